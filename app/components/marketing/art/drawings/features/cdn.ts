import { round } from "#app/components/marketing/art/shapes.ts";
import { circle, each, filled, group, path, stroked, times } from "../svg-markup.ts";

const radius = 118;
const thin = 'fill="none" stroke="currentColor" stroke-width="1" opacity=".28"';
const accent = filled("c-a");
const cities = [
  [-62, -46],
  [34, -72],
  [78, -6],
  [-24, 26],
  [46, 62],
  [-84, 20],
] as const;
/** What moves as `trip` in the sheet goes along the first two. */
const routes =
  "M-62-46Q-20-104 34-72M34-72Q84-52 78-6M-24 26Q24 10 78-6M-24 26Q-4 66 46 62M-84 20Q-60-2-24 26";

/** A globe with its edge locations and the routes between them. */
export function drawCdn(): string {
  return group(
    'transform="translate(156 214)"',
    times(9, (index) => {
      const latitude = (index - 4) * 0.34;
      const width = Math.cos(latitude) * radius;
      return ellipse(Math.sin(latitude) * radius * 0.94, width, width * 0.22);
    }),
    times(6, (index) =>
      ellipse(0, Math.abs(Math.cos((index * Math.PI) / 6 + 0.2)) * radius, radius),
    ),
    circle(0, 0, radius, 'fill="none" stroke="currentColor" stroke-width="1.25"'),
    path(routes, stroked("c-a")),
    each(cities, ([x, y]) => circle(x, y, 5, accent)),
    circle(0, 0, 3.5, 'fill="currentColor" data-animation="trip"'),
    circle(-24, 26, 9, `${stroked("c-a")} data-animation="ping"`),
  );
}

function ellipse(cy: number, rx: number, ry: number): string {
  return `<ellipse cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" ${thin}/>`;
}
