import { seededRandom } from "#app/lib/random.ts";
import { filled, path, rect, stroked, times } from "../svg-markup.ts";

/** Events in six queues, and now. */
export function drawBackend(): string {
  const random = seededRandom(9);
  return (
    times(6, (row) => {
      let events = "";
      let x = -20 + random() * 40;
      while (x < 640) {
        const width = 24 + random() * 92;
        const isWatched = row === 3 && x > 200 && x < 420;
        const paint = isWatched ? "accent" : random() > 0.72 ? "card" : "object";
        events += rect(x, 34 + row * 58, width, 40, filled(paint), 4);
        x += width + 10 + random() * 30;
      }
      return events;
    }) + path("M470 0V400", `${stroked("accent")} stroke-linejoin="round" stroke-width="5"`)
  );
}
