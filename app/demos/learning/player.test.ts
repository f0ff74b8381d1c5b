import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildLearning } from "./data.ts";
import { speeds } from "./model.ts";
import { cueAt, sceneAt, seek, setSpeed, stepSpeed, tick } from "./player.ts";
import { playerKey } from "./player-keys.ts";
import { cuesOf } from "./sample-cues.ts";

const start = buildLearning(new Date(2026, 10, 20, 9, 0));
const paused = start.player;
const playing = { ...paused, playing: true };
const duration = 720;

describe("the player", () => {
  test("runs at its speed: ten seconds at 2× are twenty", () => {
    const fast = setSpeed(playing, 2);
    const after = Array.from({ length: 40 }).reduce<typeof fast>(
      (player) => tick(player, 250, duration),
      fast,
    );
    expect(after.time).toBeCloseTo(278);
  });

  test("does not run while it is paused, and stops at the end", () => {
    expect(tick(paused, 250, duration)).toBe(paused);
    expect(tick({ ...playing, time: 719.9 }, 250, duration)).toMatchObject({
      time: 720,
      playing: false,
      ended: true,
    });
  });

  test("takes a long gap for a sleep", () => {
    expect(tick(playing, 60_000, duration).time).toBeCloseTo(258.5);
  });

  test("seeks inside the chapter only", () => {
    expect(seek(paused, -5, duration).time).toBe(0);
    expect(seek(paused, 9999, duration).time).toBe(720);
    expect(seek(paused, Number.NaN, duration)).toBe(paused);
    expect(seek({ ...paused, ended: true }, 10, duration).ended).toBe(false);
  });

  test("knows six speeds and stops at the last", () => {
    expect(speeds).toEqual([0.5, 0.75, 1, 1.25, 1.5, 2]);
    expect(setSpeed(paused, 3)).toBe(paused);
    expect(stepSpeed(1, 1)).toBe(1.25);
    expect(stepSpeed(2, 1)).toBe(2);
    expect(stepSpeed(0.5, -1)).toBe(0.5);
  });

  test("never leaves the chapter, whatever happens", () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant("tick" as const), value: fc.integer({ min: 0, max: 9000 }) }),
      fc.record({ kind: fc.constant("seek" as const), value: fc.integer({ min: -900, max: 900 }) }),
    );
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const end = acts.reduce(
          (player, { kind, value }) =>
            kind === "tick" ? tick(player, value, duration) : seek(player, value, duration),
          playing,
        );
        expect(end.time).toBeGreaterThanOrEqual(0);
        expect(end.time).toBeLessThanOrEqual(duration);
      }),
    );
  });

  test("shows the line that has begun and the drawing of its fifth", () => {
    const cues = cuesOf("c1", { id: "c1-5", title: "Joins you can trust", duration });
    expect(cues).toHaveLength(24);
    expect(cueAt(cues, 0)?.at).toBe(0);
    expect(cueAt(cues, 29.9)?.at).toBe(0);
    expect(cueAt(cues, 30)?.at).toBe(30);
    expect(cueAt(cues, duration)?.at).toBe(690);
    expect(cueAt([{ at: 5, text: "" }], 2)).toBeNull();
    expect(sceneAt(0, duration)).toBe("title");
    expect(sceneAt(144, duration)).toBe("tables");
    expect(sceneAt(duration, duration)).toBe("recap");
  });

  test("every other chapter has six lines inside its length", () => {
    for (const { id, chapters } of start.courses) {
      for (const chapter of chapters) {
        const cues = cuesOf(id, chapter);
        expect(cues.length).toBeGreaterThanOrEqual(6);
        for (const { at } of cues) expect(at).toBeLessThan(chapter.duration);
      }
    }
  });

  test("keys mean what its help says; a button keeps the space bar", () => {
    expect(playerKey(" ", paused, duration, false)).toEqual({ type: "play" });
    expect(playerKey(" ", paused, duration, true)).toBeNull();
    expect(playerKey("k", playing, duration, false)).toEqual({ type: "pause" });
    expect(playerKey("l", paused, duration, false)).toEqual({ type: "seek", second: 268 });
    expect(playerKey("5", paused, duration, false)).toEqual({ type: "seek", second: 360 });
    expect(playerKey(">", paused, duration, false)).toEqual({ type: "speed", speed: 1.25 });
    expect(playerKey("n", paused, duration, false)).toBe("note");
    expect(playerKey("x", paused, duration, false)).toBeNull();
  });
});
