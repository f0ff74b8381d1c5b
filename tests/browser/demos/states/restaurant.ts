import type { Page } from "@playwright/test";
import { press, type ScreenState } from "./state.ts";

/** A telephone has the tables on a view of their own. */
async function showTables(page: Page) {
  const choice = page.getByRole("radio", { name: "Tables" });
  if (await choice.isVisible()) await choice.check();
}

export const restaurantStates: readonly ScreenState[] = [
  [
    "Orders",
    "all day and what was served",
    press("All day"),
    (page) => page.locator("summary").click(),
  ],
  ["Orders", "the order of a table", showTables, press(/^Table 6,/), press("View order")],
  [
    "Menu",
    "a sold-out dish on the order",
    press("Add to Order"),
    (page) => page.getByRole("switch", { name: "Manage availability" }).click(),
    (page) =>
      page
        .getByRole("switch", { name: /^Available/ })
        .first()
        .click(),
    press("View order"),
  ],
  [
    "Menu",
    "availability by dish",
    (page) => page.getByRole("switch", { name: "Manage availability" }).click(),
  ],
  ["Reservations", "a refused booking", press("New Reservation"), press("Book table")],
  ["Reservations", "guests at the door", press("Walk-in")],
  ["Dashboard", "the table of a chart", press("View as table")],
];
