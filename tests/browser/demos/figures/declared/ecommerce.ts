import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { beside, labelled, lengthOf, told } from "../queries.ts";
import { ratio, same, sum } from "../relations.ts";
import { countOf, total } from "../sums.ts";

const orders = labelled("Owner view", "Orders");
const revenue = labelled("Owner view", "Revenue");
const step = (name: string) => beside("Owner view", "From visit to order", name);
const share = (name: string) =>
  told("Owner view", /([\d.]+%)$/, { under: "From visit to order", of: name });
const category = (name: RegExp) => told("Shopper", name, { under: "Products" });
const items = told("All orders", /(\d+) items?,/, { under: "Orders" });
const unitsOfAria = beside("Owner view", "Top products by units", /^Aria/);
const cart = told("Shopper", /^Cart \((\d+)\)/);

/** What the side cart says below its lines, while there is something in it. */
const inCart = (name: string) => labelled("Shopper", name, { under: "Your cart" });

export const ecommerceFigures: Declaration = {
  views: [
    {
      screen: "Owner view",
      name: "All orders",
      open: (page) => page.getByRole("radio", { name: /^All \d/ }).check(),
      close: (page) => page.getByRole("radio", { name: /^To send/ }).check(),
    },
  ],
  differs: [
    { meaning: /^all$/, because: "all products in the shop, all orders in the owner's view" },
    {
      meaning: /^orders · list length$/,
      because: "the owner sees the orders to send first, and all of them after a press",
    },
  ],
  relations: [
    same(
      orders,
      step("Orders"),
      told("Owner view", /^All (\d+)$/, { under: "Orders" }),
      lengthOf("All orders", "Orders"),
      countOf(items),
    ),
    sum(revenue, told("All orders", /(\$[\d,.]+), /, { under: "Orders" })),
    ratio(labelled("Owner view", "Average order"), revenue, orders),
    ratio(labelled("Owner view", "Conversion"), orders, step("Visits")),
    ratio(share("Product views"), step("Product views"), step("Visits")),
    ratio(share("Carts"), step("Carts"), step("Product views")),
    ratio(share("Checkouts"), step("Checkouts"), step("Carts")),
    ratio(share("Orders"), step("Orders"), step("Checkouts")),
    sum(total(items), beside("Owner view", "Top products by units")),
    same(told("Owner view", /^To send (\d+)$/), lengthOf("Owner view", "Orders")),
    same(
      category(/^All (\d+)$/),
      category(/^(\d+) products$/),
      lengthOf("Shopper", "Products"),
      countOf(told("Shopper", /^(\$[\d,.]+)$/, { under: "Products" })),
    ),
    sum(category(/^All (\d+)$/), category(/^(?:Electronics|Home|Sports) (\d+)$/)),
    same(cart, told("Owner view", /^Cart \((\d+)\)/)),
    same(told("Shopper", /^Cart.*(\$[\d,.]+)/), told("Owner view", /^Cart.*(\$[\d,.]+)/)),
    same(told("Shopper", /^Saved \((\d+)\)/), told("Owner view", /^Saved \((\d+)\)/)),
  ],
  actions: [
    {
      name: "two products are put into the cart",
      async act(page) {
        await page.getByRole("radio", { name: "Shopper" }).check();
        await press("Add to Cart")(page);
        await page.getByRole("button", { name: "Add to Cart" }).nth(1).click();
      },
      moves: [
        [cart, 2],
        [orders, 0],
      ],
      relations: [
        same(told("Shopper", /^Cart.*(\$[\d,.]+)/), inCart("Subtotal")),
        sum(
          inCart("Total"),
          inCart("Subtotal"),
          inCart("Tax (8%)"),
          inCart("Shipping (flat rate)"),
        ),
      ],
    },
    {
      name: "the order is placed",
      async act(page) {
        await page.getByRole("radio", { name: "Shopper" }).check();
        await press(/^Cart \(2\)/)(page);
        await press("Next")(page);
        await press("Next")(page);
        await press("Place Order")(page);
        await page.getByRole("heading", { name: "Order Confirmed" }).waitFor();
        await page.keyboard.press("Escape");
      },
      moves: [
        [cart, -2],
        [orders, 1],
        [unitsOfAria, 1],
      ],
    },
  ],
};
