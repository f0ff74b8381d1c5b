import type { OrderRequest } from "./order-schema.ts";

export type PlacedOrder = {
  /** Short enough to be read out on the telephone. */
  readonly reference: string;
  readonly order: OrderRequest;
};

/** Without the letters and digits that are taken for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/**
 * Places an order. Nothing leaves the browser: the specification's package choice makes no calls (section 7), so the
 * order ends with a reference and the visible success path.
 *
 * @throws RepositoryError
 */
export function submitOrder(order: OrderRequest): Promise<PlacedOrder> {
  return Promise.resolve({ reference: newReference(), order });
}

/** `PL-7K3QW9` */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `PL-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("")}`;
}
