import type { AlertRule } from "./alerts.ts";
import type { ReportSpec } from "./builder.ts";
import type { DashboardState } from "./dashboard-state.ts";
import type { Schedule } from "./schedule.ts";

export type ToolsAction =
  | { readonly type: "addAlert"; readonly rule: Omit<AlertRule, "id" | "isOn"> }
  | { readonly type: "toggleAlert" | "removeAlert"; readonly id: string }
  | { readonly type: "spec"; readonly change: Partial<ReportSpec> }
  | { readonly type: "saveReport"; readonly name: string }
  | { readonly type: "removeReport"; readonly id: string }
  /** `null` takes the schedule of a report away. */
  | { readonly type: "schedule"; readonly id: string; readonly schedule: Schedule | null };

/** Alerts, reports of one's own, and when a report goes out. */
export function reduceTools(state: DashboardState, action: ToolsAction): Partial<DashboardState> {
  const { alerts, savedReports, schedules, spec } = state;
  switch (action.type) {
    case "addAlert":
      return { alerts: [...alerts, { ...action.rule, id: nextId("a", alerts), isOn: true }] };
    case "toggleAlert":
      return {
        alerts: alerts.map((rule) =>
          rule.id === action.id ? { ...rule, isOn: !rule.isOn } : rule,
        ),
      };
    case "removeAlert":
      return { alerts: alerts.filter(({ id }) => id !== action.id) };
    case "spec":
      return { spec: { ...spec, ...action.change } };
    case "saveReport": {
      const id = nextId("own-", savedReports);
      return { savedReports: [...savedReports, { id, name: action.name, spec }] };
    }
    case "removeReport":
      return {
        savedReports: savedReports.filter(({ id }) => id !== action.id),
        schedules: withSchedule(schedules, action.id, null),
      };
    case "schedule":
      return { schedules: withSchedule(schedules, action.id, action.schedule) };
  }
}

/** One more than the highest so far: what was removed lends its id to nobody. */
function nextId(prefix: string, list: readonly { readonly id: string }[]): string {
  const numbers = list.map(({ id }) => Number(id.slice(prefix.length)));
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

function withSchedule(
  schedules: DashboardState["schedules"],
  id: string,
  schedule: Schedule | null,
): DashboardState["schedules"] {
  const others = Object.entries(schedules).filter(([of]) => of !== id);
  return Object.fromEntries(schedule ? [...others, [id, schedule]] : others);
}
