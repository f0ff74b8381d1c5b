import { speeds, type Cue, type Player, type SceneName, type Speed } from "./model.ts";

/** A longer gap than this many milliseconds is a sleep of the machine, not a lecture. */
const longestGap = 5000;
const gapAfterSleep = 500;

/** Time that has passed, in the player's speed; it stops at the end. */
export function tick(player: Player, milliseconds: number, duration: number): Player {
  if (!player.playing) return player;
  const passed = milliseconds > longestGap ? gapAfterSleep : milliseconds;
  const time = Math.min(duration, player.time + (passed / 1000) * player.speed);
  return time >= duration
    ? { ...player, time: duration, playing: false, ended: true }
    : { ...player, time };
}

/** Goes to a second inside the chapter; what is no number changes nothing. */
export function seek(player: Player, second: number, duration: number): Player {
  if (Number.isNaN(second)) return player;
  return { ...player, time: Math.min(Math.max(second, 0), duration), ended: false };
}

export function setSpeed(player: Player, speed: number): Player {
  const known = speeds.find((one) => one === speed);
  return known === undefined ? player : { ...player, speed: known };
}

/** One step faster or slower, up to the last one. */
export function stepSpeed(speed: Speed, step: 1 | -1): Speed {
  const index = speeds.indexOf(speed) + step;
  return speeds[Math.min(Math.max(index, 0), speeds.length - 1)] ?? speed;
}

/** The line that is being said: the last one that has begun. */
export function cueAt(cues: readonly Cue[], time: number): Cue | null {
  return cues.findLast(({ at }) => at <= time) ?? null;
}

const scenes = [
  "title",
  "tables",
  "joins",
  "counter",
  "recap",
] as const satisfies readonly SceneName[];

/** The drawing on show: five of them, each for a fifth of the chapter. */
export function sceneAt(time: number, duration: number): SceneName {
  if (duration <= 0) return scenes[0];
  const index = Math.floor((time / duration) * scenes.length);
  return scenes[Math.min(Math.max(index, 0), scenes.length - 1)] ?? scenes[0];
}

/** The seconds at which the drawing changes. */
export function sceneStarts(duration: number): number[] {
  return scenes.slice(1).map((_, index) => ((index + 1) * duration) / scenes.length);
}
