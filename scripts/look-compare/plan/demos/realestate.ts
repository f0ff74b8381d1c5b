import { check, checkbox, desk, field, fill, phone, press, radio } from "../scene.ts";
import { demoScenes, state, stateAt } from "./demo-scenes.ts";

export const realestateScenes = demoScenes(
  "realestate",
  ["Search", "Dashboard", "Viewings", "Market"],
  [
    state("Search", "home", press("View Details")),
    state("Search", "refused booking", press("Book a Viewing"), press("Request Viewing")),
    stateAt(phone, "Search", "filters", press("Filters")),
    stateAt(desk, "Search", "filters", press("More")),
    state(
      "Search",
      "nothing found",
      fill("role=searchbox[name=/Search by title or location/]", "igloo"),
    ),
    state("Search", "map", check(radio("Map"))),
    state(
      "Search",
      "comparison",
      check(checkbox("Compare Linden Crest House")),
      check(checkbox("Compare Quayside Two-Bed")),
      press("Compare 2 homes"),
    ),
    state("Dashboard", "reply", press("Reply")),
    state("Viewings", "refused viewing", press("New Viewing"), press("Add Viewing")),
    state("Viewings", "another time", press("Reschedule")),
    state("Viewings", "cancel", press("Cancel")),
    state("Market", "estimate", fill(field("area"), "1640"), press("Estimate my home")),
  ],
);
