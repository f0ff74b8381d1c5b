import { circle, each, group, middle, moved, path, rect, text } from "./svg-markup.ts";

const thisYear = [290, 276, 282, 250, 262, 228, 236, 198, 206, 168, 176, 128, 138, 96];
const lastYear = [310, 304, 300, 296, 292, 280, 278, 270, 262, 256, 250, 240, 232, 226];

/** A chart that stretches with its card, and over it a marker and its label that do not. */
export function analytics(): string {
  const line = (heights: readonly number[]) =>
    `M${heights.map((y, index) => `${index * 50 - 4} ${y + 40}`).join("L")}`;
  const curve = line(thisYear);
  const frame = (fit: string, ...content: readonly string[]) =>
    `<svg viewBox="0 0 640 600" preserveAspectRatio="${fit}">${content.join("")}</svg>`;
  return (
    frame(
      "none",
      each([120, 190, 260, 330], (y) => path(`M0 ${y}H640`, "a-l2", 'stroke-dasharray="2 6"')),
      '<defs><linearGradient id="analytics-fade" x2="0" y2="1"><stop offset=".1" stop-color="var(--c-a)" stop-opacity=".3"/><stop offset="1" stop-color="var(--c-a)" stop-opacity="0"/></linearGradient></defs>',
      path(`${curve}V470H-4Z`, "", 'fill="url(#analytics-fade)"'),
      path(line(lastYear), "a-l", 'opacity=".5" stroke-dasharray="4 5"'),
      path(curve, "a-s", 'stroke-width="3"'),
      path("M446 96V440", "a-l"),
    ) +
    frame(
      "xMidYMin meet",
      circle(446, 208, 7, "a-b"),
      circle(446, 208, 7, "a-s", 'stroke-width="3"'),
      moved(
        "translate(462 96)",
        rect(0, 0, 142, 66, "a-k", 6),
        text(14, 26, "Active users", "a-t a-tb"),
        text(14, 51, "40,128", "a-n a-tb a-n--s", 'font-size="22"'),
      ),
    )
  );
}

/** One step that sends its result two ways. */
export function workflows(): string {
  return (
    path("M64 106H118M194 92C214 92 214 74 236 74M194 120C214 120 214 140 236 140", "a-l") +
    path("M66 106h10", "a-s a-hop", 'stroke-width="3"') +
    rect(22, 84, 44, 44, "a-l", 22) +
    path("m38 97 14 9-14 9z", "a-k") +
    rect(118, 80, 76, 52, "a-f", 6) +
    path("M132 98h48M132 108h30M132 118h40", "", 'stroke="var(--on-signal)" stroke-width="3"') +
    rect(236, 58, 54, 32, "a-l", 5) +
    rect(236, 124, 54, 32, "a-l", 5) +
    path("m254 74 6 6 12-12", "a-l") +
    path("M254 140h18", "a-l")
  );
}

export function payments(): string {
  return moved(
    "translate(108 46) rotate(-7) scale(.92)",
    rect(22, -16, 178, 112, "a-l2", 10),
    rect(0, 0, 178, 112, "a-k", 10),
    rect(16, 20, 30, 23, "a-f", 4),
    path("M16 31.5H46M31 20V43", "", 'stroke="var(--c-bg)" stroke-width="1"'),
    text(16, 72, "4242 4242 4242 4242", "a-t a-tb", 'font-size="12.5"'),
    text(16, 96, "09/29", "a-t a-tb", 'opacity=".7"'),
  );
}

const rights = ["Read", "Edit", "Bill", "Ban"];
/** How many of the rights each role has, from the left. */
const roles = [
  ["Owner", 4],
  ["Editor", 2],
  ["Viewer", 1],
] as const;

export function users(): string {
  return group(
    'class="a-t" transform="translate(22 74)"',
    each(roles, ([role], row) => text(0, 22 + row * 28, role)),
    each(rights, (right, column) =>
      text(104 + column * 48, -8, right, "", `${middle} opacity=".7"`),
    ),
    each(roles, ([, held], row) =>
      each(rights, (_, column) => {
        const [x, y] = [93 + column * 48, 7 + row * 28];
        if (column >= held) return rect(x, y, 22, 22, "a-l2", 5);
        const tick = 'fill="none" stroke="var(--on-signal)" stroke-width="2.2"';
        return rect(x, y, 22, 22, "a-f", 5) + path(`m${x + 5} ${y + 11} 4.5 4.5 8-9`, "", tick);
      }),
    ),
  );
}

/** A lock inside three walls, below the card's mark, which stays the same size where the drawing shrinks. */
export function security(): string {
  return moved(
    "translate(226 118)",
    circle(0, 0, 58, "a-l", 'stroke-dasharray="3 5" opacity=".5"'),
    circle(0, 0, 45, "a-l", 'stroke-dasharray="33.35 6" opacity=".8"'),
    circle(0, 0, 32, "a-l"),
    circle(0, 0, 19, "a-f"),
    path(
      "M-5-3a5 5 0 1 1 10 0c0 2-1.3 3.3-2 4l2 9H-5l2-9C-3.7.3-5-1-5-3Z",
      "",
      'fill="var(--on-signal)"',
    ),
  );
}
