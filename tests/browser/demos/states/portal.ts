import { press, type ScreenState } from "./state.ts";

export const portalStates: readonly ScreenState[] = [
  [
    "Dashboard",
    "a refused deal",
    press("Register Deal"),
    async (page) => {
      await page.getByRole("dialog").getByRole("button", { name: "Register Deal" }).click();
    },
  ],
  ["Dashboard", "a deal", press("Alder & Finch Retail")],
  ["Dashboard", "a message to the partner manager", press(/Protection for Corvid/)],
  ["Revenue", "why a payout waits", press("Pending")],
  ["Revenue", "the table of the bars", press("View as table")],
  ["Documents", "a refused upload", press("Upload"), press("Add Documents")],
  ["Documents", "another file for a rejected document", press("Replace File")],
  ["Partners", "a partner", press("Copperfield IT")],
  [
    "Profile",
    "a refused change",
    (page) => page.getByRole("textbox", { name: "Company name" }).fill(""),
    press("Save Changes"),
  ],
];
