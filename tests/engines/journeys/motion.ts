import { expect, test } from "vitest";
import { open, resize, type Visit } from "../visit.ts";

const running =
  "return document.getAnimations().filter(({ playState }) => playState === 'running').length";
const wish = "return matchMedia('(prefers-reduced-motion: reduce)').matches";

export function stillJourneys(visit: Visit) {
  test("who wants no motion sees nothing that runs for ever", async () => {
    await resize(visit, 1280);
    await open(visit, "/");
    expect(await visit.driver.executeScript(wish)).toBe(true);
    await expect.poll(() => visit.driver.executeScript(running)).toBe(0);
  });
}

export function motionJourneys(visit: Visit) {
  test("who has asked for nothing sees the partners pass by", async () => {
    await resize(visit, 1280);
    await open(visit, "/");
    expect(await visit.driver.executeScript(wish)).toBe(false);
    await expect.poll(() => visit.driver.executeScript(running)).toBeGreaterThan(0);
  });
}
