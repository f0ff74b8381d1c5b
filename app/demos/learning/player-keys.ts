import type { Player } from "./model.ts";
import { stepSpeed } from "./player.ts";
import type { LearningAction } from "./reducer.ts";

/**
 * What a key means inside the player; null when it means nothing there.
 *
 * @param isControl the focus is on a button, which keeps the space bar for itself
 */
export function playerKey(
  key: string,
  player: Player,
  duration: number,
  isControl: boolean,
): LearningAction | "note" | "fullScreen" | null {
  const by = (seconds: number): LearningAction => ({ type: "seek", second: player.time + seconds });
  if (/^\d$/.test(key)) return { type: "seek", second: (Number(key) / 10) * duration };
  switch (key) {
    case " ":
      return isControl ? null : { type: player.playing ? "pause" : "play" };
    case "k":
    case "K":
      return { type: player.playing ? "pause" : "play" };
    case "j":
    case "J":
      return by(-10);
    case "l":
    case "L":
      return by(10);
    case "ArrowLeft":
      return by(-5);
    case "ArrowRight":
      return by(5);
    case "m":
    case "M":
      return { type: "mute" };
    case "c":
    case "C":
      return { type: "captions" };
    case "<":
      return { type: "speed", speed: stepSpeed(player.speed, -1) };
    case ">":
      return { type: "speed", speed: stepSpeed(player.speed, 1) };
    case "n":
    case "N":
      return "note";
    case "f":
    case "F":
      return "fullScreen";
    default:
      return null;
  }
}
