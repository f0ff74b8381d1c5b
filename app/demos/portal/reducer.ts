import { counted } from "#domain/counted.ts";
import { nextSort } from "#app/lib/sort-rows.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { restoreDeal, winDeal, withdrawDeal } from "./deal-steps.ts";
import { askExtension, registerDeal, type DealEntry } from "./deals.ts";
import {
  noDocumentFilter,
  removeDocument,
  replaceDocument,
  restoreDocument,
  uploadDocuments,
} from "./documents.ts";
import { withEntry } from "./feed.ts";
import type {
  ChosenFile,
  Company,
  Deal,
  DocumentCategory,
  DocumentFilter,
  PartnerFilter,
  PartnerSort,
  PayoutField,
  PortalState,
  PortalTab,
  RevenueView,
} from "./model.ts";
import { invitePartner, noPartnerFilter } from "./partners.ts";
import { saveProfile } from "./profile.ts";

export type PortalAction =
  | { readonly type: "tab"; readonly tab: PortalTab }
  | { readonly type: "setView"; readonly view: RevenueView }
  | { readonly type: "sortPayouts"; readonly field: PayoutField }
  | { readonly type: "setDocFilter"; readonly filter: Partial<DocumentFilter> }
  | { readonly type: "clearDocFilter" }
  | { readonly type: "showDocument"; readonly id: string }
  | {
      readonly type: "uploadDocs";
      readonly files: readonly ChosenFile[];
      readonly category: DocumentCategory;
      readonly now: Date;
    }
  | { readonly type: "removeDoc"; readonly id: string }
  | { readonly type: "undo" }
  | {
      readonly type: "replaceDoc";
      readonly id: string;
      readonly file: ChosenFile;
      readonly now: Date;
    }
  | { readonly type: "registerDeal"; readonly entry: DealEntry; readonly now: Date }
  | {
      readonly type: "askExtension" | "winDeal" | "withdrawDeal";
      readonly id: string;
      readonly now: Date;
    }
  | {
      readonly type: "restoreDeal";
      readonly deal: Deal;
      readonly index: number;
      readonly now: Date;
    }
  | { readonly type: "setPartnerFilter"; readonly filter: Partial<PartnerFilter> }
  | { readonly type: "clearPartnerFilter" }
  | { readonly type: "sortPartners"; readonly sort: PartnerSort }
  | { readonly type: "openPartner"; readonly id: string | null }
  | {
      readonly type: "invitePartner";
      readonly name: string;
      readonly email: string;
      readonly now: Date;
    }
  | {
      readonly type: "messagePartner";
      readonly name: string;
      readonly text: string;
      readonly now: Date;
    }
  | { readonly type: "editProfile"; readonly change: Partial<Company> }
  | { readonly type: "saveProfile"; readonly now: Date }
  | { readonly type: "discardProfile" }
  | { readonly type: "exported"; readonly count: number; readonly now: Date };

export function reducePortal(state: PortalState, action: PortalAction): PortalState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "setView":
      return action.view === state.view ? state : { ...state, view: action.view };
    case "sortPayouts":
      return { ...state, payoutSort: nextSort(state.payoutSort, action.field, firstOrder(action)) };
    case "registerDeal":
      return registerDeal(state, action.entry, action.now);
    case "askExtension":
      return askExtension(state, action.id, action.now);
    case "winDeal":
      return winDeal(state, action.id, action.now);
    case "withdrawDeal":
      return withdrawDeal(state, action.id, action.now);
    case "restoreDeal":
      return restoreDeal(state, action.deal, action.index, action.now);
    case "exported":
      return action.count === 0
        ? state
        : withEntry(state, `You exported ${counted(action.count, "payout")}`, action.now);
    case "editProfile":
      return { ...state, draft: { ...state.draft, ...action.change } };
    case "saveProfile":
      return saveProfile(state, action.now);
    case "discardProfile":
      return state.draft === state.company ? state : { ...state, draft: state.company };
    case "setPartnerFilter":
    case "clearPartnerFilter":
    case "sortPartners":
    case "openPartner":
    case "invitePartner":
    case "messagePartner":
      return reducePartners(state, action);
    default:
      return reduceDocuments(state, action);
  }
}

type PartnerAction = Extract<
  PortalAction,
  {
    type:
      | "setPartnerFilter"
      | "clearPartnerFilter"
      | "sortPartners"
      | "openPartner"
      | "invitePartner"
      | "messagePartner";
  }
>;

function reducePartners(state: PortalState, action: PartnerAction): PortalState {
  switch (action.type) {
    case "setPartnerFilter":
      return { ...state, partnerFilter: { ...state.partnerFilter, ...action.filter } };
    case "clearPartnerFilter":
      return { ...state, partnerFilter: noPartnerFilter };
    case "sortPartners":
      return { ...state, partnerSort: action.sort };
    case "openPartner":
      return { ...state, openPartner: action.id };
    case "invitePartner":
      return invitePartner(state, action.name, action.email, action.now);
    case "messagePartner":
      return cleanText(action.text) === ""
        ? state
        : withEntry(state, `You wrote to ${action.name}`, action.now);
  }
}

type DocumentAction = Extract<
  PortalAction,
  {
    type:
      | "setDocFilter"
      | "clearDocFilter"
      | "showDocument"
      | "uploadDocs"
      | "removeDoc"
      | "undo"
      | "replaceDoc";
  }
>;

function reduceDocuments(state: PortalState, action: DocumentAction): PortalState {
  switch (action.type) {
    case "setDocFilter":
      return { ...state, documentFilter: { ...state.documentFilter, ...action.filter } };
    case "clearDocFilter":
      return { ...state, documentFilter: noDocumentFilter };
    case "showDocument":
      return shownAlone(state, action.id);
    case "uploadDocs":
      return uploadDocuments(state, action.files, action.category, action.now);
    case "removeDoc":
      return removeDocument(state, action.id);
    case "undo":
      return restoreDocument(state);
    case "replaceDoc":
      return replaceDocument(state, action.id, action.file, action.now);
  }
}

/** Opens the documents, filtered to one of them. */
function shownAlone(state: PortalState, id: string): PortalState {
  const document = state.documents.find((one) => one.id === id);
  if (!document) return state;
  return {
    ...state,
    tab: "documents",
    documentFilter: { ...noDocumentFilter, query: document.name },
  };
}

/** The largest amount first, the next day first. */
function firstOrder({ field }: { readonly field: PayoutField }) {
  return field === "amount" ? "descending" : "ascending";
}
