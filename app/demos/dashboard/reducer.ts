import { nextSort } from "#app/lib/sort-rows.ts";
import { toggleFilter } from "./cells.ts";
import type {
  CompareTo,
  CrossFilter,
  DashboardState,
  DashboardTab,
  PendingMember,
  ProductField,
  RangeKey,
  Task,
  TeamSort,
} from "./dashboard-state.ts";
import type { Metric, Period, ShownPeriod } from "./model.ts";
import type { ReportId } from "./reports.ts";
import type { QuotaFilter } from "./team.ts";
import { reduceTools, type ToolsAction } from "./tools-reducer.ts";

export type DashboardAction =
  | ToolsAction
  | { readonly type: "tab"; readonly tab: DashboardTab }
  | { readonly type: "period"; readonly period: Period }
  | { readonly type: "metric"; readonly metric: Metric }
  | { readonly type: "chartView"; readonly view: DashboardState["chartView"] }
  | { readonly type: "drill"; readonly point: ShownPeriod | null }
  | { readonly type: "filter"; readonly filter: CrossFilter }
  | { readonly type: "filterPeriod"; readonly point: ShownPeriod | null }
  | { readonly type: "clearFilters" }
  | { readonly type: "range"; readonly range: RangeKey }
  | { readonly type: "compare"; readonly compare: CompareTo }
  | { readonly type: "sortProducts"; readonly field: ProductField }
  | { readonly type: "star"; readonly id: ReportId }
  | { readonly type: "openReport"; readonly id: ReportId | null }
  | { readonly type: "teamView"; readonly view: DashboardState["teamView"] }
  | { readonly type: "teamSort"; readonly sort: TeamSort }
  | { readonly type: "quotaFilter"; readonly filter: QuotaFilter }
  | { readonly type: "openRep"; readonly id: string | null }
  | { readonly type: "assign"; readonly task: Omit<Task, "id" | "isDone"> }
  | { readonly type: "toggleTask"; readonly id: string }
  | { readonly type: "note"; readonly id: string; readonly text: string }
  | { readonly type: "invite"; readonly member: Omit<PendingMember, "id"> }
  | { readonly type: "uninvite"; readonly id: string };

export function reduceDashboard(state: DashboardState, action: DashboardAction): DashboardState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "period":
      return { ...state, period: action.period, drilled: null };
    case "metric":
      return { ...state, metric: action.metric };
    case "chartView":
      return { ...state, chartView: action.view };
    case "drill":
      return { ...state, drilled: action.point };
    case "filter":
      return {
        ...state,
        filters: toggleFilter(state.filters, action.filter.dimension, action.filter.value),
      };
    case "filterPeriod":
      return { ...state, filters: { ...state.filters, period: action.point ?? undefined } };
    case "clearFilters":
      return { ...state, filters: {} };
    case "range":
      // A range of one's own takes the place of the period that everything was cut down to.
      return { ...state, range: action.range, filters: { ...state.filters, period: undefined } };
    case "compare":
      return { ...state, compare: action.compare };
    case "sortProducts":
      return {
        ...state,
        productSort: nextSort(state.productSort, action.field, firstOrder(action.field)),
      };
    case "star":
      return {
        ...state,
        reports: state.reports.map((report) =>
          report.id === action.id ? { ...report, isStarred: !report.isStarred } : report,
        ),
      };
    case "openReport":
      return { ...state, openReport: action.id };
    case "addAlert":
    case "toggleAlert":
    case "removeAlert":
    case "spec":
    case "saveReport":
    case "removeReport":
    case "schedule":
      return { ...state, ...reduceTools(state, action) };
    default:
      return { ...state, ...reduceTeam(state, action) };
  }
}

type TeamAction = Extract<
  DashboardAction,
  {
    type:
      | "teamView"
      | "teamSort"
      | "quotaFilter"
      | "openRep"
      | "assign"
      | "toggleTask"
      | "note"
      | "invite"
      | "uninvite";
  }
>;

function reduceTeam(state: DashboardState, action: TeamAction): Partial<DashboardState> {
  switch (action.type) {
    case "teamView":
      return { teamView: action.view };
    case "teamSort":
      return { teamSort: action.sort };
    case "quotaFilter":
      return { quotaFilter: action.filter };
    case "openRep":
      return { openRep: action.id };
    case "assign": {
      const task = { ...action.task, id: `own-${state.tasks.length}`, isDone: false };
      const name = state.reps.find(({ id }) => id === task.repId)?.name ?? "";
      return {
        tasks: [...state.tasks, task],
        activity: [`You gave ${name} a task: ${task.title}`, ...state.activity],
      };
    }
    case "toggleTask":
      return {
        tasks: state.tasks.map((task) =>
          task.id === action.id ? { ...task, isDone: !task.isDone } : task,
        ),
      };
    case "note":
      return { notes: { ...state.notes, [action.id]: action.text } };
    case "invite": {
      const member = {
        ...action.member,
        id: `invited-${state.activity.length}-${state.pendingMembers.length}`,
      };
      return {
        pendingMembers: [...state.pendingMembers, member],
        activity: [`You invited ${member.name}`, ...state.activity],
      };
    }
    case "uninvite":
      return { pendingMembers: state.pendingMembers.filter(({ id }) => id !== action.id) };
  }
}

/** Names begin with A, numbers with the largest. */
function firstOrder(field: ProductField) {
  return field === "name" ? "ascending" : "descending";
}
