import { rail } from "./mockup-parts.ts";
import { bold, each, end, middle, path, rect, text } from "./svg-markup.ts";

/** Achieved width of each quarter's bar; the target is the bar's whole width. */
const quarters = [
  ["Q1", 150, "Target Met"],
  ["Q2", 182, "Target Met"],
  ["Q3", 118, "Below Target"],
] as const;
const targetWidth = 160;

const payouts = [
  ["Halden &amp; Co", "$4,120"],
  ["Brindlewater", "$2,860"],
  ["Farrowind Foods", "$1,940"],
] as const;

const earnings = "M92 330C140 320 170 290 214 296S290 240 320 246 370 196 392 200";

export function portal(): string {
  return (
    rail(1) +
    text(92, 44, "Revenue", "tb") +
    each(["Monthly", "Quarterly", "Yearly"], (period, index) => {
      const isChosen = index === 1;
      return (
        rect(484 + index * 78, 24, 76, 30, isChosen ? "mk" : "ms", 6) +
        text(522 + index * 78, 43, period, isChosen ? "tp ts" : "ts", middle)
      );
    }) +
    rect(92, 68, 300, 336, "ma", 10) +
    text(114, 98, "Current Period", "to") +
    text(112, 158, "$84,210", "tx to", 'font-size="52"') +
    text(114, 186, "Gold tier, 25% commission", "to") +
    path(`${earnings}V404H92Z`, "", 'fill="var(--m-on)" opacity=".18"') +
    path(earnings, "mol", 'stroke-width="2.5"') +
    rect(408, 68, 308, 176, "ms", 10) +
    text(428, 96, "Against target", "tm") +
    each(quarters, ([quarter, width, verdict], row) => {
      const y = 118 + row * 38;
      return (
        text(428, y + 12, quarter, "t2") +
        rect(456, y, targetWidth, 14, "mi", 4) +
        rect(456, y, Math.min(width, targetWidth), 14, verdict === "Target Met" ? "ma" : "mas", 4) +
        text(700, y + 12, verdict, "ts", end)
      );
    }) +
    rect(408, 258, 308, 146, "ms", 10) +
    text(428, 286, "Upcoming payouts", "tm") +
    each(payouts, ([partner, amount], row) => {
      const y = 316 + row * 30;
      return (
        text(428, y, partner) +
        text(700, y, amount, "", `${end} ${bold}`) +
        path(`M428 ${y + 10}H700`, "ml")
      );
    })
  );
}
