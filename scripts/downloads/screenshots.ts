import type { MockupName } from "../../app/content/art-name.ts";
import { mockupPicture } from "../render/mockup-picture.ts";

const width = 1480;

/** In the order of the landing page, then the rest. */
const names = [
  "dashboard",
  "ecommerce",
  "community",
  "portal",
  "learning",
  "healthcare",
  "recruitment",
  "realestate",
  "restaurant",
  "fitness",
] as const satisfies readonly MockupName[];

/** The ten applications' windows as PNG, by path in the archive. */
export function screenshots(siteName: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    names.map((name) => [
      `${siteName.toLowerCase()}-${name}.png`,
      new Uint8Array(mockupPicture(name, width)),
    ]),
  );
}
