import { counted } from "#domain/counted.ts";
import { numberFormat } from "#domain/formats.ts";
import { measureOver } from "./measures.ts";
import type { Filters, SalesPoint } from "./model.ts";
import type { Ledger } from "./sales.ts";
import { series } from "./series.ts";

type AlertMetric = "sales" | "orders" | "growth";
type AlertPeriod = "monthly" | "weekly";

/** "Tell me when sales fall below their target for a month." */
export type AlertRule = {
  readonly id: string;
  readonly metric: AlertMetric;
  readonly direction: "below" | "above";
  /** Dollars, orders or percent; `target` for sales only. */
  readonly limit: number | "target";
  readonly period: AlertPeriod;
  readonly isOn: boolean;
};

export type AlertDraft = Omit<AlertRule, "id" | "isOn" | "limit"> & {
  readonly against: "target" | "value";
  /** As it is typed. */
  readonly value: string;
};

/** What is wrong with a typed value; null when it is a number. */
export function checkAlert({ against, value, metric }: AlertDraft): string | null {
  if (against === "target") return metric === "sales" ? null : "Only sales have a target.";
  const example = { sales: "380,000", orders: "1,200", growth: "5" }[metric];
  return limitOf(value) === null ? `Enter a number, such as ${example}.` : null;
}

/** `$380,000`, `380000` and `-2.5 %` are numbers to everybody. */
export function limitOf(text: string): number | null {
  const digits = text
    .trim()
    .replaceAll(/[$,%\s]/g, "")
    .replace("−", "-");
  const value = Number(digits);
  return digits === "" || !Number.isFinite(value) ? null : value;
}

type Watched = { readonly ledger: Ledger; readonly filters: Filters };

/** The finished periods of what is shown in which a rule would have fired; the running one is not over yet. */
export function firedIn(
  rule: Omit<AlertRule, "id" | "isOn">,
  { ledger, filters }: Watched,
): SalesPoint[] {
  return series(rule.period, ledger, filters).filter((point) => {
    if (point.isPartial) return false;
    const limit = rule.limit === "target" ? point.target : rule.limit;
    const value = {
      sales: () => point.sales,
      orders: () => measureOver("orders", point, ledger, filters),
      growth: () => point.growth,
    }[rule.metric]();
    if (value === null) return false;
    return rule.direction === "below" ? value < limit : value > limit;
  });
}

/** `Would have fired 5 times in 11 finished months: Feb, Mar, Jul, Aug, Sep` */
export function firedText(rule: AlertRule, watched: Watched): string {
  const finished = series(rule.period, watched.ledger).filter(({ isPartial }) => !isPartial).length;
  const unit = rule.period === "monthly" ? "finished month" : "finished week";
  const fired = firedIn(rule, watched);
  if (fired.length === 0) return `Would not have fired in ${counted(finished, unit)}.`;
  const names = fired.map(({ period }) =>
    rule.period === "monthly" ? (period.split(" ")[0] ?? period) : period,
  );
  return `Would have fired ${counted(fired.length, "time")} in ${counted(finished, unit)}: ${names.join(", ")}`;
}

const number = numberFormat({ maximumFractionDigits: 1 });

/** `Sales below target, monthly` */
export function ruleText({ metric, direction, limit, period }: AlertRule): string {
  const name = metric.charAt(0).toUpperCase() + metric.slice(1);
  const shown = {
    sales: (value: number) => `$${number(value)}`,
    orders: (value: number) => number(value),
    growth: (value: number) => `${number(value)}%`,
  }[metric];
  return `${name} ${direction} ${limit === "target" ? "target" : shown(limit)}, ${period}`;
}
