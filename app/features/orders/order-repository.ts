import { newReference } from "#app/lib/reference.ts";
import type { OrderRequest } from "./order-schema.ts";

export type PlacedOrder = {
  /** Short enough to be read out on the telephone. */
  readonly reference: string;
  readonly order: OrderRequest;
};

/**
 * Places an order. Nothing leaves the browser: the specification's package choice makes no calls (section 7), so the
 * order ends with a reference and the visible success path.
 *
 * @throws RepositoryError
 */
export function submitOrder(order: OrderRequest): Promise<PlacedOrder> {
  return Promise.resolve({ reference: newReference("PL"), order });
}
