import { bold, circle, each, end, middle, path, rect, text, times } from "./svg-markup.ts";

const slots = [
  ["09:00", "Dr Okafor"],
  ["09:40", "Dr Lund"],
  ["10:20", "Dr Okafor"],
  ["11:00", "taken"],
  ["14:20", "Dr Lund"],
] as const;
const chosenSlot = 2;

export function healthcare(): string {
  return (
    rect(0, 0, 530, 56, "ms") +
    text(22, 35, "Book an appointment", "", `font-size="17" ${bold}`) +
    calendar() +
    rect(334, 72, 178, 250, "ms", 10) +
    text(352, 100, "Thu 16 Oct", "tm") +
    each(slots, ([time, doctor], row) => {
      const y = 114 + row * 40;
      const isChosen = row === chosenSlot;
      return (
        rect(352, y, 142, 32, isChosen ? "ma" : "mi", 7) +
        text(366, y + 21, time, isChosen ? "to" : "") +
        text(482, y + 21, doctor, isChosen ? "to ts" : "t2 ts", end)
      );
    }) +
    rect(18, 336, 494, 72, "mp", 10) +
    path(
      "M34 374H92l10-26 14 46 12-30 8 10H200l10-26 14 46 12-30 8 10H300",
      "",
      'fill="none" stroke="var(--m-a)" stroke-width="2.5"',
    ) +
    `<svg x="32" y="342" width="270" height="60">${rect(0, 0, 270, 60, "mp sweep")}</svg>` +
    rect(352, 354, 142, 36, "ma", 8) +
    text(423, 377, "Confirm Appointment", "to ts", `${middle} ${bold}`)
  );
}

/** October 2025 begins on a Wednesday. The 16th is chosen, the 22nd is taken already, the first nine days are past. */
function calendar(): string {
  return (
    rect(18, 72, 300, 250, "ms", 10) +
    text(36, 100, "October", "tm") +
    each(["M", "T", "W", "T", "F", "S", "S"], (day, column) =>
      text(48 + column * 40, 128, day, "t2 ts", middle),
    ) +
    times(31, (index) => {
      const place = index + 2;
      const x = 48 + (place % 7) * 40;
      const y = 156 + Math.floor(place / 7) * 34;
      const date = index + 1;
      const ring = date === 16 ? "ma" : date === 22 ? "mas" : "";
      return (
        (ring && circle(x, y - 4, 15, ring)) +
        text(x, y, date, date === 16 ? "to" : date <= 9 ? "t2" : "", middle)
      );
    })
  );
}
