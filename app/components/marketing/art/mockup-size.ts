import type { MockupName } from "#app/content/art-name.ts";

export type WindowWidth = 530 | 740;

const wide: ReadonlySet<MockupName> = new Set([
  "dashboard",
  "portal",
  "learning",
  "recruitment",
  "restaurant",
]);

export const windowHeight = 424;

/** Desks and boards are drawn in a wide window, shops and booking in a narrow one. In drawing units. */
export function mockupSize(name: MockupName): { width: WindowWidth; height: number } {
  return { width: wide.has(name) ? 740 : 530, height: windowHeight };
}
