import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { beside, labelled, lengthOf, told } from "../queries.ts";
import { ratio, same, sum } from "../relations.ts";
import { countOf, total } from "../sums.ts";

const open = labelled("Dashboard", "Open orders");
const ticket = { of: /^Order \d+, Table/ } as const;
const bill = told("Orders", /^(\$[\d,.]+)$/, ticket);
const minutes = told("Orders", /^(\d+) min/, ticket);
const health = (screen: string) =>
  told(screen, /^(\d+) (?:on time|watch|late)/, { under: "Kitchen health" });
const price = told("Menu", /^(\$[\d,.]+)$/, { of: /./ });
const courses = /^(Pizza|Pasta|Mains|Salads|Desserts|Drinks)$/;
const soldOut = told("Menu", /, (\d+) sold out/);
const reservations = told("Reservations", /(\d+) reservations/);
const state = (name: string) => labelled("Reservations", name);
const guests = told("Reservations", /^(\d+) guests?/, { under: "Reservations", of: /./ });

export const restaurantFigures: Declaration = {
  differs: [
    { meaning: /^seats$/, because: "one table each" },
    { meaning: /^pending$/, because: "orders that nobody has begun, and requests for a table" },
  ],
  relations: [
    same(
      open,
      told("Orders", /^Active orders (\d+)$/),
      told("Orders", /^All (\d+)$/),
      countOf(bill),
      countOf(minutes),
    ),
    sum(open, told("Orders", /^(?:Pending|Preparing|Ready) (\d+)$/)),
    sum(open, health("Orders")),
    sum(open, health("Dashboard")),
    sum(told("Dashboard", /^(\$[\d,.]+) more on open orders/), bill),
    ratio(labelled("Dashboard", "Average ticket time now"), total(minutes), countOf(minutes)),
    same(told("Menu", /^(\d+) dishes/), countOf(price), total(lengthOf("Menu", courses))),
    same(soldOut, lengthOf("Dashboard", "Sold out")),
    same(reservations, lengthOf("Reservations", "Reservations"), countOf(guests)),
    sum(reservations, state("Pending"), state("Confirmed"), state("Seated"), state("Completed")),
    sum(told("Reservations", /, (\d+) guests\b/), guests),
    same(told("Reservations", /crunch: (\d+) covers/), told("Dashboard", /crunch: (\d+) covers/)),
    same(
      told("Dashboard", /^Margherita leads: (\d+) in the kitchen/),
      total(told("Orders", /^(\d+) Margherita$/, { of: / Margherita$/ })),
    ),
    same(
      lengthOf("Dashboard", "Top sellers tonight"),
      countOf(beside("Dashboard", "Top sellers tonight")),
    ),
  ],
  actions: [
    {
      name: "two dishes go to the kitchen",
      async act(page) {
        await page.getByRole("tab", { name: "Menu" }).click();
        await press("Add to Order")(page);
        await page.getByRole("button", { name: "Add to Order" }).nth(1).click();
        await page.getByRole("tab", { name: "Orders" }).click();
        await press("Send to Kitchen")(page);
      },
      moves: [
        [open, 1],
        [total(bill), 31.5],
        [told("Dashboard", /^(\$[\d,.]+) more on open orders/), 31.5],
      ],
    },
    {
      name: "a sold-out dish is brought back",
      async act(page) {
        await page.getByRole("tab", { name: "Dashboard" }).click();
        await press("Bring back")(page);
      },
      moves: [[soldOut, -1]],
    },
  ],
};
