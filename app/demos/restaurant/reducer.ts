import type { IsoDay } from "#domain/dates.ts";
import { updateById } from "#app/lib/update-by-id.ts";
import { textLimit } from "#app/lib/typed-text.ts";
import { assignTable } from "./assign.ts";
import { addToCart, changeQuantity, removeLine, sendToKitchen } from "./cart.ts";
import { advanceFrom, recallLast, strike } from "./kitchen.ts";
import type {
  Category,
  OrdersView,
  RestaurantState,
  RestaurantTab,
  Tag,
  TicketFilter,
} from "./model.ts";
import {
  addReservation,
  completeReservation,
  confirmReservation,
  declineReservation,
  seatNow,
  seatWalkIn,
  undoDecline,
  type NewReservation,
} from "./reservations.ts";
import { clearTable, tableNumbers } from "./tables.ts";

type Timed = { readonly now: Date };

export type RestaurantAction =
  | { readonly type: "tab"; readonly tab: RestaurantTab }
  | { readonly type: "ordersView"; readonly view: OrdersView }
  | { readonly type: "ticketFilter"; readonly filter: TicketFilter }
  | { readonly type: "allDay" | "recall" }
  | { readonly type: "manage" | "clearMenu" }
  | { readonly type: "undoDecline" }
  | { readonly type: "selectTable" | "takeOrder"; readonly table: number }
  | ({ readonly type: "clearTable"; readonly table: number } & Timed)
  | { readonly type: "add" | "removeLine"; readonly item: string }
  | { readonly type: "quantity"; readonly item: string; readonly step: 1 | -1 }
  | { readonly type: "note"; readonly note: string }
  | ({ readonly type: "send" } & Timed)
  | ({ readonly type: "start" | "markReady" | "serve"; readonly id: number } & Timed)
  | { readonly type: "strike"; readonly id: number; readonly line: number }
  | { readonly type: "availability"; readonly item: string; readonly isAvailable: boolean }
  | { readonly type: "menuQuery"; readonly query: string }
  | { readonly type: "menuCategory"; readonly category: Category | "all" }
  | { readonly type: "menuTag"; readonly tag: Tag }
  | { readonly type: "day"; readonly day: IsoDay }
  | { readonly type: "confirm" | "decline" | "complete"; readonly id: string }
  | ({ readonly type: "seat"; readonly id: string } & Timed)
  | ({ readonly type: "assign"; readonly id: string; readonly table: number | null } & Timed)
  | { readonly type: "addReservation"; readonly booking: NewReservation }
  | ({ readonly type: "walkIn"; readonly name: string; readonly party: number } & Timed);

const startsFrom = { start: "pending", markReady: "preparing", serve: "ready" } as const;

export function reduceRestaurant(
  state: RestaurantState,
  action: RestaurantAction,
): RestaurantState {
  switch (action.type) {
    case "tab":
      return { ...state, tab: action.tab };
    case "ordersView":
      return { ...state, ordersView: action.view };
    case "day":
      return { ...state, day: action.day };
    case "confirm":
      return confirmReservation(state, action.id);
    case "decline":
      return declineReservation(state, action.id);
    case "undoDecline":
      return undoDecline(state);
    case "seat":
      return seatNow(state, action.id, action.now);
    case "assign":
      return assignTable(state, action.id, action.table, action.now);
    case "complete":
      return completeReservation(state, action.id);
    case "addReservation":
      return addReservation(state, action.booking);
    case "walkIn":
      return seatWalkIn(state, action.name, action.party, action.now);
    case "clearTable":
      return clearTable(state, action.table, action.now);
    case "ticketFilter":
    case "allDay":
    case "start":
    case "markReady":
    case "serve":
    case "recall":
    case "strike":
      return reduceKitchen(state, action);
    case "availability":
    case "manage":
    case "menuQuery":
    case "menuCategory":
    case "menuTag":
    case "clearMenu":
      return reduceMenu(state, action);
    default:
      return reduceOrder(state, action);
  }
}

type KitchenAction = Extract<
  RestaurantAction,
  {
    readonly type:
      "ticketFilter" | "allDay" | "start" | "markReady" | "serve" | "recall" | "strike";
  }
>;

function reduceKitchen(state: RestaurantState, action: KitchenAction): RestaurantState {
  switch (action.type) {
    case "ticketFilter":
      return { ...state, ticketFilter: action.filter };
    case "allDay":
      return { ...state, isAllDay: !state.isAllDay };
    case "recall":
      return withOrders(state, recallLast(state.orders));
    case "strike":
      return withOrders(state, strike(state.orders, action.id, action.line));
    default:
      return withOrders(
        state,
        advanceFrom(state.orders, action.id, startsFrom[action.type], action.now),
      );
  }
}

function withOrders(state: RestaurantState, orders: RestaurantState["orders"]): RestaurantState {
  return orders === state.orders ? state : { ...state, orders };
}

type MenuAction = Extract<
  RestaurantAction,
  {
    readonly type:
      "availability" | "manage" | "menuQuery" | "menuCategory" | "menuTag" | "clearMenu";
  }
>;

function reduceMenu(state: RestaurantState, action: MenuAction): RestaurantState {
  switch (action.type) {
    case "availability": {
      const menu = updateById(state.menu, action.item, (item) =>
        item.availability === action.isAvailable
          ? item
          : { ...item, availability: action.isAvailable },
      );
      return menu === state.menu ? state : { ...state, menu };
    }
    case "manage":
      return { ...state, isManaging: !state.isManaging };
    case "menuQuery":
      return { ...state, menuQuery: action.query };
    case "menuCategory":
      return { ...state, menuCategory: action.category };
    case "menuTag": {
      const { menuTags } = state;
      const isOn = menuTags.includes(action.tag);
      return {
        ...state,
        menuTags: isOn ? menuTags.filter((tag) => tag !== action.tag) : [...menuTags, action.tag],
      };
    }
    case "clearMenu":
      return { ...state, menuQuery: "", menuCategory: "all", menuTags: [] };
  }
}

type OrderAction = Extract<
  RestaurantAction,
  {
    readonly type:
      "selectTable" | "takeOrder" | "add" | "removeLine" | "quantity" | "note" | "send";
  }
>;

function reduceOrder(state: RestaurantState, action: OrderAction): RestaurantState {
  switch (action.type) {
    case "selectTable":
      if (action.table === state.table || !tableNumbers.includes(action.table)) return state;
      return { ...state, table: action.table };
    case "takeOrder":
      return { ...state, table: action.table, tab: "orders", ordersView: "order" };
    case "add": {
      const item = state.menu.find(({ id }) => id === action.item);
      return item ? withCart(state, addToCart(state.cart, item)) : state;
    }
    case "quantity":
      return withCart(state, changeQuantity(state.cart, action.item, action.step));
    case "removeLine":
      return withCart(state, removeLine(state.cart, action.item));
    case "note":
      return { ...state, note: action.note.slice(0, textLimit) };
    case "send":
      return sendToKitchen(state, action.now);
  }
}

function withCart(state: RestaurantState, cart: RestaurantState["cart"]): RestaurantState {
  return cart === state.cart ? state : { ...state, cart };
}
