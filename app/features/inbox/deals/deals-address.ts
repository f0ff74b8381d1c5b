import { isRecordId } from "../entry.ts";
import { amountWord, parseAmount } from "./amount.ts";
import { isStage, type Stage } from "./deal.ts";

/** So many cards a column or list has at first, and each time more. */
export const pageSize = 20;

export const sorts = ["moved", "value", "expected"] as const;
/** Which stands first: what moved last, the highest, or the next. */
export type DealSort = (typeof sorts)[number];

export type DealFilter = {
  readonly search: string;
  /** A user id, `me` or `none`; empty for anybody's. */
  readonly owner: string;
  readonly minCents: number | null;
  readonly maxCents: number | null;
  /** When they are expected, as `2026-11-24`, both included. */
  readonly from: string | null;
  readonly to: string | null;
};

/** What the address of the deals says. */
export type DealsAddress = {
  readonly layout: "board" | "list";
  readonly filter: DealFilter;
  /** Of the list; a board has what moved last at the top. */
  readonly sort: DealSort;
  /** The column that a narrow board shows. */
  readonly stage: Stage;
  /** Of the open deal. Kept even when it is malformed, so that the panel can say so. */
  readonly deal: string | null;
};

export const noDealFilter: DealFilter = {
  search: "",
  owner: "",
  minCents: null,
  maxCents: null,
  from: null,
  to: null,
};

/** Reads a query string. Values that nothing here could have written are ignored. */
export function parseDealsAddress(query: string): DealsAddress {
  const values = new URLSearchParams(query);
  const stage = values.get("stage");
  const sort = values.get("sort");
  const owner = values.get("owner") ?? "";
  return {
    layout: values.get("layout") === "list" ? "list" : "board",
    filter: {
      search: (values.get("q") ?? "").trim().slice(0, 200),
      owner: owner === "me" || owner === "none" || isRecordId(owner) ? owner : "",
      minCents: parseAmount(values.get("min") ?? "") ?? null,
      maxCents: parseAmount(values.get("max") ?? "") ?? null,
      from: parseDay(values.get("from")),
      to: parseDay(values.get("to")),
    },
    sort: sorts.find((known) => known === sort) ?? "moved",
    stage: isStage(stage) ? stage : "lead",
    deal: values.get("deal") || null,
  };
}

/** Writes the query string, with its question mark. */
export function formatDealsAddress({ layout, filter, sort, stage, deal }: DealsAddress): string {
  const values = new URLSearchParams({ view: "deals" });
  if (layout === "list") values.set("layout", layout);
  if (filter.search) values.set("q", filter.search);
  if (filter.owner) values.set("owner", filter.owner);
  if (filter.minCents !== null) values.set("min", amountWord(filter.minCents));
  if (filter.maxCents !== null) values.set("max", amountWord(filter.maxCents));
  if (filter.from) values.set("from", filter.from);
  if (filter.to) values.set("to", filter.to);
  if (sort !== "moved") values.set("sort", sort);
  if (stage !== "lead") values.set("stage", stage);
  if (deal) values.set("deal", deal);
  return `?${values.toString()}`;
}

export function isFiltered(filter: DealFilter): boolean {
  return Object.entries(noDealFilter).some(([name, none]) => Reflect.get(filter, name) !== none);
}

/** A day of the calendar that there is: not February 30. */
export function parseDay(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const moment = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isDay ? text : null;
}
