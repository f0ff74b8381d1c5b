import { button, click, fill, inDialog, press, textbox } from "../scene.ts";
import { demoScenes, state } from "./demo-scenes.ts";

export const portalScenes = demoScenes(
  "portal",
  ["Dashboard", "Revenue", "Documents", "Partners", "Profile"],
  [
    state(
      "Dashboard",
      "refused deal",
      press("Register Deal"),
      click(inDialog(button("Register Deal"))),
    ),
    state("Dashboard", "deal", press("Alder & Finch Retail")),
    state("Dashboard", "message", press(/Protection for Corvid/)),
    state("Revenue", "pending", press("Pending")),
    state("Revenue", "chart table", press("View as table")),
    state("Documents", "refused upload", press("Upload"), press("Add Documents")),
    state("Documents", "replace", press("Replace File")),
    state("Partners", "partner", press("Copperfield IT")),
    state("Partners", "invitation", press("Invite")),
    state("Profile", "refused change", fill(textbox("Company name"), ""), press("Save Changes")),
  ],
);
