import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { Look } from "./judge.ts";

/**
 * With motion allowed: expects that what moves without end costs the page no work, and that none of it moves out of
 * sight, at the top of the page in the first look, and at its end in all of them.
 */
export async function expectRest(page: Page, worn: readonly Look[]) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(restless, worn), { intervals: [20, 50, 100] })
    .toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/** Runs in the page and knows nothing outside itself. */
async function restless(worn: readonly Look[]): Promise<string[]> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const faults = new Set<string>();

  /** A layer of its own takes these from frame to frame without the page; a stroke that never scales has to be drawn. */
  function costOf(target: Element, properties: readonly string[]): string {
    const dear = properties.filter((property) => !/^(transform|opacity)$/.test(property));
    if (dear.length > 0) return dear.join(", ");
    const drawn = [target, ...target.querySelectorAll("*")].some(
      (shape) => getComputedStyle(shape).vectorEffect === "non-scaling-stroke",
    );
    return drawn && properties.includes("transform") ? "a stroke that does not scale" : "";
  }

  /** A drawing is seen as a whole. */
  function isSeen(target: Element): boolean {
    let place = target;
    for (let svg = target.closest("svg"); svg; svg = svg.ownerSVGElement) place = svg;
    const { top, right, bottom, left } = place.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
  }

  function look(at: string) {
    for (const animation of document.getAnimations()) {
      const { effect, playState } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
      if (effect.getComputedTiming().iterations !== Infinity) continue;
      const name = `${animation instanceof CSSAnimation ? animation.animationName : "?"} ${at}`;
      const about = ["offset", "computedOffset", "easing", "composite"];
      const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      const cost = costOf(
        effect.target,
        properties.filter((property) => !about.includes(property)),
      );
      if (cost) faults.add(`${name} draws ${cost}`);
      if (playState === "running" && !isSeen(effect.target)) {
        faults.add(`${name} runs out of sight`);
      }
    }
  }

  async function lookAt(offset: number, name: string) {
    scrollTo({ top: offset, behavior: "instant" });
    await frame();
    await frame();
    look(name);
  }

  // What the browser leaves out, because it is far off, would neither run nor be there to be asked.
  const leftOut = Array.from(document.querySelectorAll<HTMLElement>("body *")).filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  for (const element of leftOut) element.style.contentVisibility = "visible";
  await lookAt(0, "at the top");
  for (const newValue of worn.toReversed()) {
    dispatchEvent(new StorageEvent("storage", { key: "look", newValue }));
    await lookAt(document.documentElement.scrollHeight, `at the end in ${newValue}`);
  }
  for (const element of leftOut) element.style.contentVisibility = "";
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
}
