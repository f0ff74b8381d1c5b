import { type IsoDay, isoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { nextSort } from "#app/lib/sort-rows.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { mondayOf } from "./diary.ts";
import { toggleCompared } from "./compare.ts";
import { noFilters } from "./filters.ts";
import { checkVisitor } from "./forms.ts";
import { findHome } from "./homes.ts";
import { estimateValue } from "./market.ts";
import type {
  DeskDialog,
  DiaryFilter,
  District,
  EstateState,
  EstateTab,
  Filters,
  MarketField,
  PropertyStatus,
  SortKey,
  ValuationForm,
} from "./model.ts";
import { offeredAs } from "./offering.ts";
import { reduceViewings, type ViewingAction } from "./viewing-actions.ts";
import { dollars, typeLabels } from "./labels.ts";

export type EstateAction =
  | ViewingAction
  | { readonly type: "tab"; readonly tab: EstateTab }
  | { readonly type: "setFilters"; readonly change: Partial<Filters> }
  | { readonly type: "clearFilters" }
  | { readonly type: "sort"; readonly sort: SortKey }
  | { readonly type: "layout"; readonly layout: EstateState["layout"] }
  | { readonly type: "toggleSave" | "toggleFeatured" | "toggleCompared"; readonly id: string }
  | { readonly type: "compare"; readonly isOpen: boolean }
  | { readonly type: "clearCompared" }
  | { readonly type: "openHome"; readonly id: string; readonly view: "details" | "booking" }
  | { readonly type: "closeHome" | "closeDialog" }
  | {
      readonly type: "setStatus";
      readonly id: string;
      readonly status: PropertyStatus;
      readonly now: Date;
    }
  | { readonly type: "replyEnquiry"; readonly id: string; readonly text: string }
  | { readonly type: "dialog"; readonly dialog: DeskDialog }
  | { readonly type: "diaryFilter"; readonly filter: DiaryFilter }
  | { readonly type: "diaryWeek"; readonly week: IsoDay }
  | { readonly type: "diaryDay"; readonly day: IsoDay | null }
  | { readonly type: "showInDiary"; readonly date: Date; readonly filter: DiaryFilter }
  | { readonly type: "district"; readonly district: District }
  | { readonly type: "sortMarket"; readonly field: MarketField }
  | { readonly type: "valuationForm"; readonly change: Partial<ValuationForm> }
  | { readonly type: "estimate" }
  | {
      readonly type: "requestValuation";
      readonly name: string;
      readonly email: string;
      readonly now: Date;
    };

/** One reducer for the whole agency, so that Search, desk, diary and market tell the same story. */
export function reduceEstate(state: EstateState, action: EstateAction): EstateState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "setFilters":
      return { ...state, filters: { ...state.filters, ...action.change } };
    case "clearFilters":
      return { ...state, filters: noFilters };
    case "sort":
      return { ...state, sort: action.sort };
    case "layout":
      return { ...state, layout: action.layout };
    case "toggleCompared":
      return withCompared(state, toggleCompared(state.compared, action.id));
    case "clearCompared":
      return withCompared(state, []);
    case "compare":
      return withCompared({ ...state, isComparing: action.isOpen }, state.compared);
    case "toggleSave":
      return withSave(state, action.id);
    case "toggleFeatured":
      return withHomes(
        state,
        updateById(state.properties, action.id, (home) => ({ ...home, featured: !home.featured })),
      );
    case "setStatus":
      return withStatus(state, action);
    case "openHome":
      return {
        ...state,
        traffic: state.open?.id === action.id ? state.traffic : seenOnce(state, action.id),
        open: { id: action.id, view: action.view, booked: null },
      };
    case "closeHome":
      return { ...state, open: null };
    case "dialog":
      return { ...state, dialog: action.dialog };
    case "closeDialog":
      return { ...state, dialog: null };
    case "replyEnquiry":
      return withReply(state, action.id, action.text);
    case "district":
      return { ...state, district: action.district };
    case "sortMarket":
      return { ...state, marketSort: nextSort(state.marketSort, action.field, "descending") };
    case "valuationForm":
    case "estimate":
    case "requestValuation":
      return reduceValuation(state, action);
    case "diaryFilter":
    case "diaryWeek":
    case "diaryDay":
    case "showInDiary":
      return reduceDiary(state, action);
    default:
      return reduceViewings(state, action);
  }
}

function withHomes(state: EstateState, properties: EstateState["properties"]): EstateState {
  return properties === state.properties ? state : { ...state, properties };
}

/** Fewer than two homes compare with nothing. */
function withCompared(state: EstateState, compared: readonly string[]): EstateState {
  return { ...state, compared, isComparing: state.isComparing && compared.length > 1 };
}

function withSave(state: EstateState, id: string): EstateState {
  const saved = state.saved.includes(id)
    ? state.saved.filter((one) => one !== id)
    : [...state.saved, id];
  return findHome(state.properties, id) ? { ...state, saved } : state;
}

/** A home on offer that somebody opens has one more view, today. */
function seenOnce({ traffic, properties }: EstateState, id: string): EstateState["traffic"] {
  const seen = traffic[id];
  if (!seen || findHome(properties, id)?.status === "sold") return traffic;
  const daily = [...seen.daily.slice(0, -1), (seen.daily.at(-1) ?? 0) + 1];
  return { ...traffic, [id]: { ...seen, views: seen.views + 1, daily } };
}

type StatusAction = Extract<EstateAction, { type: "setStatus" }>;

function withStatus(state: EstateState, { id, status, now }: StatusAction): EstateState {
  return withHomes(
    state,
    updateById(state.properties, id, (home) => offeredAs(home, status, now)),
  );
}

function withReply(state: EstateState, id: string, text: string): EstateState {
  const reply = cleanText(text);
  const enquiries = updateById(state.enquiries, id, (enquiry) =>
    reply === "" || enquiry.reply !== null ? enquiry : { ...enquiry, reply },
  );
  return enquiries === state.enquiries ? state : { ...state, enquiries };
}

type DiaryAction = Extract<
  EstateAction,
  { type: "diaryFilter" | "diaryWeek" | "diaryDay" | "showInDiary" }
>;

function reduceDiary(state: EstateState, action: DiaryAction): EstateState {
  const { diary } = state;
  switch (action.type) {
    case "diaryFilter":
      return { ...state, diary: { ...diary, filter: action.filter, day: null } };
    case "diaryWeek":
      return { ...state, diary: { week: action.week, day: null, filter: "all" } };
    case "diaryDay":
      return { ...state, diary: { ...diary, day: action.day, filter: "all" } };
    case "showInDiary": {
      const week = isoDay(mondayOf(action.date));
      return {
        ...state,
        tab: "viewings",
        open: null,
        diary: { week, day: null, filter: action.filter },
      };
    }
  }
}

type ValuationAction = Extract<
  EstateAction,
  { type: "valuationForm" | "estimate" | "requestValuation" }
>;

function reduceValuation(state: EstateState, action: ValuationAction): EstateState {
  const { form, estimate } = state.valuation;
  switch (action.type) {
    // What was worked out belongs to what was asked before.
    case "valuationForm":
      return {
        ...state,
        valuation: { form: { ...form, ...action.change }, estimate: null, requested: null },
      };
    case "estimate": {
      const found = estimateValue({ ...form, area: Number(form.area.replaceAll(",", "")) });
      return found ? { ...state, valuation: { form, estimate: found, requested: null } } : state;
    }
    case "requestValuation": {
      const from = cleanText(action.name);
      const email = cleanText(action.email);
      if (!estimate || Object.keys(checkVisitor({ name: from, email })).length > 0) return state;
      const what = `${typeLabels[form.type].toLowerCase()} in ${form.district}`;
      const text = `Please come and see my ${what}, ${form.area} sq ft, ${form.condition}. Your page says ${dollars(estimate.low)} to ${dollars(estimate.high)}.`;
      const enquiry = {
        id: `e${state.enquiries.length + 1}`,
        kind: "Valuation",
        from,
        email,
        property: null,
        text,
        received: action.now,
        reply: null,
      } as const;
      return {
        ...state,
        enquiries: [enquiry, ...state.enquiries],
        valuation: { form, estimate, requested: from },
      };
    }
  }
}
