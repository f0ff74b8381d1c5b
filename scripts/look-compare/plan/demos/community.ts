import { click, fill, field, menuItem, press } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

const post = "More about the post by Wen Zhao";

export const communityScenes = demoScenes(
  "community",
  ["Feed", "Trending", "Messages", "Create Post", "Community"],
  [
    state("Feed", "menu", press(post)),
    state("Feed", "report", press(post), click(menuItem("Report"))),
    state("Feed", "comments", press("Comments, 18")),
    state("Messages", "conversation", click('[data-conversation="wen"]')),
    state(
      "Create Post",
      "replace draft",
      fill(field("title"), "First"),
      press("Save as Draft"),
      fill(field("title"), "Second"),
      press("Continue"),
    ),
  ],
);
