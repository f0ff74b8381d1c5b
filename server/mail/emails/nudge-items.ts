import { z } from "zod";
import { recordAddress } from "#domain/record-address.ts";
import { kindNames, kindOf, type KindName } from "#domain/registry.ts";
import type { Block, Email, RecordLine } from "#domain/letter/email.ts";
import { headerText, withoutLinks } from "../plain.ts";
import { momentIn } from "./calls/call-facts.ts";

/** Why somebody of the team is written to about a record. */
export const nudgeNames = [
  "assigned",
  "mentioned",
  "due",
  "overdue",
  "escalated",
  "follow-up",
] as const;

export type NudgeName = (typeof nudgeNames)[number];

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
/** What is promised to nobody is due at no time, which the database calls infinity. */
const moment = z
  .string()
  .nullish()
  .transform((value) => {
    const date = new Date(value ?? "");
    return Number.isNaN(date.getTime()) ? undefined : date;
  });

/** A record as a letter to the team tells of it. */
export const nudgeItemShape = z
  .object({
    what: z.enum(nudgeNames).nullish(),
    id: z.string(),
    kind: z.enum(kindNames),
    reference: z.string(),
    name: text,
    company: text,
    subject: text,
    due_at: moment,
    by_name: text,
    note: text,
    is_mine: z.boolean().optional(),
  })
  .transform(({ due_at: dueAt, by_name: byName, is_mine: isMine = true, ...item }) => ({
    ...item,
    dueAt,
    byName,
    isMine,
  }));

export type NudgeItem = z.infer<typeof nudgeItemShape>;

/** Who reads a letter to the team, and when. */
export type NudgeReader = { readonly origin: string; readonly zone: string; readonly now: Date };

/** A letter names no more records than this; the inbox has the rest. */
const MOST_RECORDS = 20;
const LONGEST_NOTE = 300;

/** The records of a list, and the way to those that it leaves out. `total` counts all of them. */
export function recordsBlock(
  items: readonly NudgeItem[],
  { origin, rest, total, linesOf }: RecordsIn,
): Block {
  const shown = items.slice(0, MOST_RECORDS);
  const left = Math.max(total, items.length) - shown.length;
  return {
    kind: "records",
    records: [
      ...shown.map((item) => recordLine(item, origin, linesOf(item))),
      ...(left > 0
        ? [{ name: `and ${left} more`, href: `${origin}/admin${rest}`, lines: [], quote: "" }]
        : []),
    ],
  };
}

type RecordsIn = {
  readonly origin: string;
  /** The address of all of them in the inbox, from its question mark. */
  readonly rest: string;
  readonly total: number;
  readonly linesOf: (item: NudgeItem) => readonly string[];
};

function recordLine(item: NudgeItem, origin: string, lines: readonly string[]): RecordLine {
  const { id, kind, reference, name, company, subject, note } = item;
  const from = [name, company].map((part) => withoutLinks(headerText(part, 80))).filter(Boolean);
  // Of a job application the subject is the role's slug.
  const about = kind === "job" ? "" : withoutLinks(headerText(subject, 100));
  return {
    name: `${reference}, ${nameOfKind(kind)}`,
    href: `${origin}/admin${recordAddress({ id, kind })}`,
    lines: [
      ...(from.length > 0 ? [`From ${from.join(", ")}`] : []),
      ...(about === "" ? [] : [`About ${about}`]),
      ...lines,
    ],
    quote: shortened(note),
  };
}

export function nameOfKind(kind: KindName): string {
  const { noticeName, badge } = kindOf(kind);
  return noticeName ?? badge.toLowerCase();
}

/** `Due Tuesday, November 24, 2026 at 10:00 AM (Pacific time, PST)`; nothing for what is promised to nobody. */
export function dueLine({ dueAt }: NudgeItem, { zone, now }: NudgeReader): readonly string[] {
  if (dueAt === undefined) return [];
  return [`${dueAt <= now ? "Was due" : "Due"} ${momentIn(zone, dueAt)}`];
}

/** What is said of a record beside whose it is. */
export function nudgeLines(
  what: NudgeName,
  item: NudgeItem,
  reader: NudgeReader,
): readonly string[] {
  const by = personOf(item);
  switch (what) {
    case "assigned":
      return [...(by === "" ? [] : [`Given to you by ${by}`]), ...dueLine(item, reader)];
    case "mentioned":
      return by === "" || item.note === "" ? [] : [`${by} wrote:`];
    case "follow-up":
      return [];
    default:
      return dueLine(item, reader);
  }
}

/** Somebody of the team; a name is not asked for. */
export function personOf({ byName }: NudgeItem): string {
  return withoutLinks(headerText(byName, 35));
}

const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** `two records`, `31 records` */
export function countedRecords(count: number): string {
  return count === 1 ? "one record" : `${numbers[count - 2] ?? count} records`;
}

function shortened(note: string): string {
  const words = withoutLinks(note.trim());
  return words.length <= LONGEST_NOTE ? words : `${words.slice(0, LONGEST_NOTE).trimEnd()}…`;
}

/** Where a member of the team chooses which of these letters come, and when. */
const CHOICES_ADDRESS = "/admin?view=team&part=letters";

/** What the foot of each of these letters says. */
export function choicesOf(origin: string): Pick<Email, "choices"> {
  return { choices: { label: "Your letters", href: `${origin}${CHOICES_ADDRESS}` } };
}
