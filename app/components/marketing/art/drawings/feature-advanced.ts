import { round } from "#app/components/marketing/art/shapes.ts";
import { circle, each, group, moved, path, rect, text, times } from "./svg-markup.ts";

const globeRadius = 118;
const cities = [
  [-62, -46],
  [34, -72],
  [78, -6],
  [-24, 26],
  [46, 62],
  [-84, 20],
] as const;
/** The sheet's `art-trip` goes along the first two. */
const routes =
  "M-62-46Q-20-104 34-72M34-72Q84-52 78-6M-24 26Q24 10 78-6M-24 26Q-4 66 46 62M-84 20Q-60-2-24 26";

/** A globe with its edge locations and the routes between them. */
export function cdn(): string {
  const ellipse = (cy: number, rx: number, ry: number) =>
    `<ellipse cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" class="a-l2"/>`;
  return moved(
    "translate(156 214)",
    times(9, (index) => {
      const latitude = (index - 4) * 0.34;
      const radius = Math.cos(latitude) * globeRadius;
      return ellipse(Math.sin(latitude) * globeRadius * 0.94, radius, radius * 0.22);
    }),
    times(6, (index) =>
      ellipse(0, Math.abs(Math.cos((index * Math.PI) / 6 + 0.2)) * globeRadius, globeRadius),
    ),
    circle(0, 0, globeRadius, "a-l"),
    path(routes, "a-s"),
    each(cities, ([x, y]) => circle(x, y, 5, "a-f")),
    circle(0, 0, 3.5, "a-k a-trip"),
    circle(-24, 26, 9, "a-s a-ping"),
  );
}

/** Commission per tier, in percent. */
const tiers = [
  ["Authorized", 15],
  ["Silver", 20],
  ["Gold", 25],
  ["Platinum", 30],
] as const;

export function partners(): string {
  const floor = 292;
  return each(tiers, ([name, percent], index) => {
    const isTop = index === tiers.length - 1;
    const height = percent * 7.4;
    const ink = isTop ? "a-t a-tb" : "a-t";
    return moved(
      `translate(${352 + index * 68} 0)`,
      rect(0, floor - height, 64, height + 10, isTop ? "a-k" : "a-k2"),
      text(8, floor - height + 22, `${percent}%`, ink, 'font-size="15" font-weight="700"'),
      `<text transform="translate(53 282) rotate(-90)" class="${ink}">${name}</text>`,
    );
  });
}

export function chat(): string {
  return moved(
    "translate(350 36)",
    path("M0 0H196Q206 0 206 10V46Q206 56 196 56H14L0 68Z", "a-k2"),
    text(18, 33, "Is the booking page live?", "", 'font-size="14" fill="currentColor"'),
    path("M64 84H250Q260 84 260 94V152L246 140H74Q64 140 64 130V94Q64 84 74 84Z", "a-f"),
    text(82, 117, "Since this morning.", "", 'font-size="14" fill="var(--on-signal)"'),
    rect(0, 168, 84, 46, "a-k2", 10),
    group(
      'class="a-dots a-k"',
      each([26, 42, 58], (x) => circle(x, 191, 4.5)),
    ),
  );
}

/** A request, its answer and a cursor. */
export function apis(): string {
  const verb = (word: string) => `<tspan class="a-f" font-weight="700">${word}</tspan>`;
  return group(
    'class="a-t" font-size="13" transform="translate(20 84)"',
    `<text>${verb("POST")} /v1/events</text>`,
    group(
      'opacity=".72"',
      text(0, 30, "{"),
      text(16, 52, '"type": "order.paid",'),
      text(16, 74, '"amount": 24100,'),
      text(16, 96, '"currency": "usd"'),
      text(0, 118, "}"),
    ),
    path("M0 144H272", "a-l2"),
    text(0, 176, `${verb("201")} Created`),
    group(
      'opacity=".72"',
      text(0, 206, "x-rate-limit: 1000"),
      text(0, 228, "x-rate-remaining: 998"),
    ),
    rect(0, 254, 9, 17, "a-f"),
  );
}
