import { rail } from "./mockup-parts.ts";
import { each, end, group, middle, moved, path, rect, text } from "./svg-markup.ts";

const figures = [
  ["Revenue", "$284,900", "+12.4%"],
  ["Orders", "1,942", "+8.1%"],
  ["Churn", "1.9%", "-0.4%"],
] as const;
const months = [52, 74, 66, 96, 88, 118, 104, 136, 128, 158];
const channels = [
  ["Direct", "62%"],
  ["Partners", "38%"],
] as const;

export function dashboard(): string {
  return (
    rail(0) +
    text(92, 44, "Overview", "tb") +
    rect(616, 24, 100, 30, "ms", 6) +
    text(630, 43, "Monthly", "ts") +
    each(figures, ([name, value, change], index) => {
      const x = 92 + index * 212;
      return (
        rect(x, 66, 200, 84, "ms", 8) +
        text(x + 16, 90, name, "t2") +
        text(x + 16, 124, value, "tb") +
        text(x + 184, 124, change, "ts", end)
      );
    }) +
    salesChart() +
    channelChart()
  );
}

function salesChart(): string {
  return (
    rect(92, 164, 412, 240, "ms", 8) +
    text(108, 190, "Sales against target", "tm") +
    each([220, 262, 304, 346], (y) => path(`M108 ${y}H488`, "ml")) +
    group(
      'class="bars"',
      each(months, (height, index) =>
        rect(114 + index * 38, 380 - height, 20, height, index === 9 ? "ma" : "mas", 3),
      ),
    ) +
    path("M108 300 488 236", "mkl", 'stroke-dasharray="4 4"')
  );
}

function channelChart(): string {
  return (
    rect(516, 164, 200, 240, "ms", 8) +
    text(532, 190, "By channel", "tm") +
    moved(
      "translate(616 278)",
      '<circle r="54" fill="none" stroke-width="18" stroke="var(--inset)"/>',
      '<circle r="54" fill="none" stroke-width="18" stroke="var(--m-a)" stroke-dasharray="210 400" transform="rotate(-90)"/>',
      text(0, 7, "62%", "tb", middle),
    ) +
    each(channels, ([name, share], row) => {
      const y = 370 + row * 20;
      return text(532, y, name, "t2") + text(700, y, share, "", end);
    })
  );
}
