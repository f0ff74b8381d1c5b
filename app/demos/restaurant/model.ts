import type { IsoDay } from "#domain/dates.ts";

/** Menu categories (specification, section 9). */
export const categories = ["pizza", "pasta", "mains", "salads", "desserts", "drinks"] as const;
export type Category = (typeof categories)[number];

export const tags = ["popular", "vegetarian", "spicy"] as const;
export type Tag = (typeof tags)[number];

export type MenuItem = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In cents. */
  readonly price: number;
  readonly category: Category;
  /** What its picture is drawn from. */
  readonly image: string;
  readonly popular: boolean;
  readonly spicy: boolean;
  readonly vegetarian: boolean;
  readonly availability: boolean;
};

export const orderStatuses = ["pending", "preparing", "ready", "served"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A dish on an order keeps the name and the price it was ordered at. */
export type OrderLine = {
  readonly item: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
};

export type Order = {
  readonly id: number;
  readonly table: number;
  readonly items: readonly OrderLine[];
  readonly total: number;
  readonly status: OrderStatus;
  readonly time: Date;
  readonly note: string;
  readonly servedAt: Date | null;
  /** When it was served for the first time: a recall does not take the money back. */
  readonly billedAt: Date | null;
  readonly recalled: boolean;
  /** Lines that the kitchen has ticked, by their place. */
  readonly struck: readonly number[];
  /** The table had an open order already. */
  readonly isAddOn: boolean;
  /** The guests have left and the table was cleared. */
  readonly isCleared: boolean;
};

export const reservationStatuses = ["pending", "confirmed", "seated", "completed"] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

export type Reservation = {
  readonly id: string;
  readonly customerName: string;
  readonly phone: string;
  readonly date: IsoDay;
  /** `19:30`, 24 hours. */
  readonly time: string;
  readonly partySize: number;
  readonly status: ReservationStatus;
  readonly table: number | null;
  readonly walkIn: boolean;
};

export type CartLine = { readonly item: string; readonly quantity: number };

export type RestaurantTab = "orders" | "menu" | "reservations" | "dashboard";
export type TicketFilter = "all" | "pending" | "preparing" | "ready";
/** The part of Orders that a telephone shows. */
export type OrdersView = "kitchen" | "order" | "tables";

export type RestaurantState = {
  /** 19:12 of the day the demo is opened on. */
  readonly openedAt: Date;
  readonly tab: RestaurantTab;
  readonly menu: readonly MenuItem[];
  readonly orders: readonly Order[];
  readonly reservations: readonly Reservation[];
  /** Whom the current order is for. */
  readonly table: number;
  readonly cart: readonly CartLine[];
  readonly note: string;
  readonly ordersView: OrdersView;
  readonly ticketFilter: TicketFilter;
  readonly isAllDay: boolean;
  readonly menuQuery: string;
  readonly menuCategory: Category | "all";
  readonly menuTags: readonly Tag[];
  /** The menu shows a switch on every dish. */
  readonly isManaging: boolean;
  /** The day whose reservations are shown. */
  readonly day: IsoDay;
  /** Reservations that were declined in this visit, the latest first. */
  readonly declined: readonly Reservation[];
};
