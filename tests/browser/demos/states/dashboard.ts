import { press, type ScreenState } from "./state.ts";

export const dashboardStates: readonly ScreenState[] = [
  ["Overview", "what lies behind a bar", press(/^Oct 2026/)],
  ["Overview", "the line", (page) => page.getByRole("radio", { name: "Line" }).check()],
  ["Overview", "the table of a chart", press("View as table")],
  [
    "Overview",
    "a refused alert",
    async (page) => {
      await page.getByRole("combobox", { name: "Metric" }).selectOption("growth");
    },
    press("Add alert"),
  ],
  ["Reports", "a report", press("Open")],
  [
    "Reports",
    "a refused schedule",
    press("Schedule"),
    (page) => page.getByRole("textbox", { name: "E-mail addresses" }).fill("bob"),
    press("Save schedule"),
  ],
  ["Team", "a person", press("Luis Prado")],
  ["Team", "the table", (page) => page.getByRole("radio", { name: "Table" }).check()],
  ["Team", "a refused invitation", press("Invite member"), press(/^Invite$/)],
];
