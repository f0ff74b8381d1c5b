import { firstNumber, type Shown } from "./numbers.ts";
import type { Reading } from "./read-page.ts";

/** A reading of one screen. */
export type Placed = Reading & { readonly screen: string };

/** A number, what it means, and where it was found. */
export type Figure = {
  /** `members`, `task chair · revenue`: what is the same here is the same thing, wherever it stands. */
  readonly meaning: string;
  readonly shown: Shown;
  readonly place: string;
  readonly text: string;
};

/** Digits that are no figures: days, years, times, ages, telephone and order numbers. */
const noFigures =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:\s?–\s?\d+)?(?:,? \d{4})?\b|\bQ[1-4] \d{4}\b|\b(?:19|20)\d\d\b|\d{1,2}:\d\d(?:[–\s]*\d{1,2}:\d\d)?(?: ?[AP]M)?|\b\d{1,2} [AP]M\b|\b\d+[hdm]\b|\(\d{3}\) \d{3}-\d{4}|#\S*\d+/g;

const durations = /(?<![\d.,])(\d+) h(?: (\d+) min)?\b/g;
const inMinutes = (_: string, hours: string, minutes = "0") =>
  `${Number(hours) * 60 + Number(minutes)} min`;

const amount = String.raw`[-−+]?\$?\d+(?:,\d{3})*(?:\.\d+)?[KM]?(?:\s?%| percent)?`;
const isBare = new RegExp(`^${amount}$`);
const startsBare = new RegExp(`^${amount}`);
const atEnd = new RegExp(`^(\\D*?[a-z]\\D*?),? \\(?(${amount})\\)?$`, "i");
const ofWhole = new RegExp(`(${amount}) (?:of|/) (${amount})(?: ([a-z]+(?: [a-z]+)?))?`, "gi");
const beforeNoun = new RegExp(`(${amount}) ([a-z]+(?: [a-z]+){0,2})`, "gi");

/** Words that only measure: `30 days` to choose from mean nothing by themselves. */
const units = /^(min|minutes?|hours?|days?|weeks?|months?|years?|mg)$/;

const named = (...names: readonly string[]) =>
  names
    .map((name) =>
      name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}$&'+ ]/gu, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((name) => name !== "")
    .join(" · ");

/** The figures of a reading, by what stands beside each number. */
export function figuresOf({ screen, under, of, label, text }: Placed): Figure[] {
  const place = [screen, under, of].filter((part) => part !== "").join(" › ");
  const figure = (meaning: string, number: string): Figure[] => {
    const shown = firstNumber(number);
    return shown && meaning !== "" && !units.test(meaning) ? [{ meaning, shown, place, text }] : [];
  };
  if (label === "point") return [];
  if (label === "length") return figure(named(under, of, "list length"), text);
  const rest = text.replaceAll(durations, inMinutes).replaceAll(noFigures, "§").trim();
  if (label !== "") return startsBare.test(rest) ? figure(named(of, label), rest) : [];
  if (isBare.test(rest)) return figure(named(of, under, /^[-−+]/.test(rest) ? "change" : ""), rest);
  const ending = atEnd.exec(rest);
  if (ending) return figure(named(of === text ? "" : of, ending[1] ?? ""), ending[2] ?? "");
  const wholes = [...rest.matchAll(ofWhole)].flatMap(([, part = "", whole = "", noun = ""]) => [
    ...figure(named(of, noun || under, "part"), part),
    ...figure(named(of, noun || under, "whole"), whole),
  ]);
  const nouns = [...rest.replaceAll(ofWhole, "§").matchAll(beforeNoun)];
  return [
    ...wholes,
    ...nouns.flatMap(([, number = "", noun = ""]) => figure(named(of, noun), number)),
  ];
}
