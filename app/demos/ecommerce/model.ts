import type { IsoDay } from "#domain/dates.ts";

export const categories = ["all", "Electronics", "Home", "Sports"] as const;
export type CategoryFilter = (typeof categories)[number];
type Category = Exclude<CategoryFilter, "all">;

export type Stars = 1 | 2 | 3 | 4 | 5;

export type Review = {
  readonly id: string;
  readonly user: string;
  readonly rating: Stars;
  readonly comment: string;
  readonly date: IsoDay;
  /** Written by the visitor, in this visit. */
  readonly isMine?: true;
};

export type ProductImage = "headphones" | "watch" | "kettle" | "purifier" | "bands" | "bottle";

export type Product = {
  readonly id: number;
  readonly name: string;
  /** In cents. */
  readonly price: number;
  readonly image: ProductImage;
  /** The mean of its reviews, with one decimal. */
  readonly rating: number;
  readonly category: Category;
  readonly description: string;
  readonly specs: Readonly<Record<string, string>>;
  readonly reviews: readonly Review[];
};

export type CartItem = { readonly id: number; readonly quantity: number };

export const shippingFields = [
  "firstName",
  "lastName",
  "address",
  "city",
  "zipCode",
  "phone",
] as const;
export type Shipping = Readonly<Record<(typeof shippingFields)[number], string>>;

export const paymentFields = ["cardNumber", "expiryDate", "cvv", "nameOnCard"] as const;
export type Payment = Readonly<Record<(typeof paymentFields)[number], string>>;

export type SortMode = "featured" | "low" | "high" | "rated";

export type CheckoutStep = 1 | 2 | 3 | 4;

export type Checkout = {
  readonly isOpen: boolean;
  readonly step: CheckoutStep;
  readonly shipping: Shipping;
  readonly payment: Payment;
};

/** All in cents. */
export type Totals = {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
};

export type OrderStage = "placed" | "packed" | "shipped" | "delivered";

export type Order = {
  /** Of the same order among those that the owner has. */
  readonly id: string;
  readonly number: string;
  readonly items: readonly CartItem[];
  readonly totals: Totals;
  readonly shipping: Shipping;
  readonly placedAt: Date;
};

/** An order of the last 24 hours, as the owner sees it. */
export type PastOrder = {
  readonly id: string;
  readonly number: string;
  /** When it came to each stage that it has reached. */
  readonly stamps: { readonly placed: Date } & {
    readonly [stage in Exclude<OrderStage, "placed">]?: Date;
  };
  readonly items: readonly CartItem[];
  readonly total: number;
  readonly placedAt: Date;
};

/** What the visitor has done once in this visit; each raises its step of the owner's funnel by one. */
export type FunnelFlags = {
  readonly hasViewed: boolean;
  readonly hasCart: boolean;
  readonly hasCheckout: boolean;
};

export type FeedEvent = {
  readonly id: string;
  readonly text: string;
  readonly at: Date;
  readonly isOwn: boolean;
  readonly isOrder: boolean;
};

export type StoreView = "shopper" | "owner";

export type StoreState = {
  readonly openedAt: Date;
  readonly products: readonly Product[];
  readonly cart: readonly CartItem[];
  readonly query: string;
  readonly category: CategoryFilter;
  readonly sort: SortMode;
  readonly saved: readonly number[];
  /** The products that were opened, the latest first. */
  readonly viewed: readonly number[];
  /** The products that are held against each other. */
  readonly compared: readonly number[];
  readonly detail: { readonly id: number; readonly quantity: number } | null;
  readonly checkout: Checkout;
  /** The last completed order; its confirmation can be read again. */
  readonly lastOrder: Order | null;
  readonly isConfirmationOpen: boolean;
  readonly view: StoreView;
  readonly funnel: FunnelFlags;
  readonly orders: readonly PastOrder[];
  readonly feed: readonly FeedEvent[];
};
