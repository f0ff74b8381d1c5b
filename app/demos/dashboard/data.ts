import { epochDay } from "#domain/dates.ts";
import type { DashboardState } from "./dashboard-state.ts";
import { sampleOrders } from "./orders.ts";
import { reports } from "./reports.ts";
import { sampleSchedules } from "./sample-schedules.ts";
import { openLedger } from "./sales.ts";
import { sampleReps } from "./sample-reps.ts";

/** The dashboard on a morning. */
export function buildDashboard(now: Date): DashboardState {
  const today = epochDay(now);
  const ledger = openLedger(today);
  return {
    openedAt: now,
    ledger,
    orders: sampleOrders(ledger),
    reps: sampleReps,
    tab: "overview",
    period: "monthly",
    metric: "sales",
    chartView: "bars",
    drilled: null,
    filters: {},
    range: "30",
    compare: "previous",
    productSort: { field: "sales", direction: "descending" },
    reports: reports.map(({ id }) => ({ id, isStarred: id === "monthly" })),
    openReport: null,
    alerts: [
      {
        id: "a1",
        metric: "sales",
        direction: "below",
        limit: "target",
        period: "monthly",
        isOn: true,
      },
    ],
    spec: { metric: "sales", by: "region", range: "month" },
    savedReports: [],
    schedules: sampleSchedules,
    teamView: "cards",
    teamSort: "attainment",
    quotaFilter: "all",
    openRep: null,
    tasks: [
      {
        id: "t1",
        repId: "luis",
        title: "Call Oakhurst School about the chairs",
        due: today + 2,
        isDone: false,
      },
      {
        id: "t2",
        repId: "amy",
        title: "Send Marlow Print the revised quote",
        due: today + 1,
        isDone: false,
      },
      {
        id: "t3",
        repId: "marta",
        title: "Prepare the Quayside renewal",
        due: today + 5,
        isDone: true,
      },
    ],
    notes: {},
    pendingMembers: [],
    activity: [],
  };
}
