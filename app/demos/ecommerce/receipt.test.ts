import { expect, test } from "vitest";
import { cartTotals } from "./cart.ts";
import { emptyShipping, orderNumber, sampleShipping } from "./checkout.ts";
import { buildStore } from "./data.ts";
import { receiptText } from "./receipt.ts";

const placedAt = new Date(2026, 10, 20, 9, 0);
const { products } = buildStore(placedAt);
const items = [
  { id: 1, quantity: 1 },
  { id: 6, quantity: 2 },
];
const order = {
  id: "own-0",
  number: orderNumber,
  items,
  totals: cartTotals(items, products),
  shipping: sampleShipping,
  placedAt,
};

test("a receipt has lines, totals, address and arrival", () => {
  const text = receiptText(order, products, { placed: placedAt });
  expect(text).toContain("Order #VB-204817, Nov 20, 2026");
  expect(text).toMatch(/2 x Summit steel bottle +\$79\.98/);
  expect(text).toMatch(/Total +\$204\.36/);
  expect(text).toContain("48 Harbor Lane");
  expect(text).toContain("Arrives Tue, Nov 24 – Wed, Nov 25");
});

test("without an address it names none", () => {
  expect(
    receiptText({ ...order, shipping: emptyShipping }, products, { placed: placedAt }),
  ).not.toContain("Delivering");
});

test("a receipt of what has arrived says when it did", () => {
  const delivered = new Date(2026, 10, 24, 11, 0);
  const text = receiptText(order, products, { placed: placedAt, delivered });
  expect(text).toContain("Delivered Tue, Nov 24");
  expect(text).not.toContain("Arrives");
});
