import { addDays, isoDay } from "#domain/dates.ts";
import { closedCheckout } from "./checkout.ts";
import type { FeedEvent, PastOrder, Product, StoreState } from "./model.ts";
import { pastOrders } from "./owner.ts";
import { ratingSummary } from "./reviews.ts";
import { sampleProducts, type SampleProduct } from "./sample-products.ts";

/** The store as the visitor finds it. */
export function buildStore(now: Date): StoreState {
  const products = sampleProducts.map((sample) => buildProduct(sample, now));
  const orders = pastOrders(products, now);
  return {
    openedAt: now,
    products,
    cart: [],
    query: "",
    category: "all",
    sort: "featured",
    saved: [],
    viewed: [],
    compared: [],
    detail: null,
    checkout: closedCheckout,
    lastOrder: null,
    isConfirmationOpen: false,
    view: "shopper",
    funnel: { hasViewed: false, hasCart: false, hasCheckout: false },
    orders,
    feed: orders.slice(0, 6).map((order) => orderEvent(order, products)),
  };
}

function buildProduct({ specs, reviews: samples, ...sample }: SampleProduct, now: Date): Product {
  const reviews = samples.map(([rating, user, daysAgo, comment], index) => ({
    id: `${sample.id}-${index + 1}`,
    user,
    rating,
    comment,
    date: isoDay(addDays(now, -daysAgo)),
  }));
  return {
    ...sample,
    rating: ratingSummary(reviews).mean,
    specs: Object.fromEntries(specs),
    reviews,
  };
}

function orderEvent({ id, items, placedAt }: PastOrder, products: readonly Product[]): FeedEvent {
  const names = items.map(({ id: wanted, quantity }) => {
    const name = products.find((product) => product.id === wanted)?.name ?? "";
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  return {
    id,
    text: `A guest ordered ${names.join(" and ")}`,
    at: placedAt,
    isOwn: false,
    isOrder: true,
  };
}
