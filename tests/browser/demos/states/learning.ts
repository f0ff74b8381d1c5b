import { press, type ScreenState } from "./state.ts";

export const learningStates: readonly ScreenState[] = [
  ["My Courses", "a certificate", press("View Certificate")],
  ["Browse", "a course", press("Spanish for Travel")],
  ["Watch", "a chapter's files", press("Download Resources")],
  [
    "Watch",
    "the shortcuts",
    async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
    },
    press("Shortcuts"),
  ],
  [
    "Watch",
    "a knowledge check with a wrong answer",
    (page) => page.getByRole("radio", { name: "The join failed" }).check(),
    (page) => page.getByRole("radio", { name: "Left join, keep IS NULL" }).check(),
    press(/^Check$/),
  ],
  [
    "Progress",
    "the instructor's view",
    (page) => page.getByRole("radio", { name: "Instructor" }).check(),
  ],
  [
    "Watch",
    "the end of a chapter",
    (page) => page.getByRole("slider", { name: "Seek" }).fill("720"),
  ],
];
