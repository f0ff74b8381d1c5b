import { press, type ScreenState } from "./state.ts";

export const realestateStates: readonly ScreenState[] = [
  ["Search", "a home", press("View Details")],
  ["Search", "a refused booking", press("Book a Viewing"), press("Request Viewing")],
  [
    "Search",
    "the filters behind a button",
    async (page) => {
      const sheet = page.getByRole("button", { name: "Filters" });
      await (
        (await sheet.isVisible()) ? sheet : page.getByRole("button", { name: "More" })
      ).click();
    },
  ],
  [
    "Search",
    "nothing found",
    (page) => page.getByRole("searchbox", { name: "Search by title or location" }).fill("igloo"),
  ],
  ["Search", "the map", (page) => page.getByRole("radio", { name: "Map" }).check()],
  [
    "Search",
    "two homes side by side",
    async (page) => {
      await page.getByRole("checkbox", { name: "Compare Linden Crest House" }).check();
      await page.getByRole("checkbox", { name: "Compare Quayside Two-Bed" }).check();
    },
    press("Compare 2 homes"),
  ],
  ["Dashboard", "a reply", press("Reply")],
  ["Viewings", "a refused new viewing", press("New Viewing"), press("Add Viewing")],
  ["Viewings", "another time", press("Reschedule")],
  [
    "Market",
    "an estimate",
    (page) => page.locator('[name="area"]').fill("1640"),
    press("Estimate my home"),
  ],
];
