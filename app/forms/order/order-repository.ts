import { RepositoryError } from "#app/lib/repository-error.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { reportAttribution } from "#app/forms/report-attribution.ts";
import { callFunction } from "#app/supabase/visitor-client.ts";
import { addOnsOf, itemOf, type OrderChoice } from "./order-choice.ts";
import type { OrderRequest } from "./order-schema.ts";
import type { OrderTotal } from "./order-total.ts";

export type PlacedOrder = {
  /** Short enough to be read out on the telephone. */
  readonly reference: string;
  readonly choice: OrderChoice;
  /** What the order comes to by the price list of the database. */
  readonly total: OrderTotal;
  readonly email: string;
};

/**
 * Places an order. The database looks up what it costs; the same send again is answered as the first.
 *
 * @throws RepositoryError
 */
export async function submitOrder(
  order: OrderRequest,
  sendId: string,
  word: PageWord,
): Promise<PlacedOrder> {
  const item = itemOf(order.item);
  if (!item) throw new RepositoryError("refused", `There is no ${order.item}.`);
  const addOns = addOnsOf(item.kind, order.addOns);
  const answer = await callFunction("place_order", {
    id: sendId,
    kind: item.kind,
    item_id: item.id,
    addons: addOns.map(({ id }) => id),
    name: order.name,
    email: order.email,
    company: order.company,
    country: order.country,
    address: order.address,
    vat_id: order.vatId,
    notes: order.notes,
    agree_to_terms: order.agreeToTerms,
  });
  const placed = placedIn(answer);
  reportAttribution("order", order.email, word);
  return { ...placed, choice: { item, addOns }, email: order.email };
}

type Answer = Readonly<Record<string, unknown>>;

function placedIn(answer: unknown): Pick<PlacedOrder, "reference" | "total"> {
  const [row = {}] = (Array.isArray(answer) ? answer : []) as readonly Answer[];
  const { reference, subtotal_cents: once, monthly_cents: monthly } = row;
  if (typeof reference !== "string" || typeof once !== "number" || typeof monthly !== "number") {
    throw new RepositoryError("failed", answer);
  }
  return { reference, total: { once, monthly } };
}
