import { press, type ScreenState } from "./state.ts";

export const communityStates: readonly ScreenState[] = [
  ["Feed", "a post's menu", press("More about the post by Wen Zhao")],
  [
    "Feed",
    "a report",
    press("More about the post by Wen Zhao"),
    (page) => page.getByRole("menuitem", { name: "Report" }).click(),
  ],
  ["Feed", "comments", press("Comments, 18")],
  ["Messages", "a conversation", (page) => page.locator('[data-conversation="wen"]').click()],
  [
    "Create Post",
    "the question before a draft replaces a text",
    (page) => page.locator('[name="title"]').fill("First"),
    press("Save as Draft"),
    (page) => page.locator('[name="title"]').fill("Second"),
    press("Continue"),
  ],
];
