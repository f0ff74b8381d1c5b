import type { Browser } from "@playwright/test";
import type { Scene } from "./plan/scene.ts";
import { visit, type Manner, type Side, type Visit } from "./visit.ts";

export type Sides = readonly [before: Side, after: Side];
type Visits = readonly [before: Visit, after: Visit];

/** Opens a scene on both sides at once, looks at it, and closes it whatever comes. */
export async function onBothSides<Seen>(
  browser: Browser,
  sides: Sides,
  scene: Scene,
  manner: Manner,
  look: (visits: Visits) => Promise<Seen>,
): Promise<Seen> {
  const opened = await Promise.allSettled(sides.map((side) => visit(browser, side, scene, manner)));
  const visits = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  try {
    for (const one of opened) if (one.status === "rejected") throw one.reason;
    const [before, after] = visits;
    if (!before || !after) throw new Error("A side is missing.");
    return await look([before, after]);
  } finally {
    await Promise.all(visits.map((one) => one.close()));
  }
}

/** What the page says after that it did not say before, and another status. */
export function newComplaints([before, after]: Visits): readonly string[] {
  const fresh = after.complaints.filter((line) => !before.complaints.includes(line));
  return [
    ...(before.status === after.status ? [] : [`status ${before.status} became ${after.status}`]),
    ...new Set(fresh.map((line) => `new in the console: ${line}`)),
  ];
}
