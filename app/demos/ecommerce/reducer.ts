import { formatCents } from "#domain/money.ts";
import { addItem, cartTotals, lowerItem } from "./cart.ts";
import {
  closedCheckout,
  emptyPayment,
  nextStep,
  orderNumber,
  prevStep,
  samplePayment,
  sampleShipping,
} from "./checkout.ts";
import { toggleCompared } from "./compare.ts";
import { advanced, stageOf } from "./fulfilment.ts";
import type {
  CategoryFilter,
  FeedEvent,
  FunnelFlags,
  Order,
  Payment,
  Product,
  Review,
  Shipping,
  SortMode,
  Stars,
  StoreState,
  StoreView,
} from "./model.ts";
import { ratingSummary } from "./reviews.ts";
import { withViewed } from "./suggestions.ts";

export type StoreAction =
  | { readonly type: "search"; readonly query: string }
  | { readonly type: "category"; readonly category: CategoryFilter }
  | { readonly type: "sort"; readonly sort: SortMode }
  | { readonly type: "clearFilters" }
  | { readonly type: "add"; readonly id: number; readonly count: number; readonly at: Date }
  | { readonly type: "lower"; readonly id: number }
  | { readonly type: "remove"; readonly id: number }
  | { readonly type: "save" | "compare"; readonly id: number }
  | { readonly type: "clearCompared" }
  | { readonly type: "open"; readonly id: number; readonly at: Date }
  | { readonly type: "detailQuantity"; readonly quantity: number }
  | { readonly type: "closeDetail" }
  | {
      readonly type: "review";
      readonly id: number;
      readonly rating: Stars;
      readonly user: string;
      readonly comment: string;
      readonly date: string;
    }
  | { readonly type: "checkout"; readonly at: Date }
  | { readonly type: "shipping"; readonly values: Partial<Shipping> }
  | { readonly type: "payment"; readonly values: Partial<Payment> }
  | { readonly type: "fillSample" }
  | { readonly type: "next"; readonly at: Date }
  | { readonly type: "previous" }
  | { readonly type: "dismiss"; readonly at: Date }
  | { readonly type: "confirmation"; readonly isOpen: boolean }
  | { readonly type: "advance"; readonly id: string; readonly at: Date }
  | { readonly type: "view"; readonly view: StoreView };

export function reduceStore(state: StoreState, action: StoreAction): StoreState {
  switch (action.type) {
    case "search":
      return { ...state, query: action.query };
    case "category":
      return { ...state, category: action.category };
    case "sort":
      return { ...state, sort: action.sort };
    case "clearFilters":
      return { ...state, query: "", category: "all" };
    case "add":
      return added(state, action.id, action.count, action.at);
    case "lower":
      return afterRemoval({ ...state, cart: lowerItem(state.cart, action.id) });
    case "remove":
      return afterRemoval({ ...state, cart: state.cart.filter(({ id }) => id !== action.id) });
    case "save":
      return { ...state, saved: toggled(state.saved, action.id) };
    case "compare":
      return { ...state, compared: toggleCompared(state.compared, action.id) };
    case "clearCompared":
      return { ...state, compared: [] };
    case "open":
      return opened(state, action.id, action.at);
    case "detailQuantity":
      return state.detail
        ? { ...state, detail: { ...state.detail, quantity: Math.max(1, action.quantity) } }
        : state;
    case "closeDetail":
      return { ...state, detail: null };
    case "review":
      return reviewed(state, action);
    case "checkout":
      return startedCheckout(state, action.at);
    case "advance":
      return withAdvance(state, action.id, action.at);
    case "view":
      return { ...state, view: action.view };
    case "confirmation":
      return { ...state, isConfirmationOpen: action.isOpen };
    default:
      return { ...state, ...reduceCheckout(state, action) };
  }
}

type CheckoutAction = Extract<
  StoreAction,
  { type: "shipping" | "payment" | "fillSample" | "next" | "previous" | "dismiss" }
>;

function reduceCheckout(state: StoreState, action: CheckoutAction): Partial<StoreState> {
  const { checkout } = state;
  switch (action.type) {
    case "shipping":
      return { checkout: { ...checkout, shipping: { ...checkout.shipping, ...action.values } } };
    case "payment":
      return { checkout: { ...checkout, payment: { ...checkout.payment, ...action.values } } };
    case "fillSample":
      return checkout.step === 2
        ? { checkout: { ...checkout, shipping: sampleShipping } }
        : { checkout: { ...checkout, payment: samplePayment } };
    case "previous":
      return { checkout: { ...checkout, step: prevStep(checkout.step) } };
    case "next": {
      const step = nextStep(checkout.step);
      return step === "complete"
        ? completeOrder(state, action.at)
        : { checkout: { ...checkout, step } };
    }
    case "dismiss":
      return checkout.step === 4 ? completeOrder(state, action.at) : putAside(state);
  }
}

/** Closing on step 4 completes the order: the cart is emptied and the step is 1 again (specification, section 4). */
function completeOrder(state: StoreState, at: Date): StoreState {
  const { cart, products, checkout, orders } = state;
  const totals = cartTotals(cart, products);
  const id = `own-${state.feed.length}`;
  const order: Order = {
    id,
    number: orderNumber,
    items: cart,
    totals,
    shipping: checkout.shipping,
    placedAt: at,
  };
  const sent = {
    id,
    number: orderNumber,
    items: cart,
    total: totals.total,
    placedAt: at,
    stamps: { placed: at },
  };
  return withEvent(
    {
      ...state,
      cart: [],
      checkout: closedCheckout,
      lastOrder: order,
      orders: [sent, ...orders],
    },
    { text: `You placed #${orderNumber}, ${formatCents(totals.total)}`, at, isOrder: true },
  );
}

/** The owner packs, sends or delivers an order. */
function withAdvance(state: StoreState, id: string, at: Date): StoreState {
  const before = state.orders.find((order) => order.id === id);
  const after = before && advanced(before, at);
  if (!after || after === before) return state;
  const orders = state.orders.map((order) => (order.id === id ? after : order));
  const text = `You marked #${after.number} as ${stageOf(after.stamps)}`;
  return withEvent({ ...state, orders }, { text, at, isOrder: true });
}

/** The dialog closes and what was typed stays, but for the card. */
function putAside(state: StoreState): Partial<StoreState> {
  return { checkout: { ...state.checkout, isOpen: false, step: 1, payment: emptyPayment } };
}

function startedCheckout(state: StoreState, at: Date): StoreState {
  if (state.cart.length === 0) return state;
  const open = { ...state, checkout: { ...state.checkout, isOpen: true, step: 1 as const } };
  return flagged(open, "hasCheckout", { text: "You started a checkout", at });
}

function added(state: StoreState, id: number, count: number, at: Date): StoreState {
  const cart = addItem(state.cart, id, count);
  const name = state.products.find((product) => product.id === id)?.name ?? "";
  return flagged({ ...state, cart }, "hasCart", { text: `You put ${name} into your cart`, at });
}

/** Without a line there is nothing to check out. */
function afterRemoval(state: StoreState): StoreState {
  return state.cart.length === 0 && state.checkout.isOpen
    ? { ...state, ...putAside(state) }
    : state;
}

function opened(state: StoreState, id: number, at: Date): StoreState {
  const name = state.products.find((product) => product.id === id)?.name ?? "";
  const viewed = withViewed(state.viewed, id);
  return flagged({ ...state, viewed, detail: { id, quantity: 1 } }, "hasViewed", {
    text: `You opened ${name}`,
    at,
  });
}

/** Raises a step of the funnel and tells of it, the first time only. */
function flagged(
  state: StoreState,
  flag: keyof FunnelFlags,
  event: Pick<FeedEvent, "text" | "at">,
): StoreState {
  if (state.funnel[flag]) return state;
  const funnel = { ...state.funnel, [flag]: true };
  return withEvent({ ...state, funnel }, { ...event, isOrder: false });
}

function withEvent(
  state: StoreState,
  event: Pick<FeedEvent, "text" | "at" | "isOrder">,
): StoreState {
  const own = { ...event, id: `event-${state.feed.length}`, isOwn: true };
  return { ...state, feed: [own, ...state.feed] };
}

type ReviewAction = Extract<StoreAction, { type: "review" }>;

function reviewed(state: StoreState, action: ReviewAction): StoreState {
  const products = state.products.map((product): Product => {
    if (product.id !== action.id) return product;
    const own: Review = {
      id: `${product.id}-own-${product.reviews.length}`,
      user: action.user.trim() || "You",
      rating: action.rating,
      comment: action.comment.trim(),
      date: action.date,
      isMine: true,
    };
    const reviews = [own, ...product.reviews];
    return { ...product, reviews, rating: ratingSummary(reviews).mean };
  });
  return { ...state, products };
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
