import type { IsoDay } from "#domain/dates.ts";
import type { Sort } from "#app/lib/sort-rows.ts";

export const revenueViews = ["monthly", "quarterly", "yearly"] as const;
export type RevenueView = (typeof revenueViews)[number];

/** A closed month; money is in cents everywhere. */
export type MonthFigures = {
  readonly year: number;
  /** 0 is January. */
  readonly month: number;
  readonly revenue: number;
  readonly target: number;
};

export type RevenueRow = {
  /** `Oct 2026`, `Q3 2026`, `2025` */
  readonly period: string;
  readonly revenue: number;
  readonly target: number;
  /** Percent against the period before; null when there is nothing to hold it against. */
  readonly growth: number | null;
};

export type Payout = {
  readonly id: string;
  /** The partner's id. */
  readonly partner: string;
  readonly amount: number;
  readonly date: IsoDay;
  readonly status: "pending" | "scheduled";
  /** The end of the time in which the customer can still cancel. */
  readonly lockUntil: IsoDay;
};

export type PayoutField = "amount" | "date";

export const documentCategories = ["Contracts", "Reports", "Marketing", "Compliance"] as const;
export type DocumentCategory = (typeof documentCategories)[number];

export type PortalDoc = {
  readonly id: string;
  readonly name: string;
  /** `PDF`, `CSV`, or whatever a visitor's file ends in. */
  readonly type: string;
  readonly size: string;
  readonly uploadDate: IsoDay;
  readonly status: "approved" | "pending" | "rejected";
  readonly category: DocumentCategory;
  /** Why it was rejected. */
  readonly reason?: string;
  /** Added in this visit. */
  readonly isOwn?: true;
};

/** All that is known of a chosen file: it is never read. */
export type ChosenFile = { readonly name: string; readonly size: number };

export const tiers = ["Bronze", "Silver", "Gold", "Platinum"] as const;
export type Tier = (typeof tiers)[number];

export type PastPayout = { readonly date: IsoDay; readonly amount: number };

export type Partner = {
  readonly id: string;
  readonly name: string;
  readonly tier: Tier;
  readonly status: "active" | "inactive";
  readonly joinDate: IsoDay;
  /** Of the last twelve months. */
  readonly revenue: number;
  readonly isYou?: true;
  readonly note?: string;
  /** The latest first. */
  readonly paid: readonly PastPayout[];
};

export type PartnerSort = "revenue" | "name" | "joined";

export const products = ["Orbitra Ledger", "Orbitra Insight", "Orbitra Connect"] as const;
export type Product = (typeof products)[number];

export type Deal = {
  readonly id: string;
  readonly customer: string;
  /** Whom to write to at the customer. */
  readonly email: string;
  readonly value: number;
  readonly product: Product;
  readonly close: IsoDay;
  readonly registered: IsoDay;
  readonly status: "Submitted" | "Approved" | "Won";
  /** More time was asked for in this visit. */
  readonly isExtensionAsked?: true;
};

export type Company = {
  readonly name: string;
  readonly website: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly description: string;
};

/** What the vendor keeps; nobody edits it here. */
export type Partnership = {
  readonly tier: Tier;
  readonly partnerId: string;
  readonly memberSince: IsoDay;
  readonly accountManager: string;
  readonly renews: IsoDay;
  /** The last four digits. */
  readonly account: string;
};

export type FeedEntry = {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  /** Done by the visitor. */
  readonly isOwn: boolean;
};

export type PortalTab = "dashboard" | "revenue" | "documents" | "partners" | "profile";

export type DocumentFilter = {
  readonly query: string;
  readonly category: DocumentCategory | "all";
};

export type PartnerFilter = {
  readonly query: string;
  readonly tier: Tier | "all";
  readonly status: Partner["status"] | "all";
};

export type PortalState = {
  readonly openedAt: Date;
  readonly tab: PortalTab;
  readonly series: readonly MonthFigures[];
  readonly view: RevenueView;
  readonly payouts: readonly Payout[];
  readonly payoutSort: Sort<PayoutField>;
  readonly documents: readonly PortalDoc[];
  readonly documentFilter: DocumentFilter;
  /** Taken away in this visit, with the place they had, the latest first. */
  readonly removed: readonly { readonly document: PortalDoc; readonly index: number }[];
  readonly deals: readonly Deal[];
  readonly partners: readonly Partner[];
  readonly partnerFilter: PartnerFilter;
  readonly partnerSort: PartnerSort;
  readonly openPartner: string | null;
  readonly company: Company;
  /** The company as it stands in the form, saved or not. */
  readonly draft: Company;
  readonly partnership: Partnership;
  /** The newest first. */
  readonly feed: readonly FeedEntry[];
  /** How many things were made in this visit, for their ids. */
  readonly made: number;
};
