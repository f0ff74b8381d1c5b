import { check, click, desk, phone, press, radio, switchOf, type Step } from "../scene.ts";
import { demoScenes, state, stateAt } from "./demo-scenes.ts";

const availability = click(switchOf("Manage availability"));
const tableSix: readonly Step[] = [press(/^Table 6,/)];
/** A telephone has the tables on a view of their own. */
const tableSixOnPhone: readonly Step[] = [check(radio("Tables")), ...tableSix];

export const restaurantScenes = demoScenes(
  "restaurant",
  ["Orders", "Menu", "Reservations", "Dashboard"],
  [
    state("Orders", "all day and served", press("All day"), click("main summary")),
    stateAt(phone, "Orders", "table", ...tableSixOnPhone),
    stateAt(desk, "Orders", "table", ...tableSix),
    stateAt(phone, "Orders", "table order", ...tableSixOnPhone, press("View order")),
    stateAt(desk, "Orders", "table order", ...tableSix, press("View order")),
    state("Menu", "order", press("Add to Order"), press("View order")),
    state(
      "Menu",
      "sold out on the order",
      press("Add to Order"),
      availability,
      click(switchOf(/^Available/)),
      press("View order"),
    ),
    state("Menu", "availability", availability),
    state("Reservations", "refused booking", press("New Reservation"), press("Book table")),
    state("Reservations", "walk in", press("Walk-in")),
    state("Dashboard", "chart table", press("View as table")),
  ],
);
