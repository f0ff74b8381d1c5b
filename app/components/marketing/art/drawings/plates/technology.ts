import { circle, filled, path, stroked, times } from "../svg-markup.ts";

const accent = filled("accent");

/** Nine ways past a planet, one of them taken. */
export function drawTechnology(): string {
  return (
    times(9, (way) => {
      const d = `M-40 ${420 - way * 10}C${150 + way * 18} ${380 - way * 20} ${250 + way * 22} ${300 - way * 30} ${300 + way * 16} ${200 - way * 12}S${470 - way * 6} ${26 + way * 5} 700 ${20 + way * 30}`;
      const taken = `${stroked("accent")} stroke-linejoin="round" stroke-width="6"`;
      return path(d, way === 4 ? taken : `${stroked("object")} stroke-width="1.4"`);
    }) +
    circle(470, 150, 86, filled("object")) +
    path("M470 64a86 86 0 0 1 0 172 116 116 0 0 0 0-172Z", filled("soft")) +
    circle(566, 74, 15, accent) +
    circle(96, 374, 9, accent)
  );
}
