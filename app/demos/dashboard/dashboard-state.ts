import type { AlertRule } from "./alerts.ts";
import type { ReportSpec, SavedReport } from "./builder.ts";
import type { Dimension } from "./cells.ts";
import type { Filters, Metric, Period, ShownPeriod } from "./model.ts";
import type { Order } from "./orders.ts";
import type { ReportId } from "./reports.ts";
import type { Ledger } from "./sales.ts";
import type { Schedule } from "./schedule.ts";
import type { Sort } from "#app/lib/sort-rows.ts";
import type { QuotaFilter, RepRecord } from "./team.ts";

export const dashboardTabs = ["overview", "analytics", "reports", "team"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export type RangeKey = "30" | "90" | "year" | "ytd";
export type CompareTo = "previous" | "lastYear" | "none";
export type ProductField = "name" | "units" | "sales" | "margin";
export type TeamSort = "attainment" | "sales" | "name";

export type Task = {
  readonly id: string;
  readonly repId: string;
  readonly title: string;
  /** Number of the day; null without one. */
  readonly due: number | null;
  readonly isDone: boolean;
};

export type PendingMember = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
};

export type DashboardState = {
  readonly openedAt: Date;
  readonly ledger: Ledger;
  readonly orders: readonly Order[];
  readonly reps: readonly RepRecord[];
  readonly tab: DashboardTab;
  readonly period: Period;
  readonly metric: Metric;
  readonly chartView: "bars" | "line";
  /** The period whose details are open. */
  readonly drilled: ShownPeriod | null;
  readonly filters: Filters;
  readonly range: RangeKey;
  readonly compare: CompareTo;
  readonly productSort: Sort<ProductField>;
  readonly reports: readonly { readonly id: ReportId; readonly isStarred: boolean }[];
  readonly openReport: ReportId | null;
  readonly alerts: readonly AlertRule[];
  /** What the builder of reports shows. */
  readonly spec: ReportSpec;
  /** Reports of one's own, kept for this visit. */
  readonly savedReports: readonly SavedReport[];
  /** By the id of a report. */
  readonly schedules: Readonly<Record<string, Schedule>>;
  readonly teamView: "cards" | "table";
  readonly teamSort: TeamSort;
  readonly quotaFilter: QuotaFilter;
  readonly openRep: string | null;
  readonly tasks: readonly Task[];
  /** What one has noted about a person, by their id. */
  readonly notes: Readonly<Record<string, string>>;
  readonly pendingMembers: readonly PendingMember[];
  /** What was done in this visit, the newest first. */
  readonly activity: readonly string[];
};

export type CrossFilter = { readonly dimension: Dimension; readonly value: string };
