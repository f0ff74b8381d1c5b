import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { chooseTab } from "./demo-page.ts";

/** The screens of every demo: its tabs, or what stands in their place. */
export const screens = {
  ecommerce: ["Shopper", "Owner view"],
  healthcare: ["Dashboard", "Appointments", "Medical Records", "Prescriptions", "Health Analytics"],
  dashboard: ["Overview", "Analytics", "Reports", "Team"],
  community: ["Feed", "Trending", "Messages", "Create Post", "Community"],
  learning: ["Dashboard", "My Courses", "Watch", "Browse", "Progress"],
  portal: ["Dashboard", "Revenue", "Documents", "Partners", "Profile"],
  recruitment: ["Dashboard", "Candidates", "Jobs", "Analytics"],
  realestate: ["Search", "Dashboard", "Viewings", "Market"],
  restaurant: ["Orders", "Menu", "Reservations", "Dashboard"],
  fitness: ["Dashboard", "Members", "Classes", "Live Workouts", "Analytics"],
} as const;

export type RunningDemo = keyof typeof screens;

export const runningDemos = Object.keys(screens) as readonly RunningDemo[];

/** Shows one screen of a demo. */
export async function showScreen(page: Page, demo: RunningDemo, name: string) {
  if (demo !== "ecommerce") {
    await chooseTab(page, new RegExp(`^${name}( \\(\\d+\\))?$`));
    return;
  }
  const choice = page.getByRole("radio", { name });
  await choice.check();
  await expect(choice).toBeChecked();
}
