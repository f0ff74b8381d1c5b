import { parseWeek, type IsoWeek } from "./iso-week.ts";

const tabs = ["agenda", "upcoming", "past", "unconfirmed"] as const;

export type CallsTab = (typeof tabs)[number];

/** What the address of the calls says. */
export type CallsAddress = {
  readonly tab: CallsTab;
  /** `null`: the present one. */
  readonly week: IsoWeek | null;
  /** One calendar's number; `null`: everybody's. */
  readonly host: number | null;
};

/** Reads a query string. Values that nothing here could have written are ignored. */
export function parseCallsAddress(query: string): CallsAddress {
  const values = new URLSearchParams(query);
  const host = values.get("host") ?? "";
  return {
    tab: tabs.find((known) => known === values.get("tab")) ?? "agenda",
    week: parseWeek(values.get("week")),
    host: /^[1-9]\d{0,4}$/.test(host) ? Number(host) : null,
  };
}

/** Writes the query string, with its question mark. */
export function formatCallsAddress({ tab, week, host }: CallsAddress): string {
  const values = new URLSearchParams({ view: "calls" });
  if (tab !== "agenda") values.set("tab", tab);
  if (tab === "agenda" && week !== null) values.set("week", week);
  if (tab === "agenda" && host !== null) values.set("host", String(host));
  return `?${values}`;
}
