import { bold, each, middle, path, rect, text } from "./svg-markup.ts";

/** Where each home stands on the map, and its price; one is chosen. */
const homes = [
  [90, 70, "$1.2M"],
  [270, 160, "$865k"],
  [440, 90, "$2.4M"],
  [120, 250, "$640k"],
  [460, 250, "$3,900"],
] as const;
const chosen = "$865k";

export function realestate(): string {
  return map() + each(homes, pin) + listing();
}

function map(): string {
  const street = (d: string, width: number) =>
    path(d, "", `fill="none" stroke="var(--surface)" stroke-width="${width}"`);
  return (
    rect(0, 0, 530, 424, "mas") +
    street("M-10 300C90 270 150 330 250 290S420 180 540 200", 22) +
    street(
      "M180-10C190 120 150 200 210 300S250 420 240 440M380-10C360 80 420 200 390 270S420 400 430 440",
      14,
    ) +
    street("M-10 120H540M-10 214H540", 7) +
    path("M300 20h70l-6 80h-70Z", "mi")
  );
}

function pin([x, y, price]: (typeof homes)[number]): string {
  const isChosen = price === chosen;
  const paint = isChosen ? "ma" : "ms";
  return (
    rect(x - 34, y - 14, 68, 28, paint, 14) +
    path(`M${x - 6} ${y + 13}l6 8 6-8Z`, paint) +
    text(x, y + 4, price, isChosen ? "to" : "", `${middle} ${bold}`)
  );
}

function listing(): string {
  return (
    rect(18, 292, 494, 116, "ms", 12) +
    rect(30, 304, 148, 92, "mi", 8) +
    path("M46 396v-44l34-28 34 28v44ZM120 396v-30l22-18 22 18v30Z", "ma") +
    rect(70, 366, 20, 30, "ms", 1) +
    text(196, 328, "Alder Court, 3 bed", "tx", 'font-size="19"') +
    text(196, 350, "Noe Valley, 1,420 sq ft, parking", "t2") +
    text(196, 388, "$865,000", "tb") +
    rect(380, 366, 118, 30, "mk", 6) +
    text(439, 385, "Book viewing", "tp ts", `${middle} ${bold}`)
  );
}
