import type { IsoDay } from "#domain/dates.ts";
import type { Sort } from "#app/lib/sort-rows.ts";

export const districts = [
  "Harbourside",
  "Old Quarter",
  "Linden Heights",
  "Mill Row",
  "Cedar Park",
  "Northgate",
] as const;
export type District = (typeof districts)[number];

export const propertyTypes = ["house", "condo", "studio", "penthouse"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const propertyStatuses = ["sale", "rent", "sold"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

type Agent = { readonly name: string; readonly phone: string; readonly avatar: string };

export type PriceChange = { readonly on: Date; readonly what: string; readonly price: string };

export type Property = {
  readonly id: string;
  readonly title: string;
  /** As it is advertised: `$945,000`, `$3,400/month` (specification, section 3). */
  readonly price: string;
  readonly location: string;
  readonly type: PropertyType;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly parking: number;
  /** Square feet. */
  readonly area: number;
  /** Key of its drawing: building and light, `rowhouse-dawn`. */
  readonly image: string;
  readonly rating: number;
  readonly status: PropertyStatus;
  readonly featured: boolean;
  readonly agent: Agent;
  readonly district: District;
  /** Where it stands on the map of the town, which is 1000 wide and 720 high. */
  readonly place: readonly [x: number, y: number];
  readonly listed: Date;
  readonly soldOn: Date | null;
  readonly description: string;
  readonly features: readonly string[];
  /** The latest first. */
  readonly history: readonly PriceChange[];
};

export const priceBands = ["all", "under-1m", "1m-2m", "rent"] as const;
export type PriceBand = (typeof priceBands)[number];

export type Filters = {
  readonly query: string;
  readonly price: PriceBand;
  readonly type: PropertyType | "all";
  /** At least as many. */
  readonly beds: number;
  readonly baths: number;
  readonly parking: number;
  readonly savedOnly: boolean;
  readonly hideSold: boolean;
};

export type SortKey = "recommended" | "price-low" | "price-high" | "newest" | "largest";

export type Interest = "Hot" | "Warm" | "Cold";

export type Feedback = {
  readonly interest: Interest;
  readonly note: string;
  readonly isShared: boolean;
};

export type Viewing = {
  readonly id: string;
  /** Id of the property. */
  readonly property: string;
  readonly date: Date;
  readonly client: string;
  readonly state: "requested" | "confirmed" | "done" | "cancelled";
  /** Who shows the home. */
  readonly agent: string;
  readonly phone: string;
  readonly feedback: Feedback | null;
};

export type Enquiry = {
  readonly id: string;
  readonly kind: "Viewing" | "Question" | "Valuation";
  readonly from: string;
  readonly email: string;
  readonly property: string | null;
  readonly text: string;
  readonly received: Date;
  /** What was answered; null while it is new. */
  readonly reply: string | null;
};

/** A home that has come further than a viewing. */
export type Offer = {
  readonly property: string;
  readonly client: string;
  readonly stage: "offer" | "contract";
};

/** What happened to a listing on the portal in the last 30 days, while it was on offer. */
export type Traffic = {
  readonly views: number;
  readonly saves: number;
  /** Views by day, the oldest first; none before it was listed and after it was sold. */
  readonly daily: readonly number[];
};

export const conditions = ["needs work", "good", "renovated"] as const;
export type Condition = (typeof conditions)[number];

/** What stands in the form "What's your home worth?". */
export type ValuationForm = {
  readonly district: District;
  readonly type: PropertyType;
  readonly area: string;
  readonly condition: Condition;
};

export type Estimate = { readonly low: number; readonly mid: number; readonly high: number };

export type DiaryFilter = "all" | "confirm" | "feedback" | "today";

export type MarketField = "district" | "perFoot" | "change" | "days" | "active" | "sold";

/** What is open over the desk. */
export type DeskDialog =
  | { readonly kind: "reply" | "feedback" | "reschedule" | "cancel"; readonly id: string }
  | { readonly kind: "new-viewing" };

export type EstateTab = "search" | "dashboard" | "viewings" | "market";

export type EstateState = {
  readonly tab: EstateTab;
  readonly properties: readonly Property[];
  readonly viewings: readonly Viewing[];
  readonly enquiries: readonly Enquiry[];
  readonly offers: readonly Offer[];
  readonly traffic: Readonly<Record<string, Traffic>>;
  readonly filters: Filters;
  readonly sort: SortKey;
  /** How the homes found are shown. */
  readonly layout: "list" | "map";
  readonly saved: readonly string[];
  /** Two to four homes that are laid side by side, in the order they were chosen. */
  readonly compared: readonly string[];
  readonly isComparing: boolean;
  /** The home that is open, and the viewing that was requested there. */
  readonly open: {
    readonly id: string;
    readonly view: "details" | "booking";
    readonly booked: string | null;
  } | null;
  readonly dialog: DeskDialog | null;
  /** The visitor has requested a viewing. */
  readonly hasBooked: boolean;
  readonly diary: {
    /** The Monday that the week begins with. */
    readonly week: IsoDay;
    readonly day: IsoDay | null;
    readonly filter: DiaryFilter;
  };
  readonly district: District;
  readonly marketSort: Sort<MarketField>;
  readonly valuation: {
    readonly form: ValuationForm;
    readonly estimate: Estimate | null;
    /** Who asked for a visit for this estimate. */
    readonly requested: string | null;
  };
};
