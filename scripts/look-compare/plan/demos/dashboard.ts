import { check, combobox, fill, press, radio, select, textbox } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

export const dashboardScenes = demoScenes(
  "dashboard",
  ["Overview", "Analytics", "Reports", "Team"],
  [
    state("Overview", "bar", press(/^Oct 2026/)),
    state("Overview", "line", check(radio("Line"))),
    state("Overview", "chart table", press("View as table")),
    state("Overview", "refused alert", select(combobox("Metric"), "growth"), press("Add alert")),
    state("Reports", "report", press("Open")),
    state(
      "Reports",
      "refused schedule",
      press("Schedule"),
      fill(textbox("E-mail addresses"), "bob"),
      press("Save schedule"),
    ),
    state("Team", "person", press("Luis Prado")),
    state("Team", "table", check(radio("Table"))),
    state("Team", "refused invitation", press("Invite member"), press(/^Invite$/)),
  ],
);
