import { recordAddress } from "#domain/record-address.ts";
import { sentence } from "#domain/sentence.ts";
import type { Block, Email } from "#domain/letter/email.ts";
import {
  choicesOf,
  countedRecords,
  nameOfKind,
  nudgeLines,
  personOf,
  recordsBlock,
  type NudgeItem,
  type NudgeName,
  type NudgeReader,
} from "./nudge-items.ts";

type Items = readonly [NudgeItem, ...NudgeItem[]];

/** To one person: what needs them now, all of one sort in one letter. Its subject has nothing of whoever wrote to us. */
export function nudgeEmail(what: NudgeName, items: Items, reader: NudgeReader): Email {
  const heading = headingOf(what, items, reader);
  const [first] = items;
  const { origin } = reader;
  const isOne = idsOf(items).size === 1;
  const rest = inboxOf(what, items);
  return {
    subject: heading,
    heading,
    preview: isOne
      ? `It is a ${nameOfKind(first.kind)}.`
      : [...new Set(items.slice(0, 4).map(({ reference }) => reference))].join(", "),
    blocks: [
      ...introductionOf(what, isOne),
      recordsBlock(items, {
        origin,
        rest,
        total: items.length,
        linesOf: (item) => nudgeLines(what, item, reader),
      }),
      {
        kind: "link",
        label: isOne ? "Open it in the inbox" : "Open the inbox",
        href: `${origin}/admin${isOne ? recordAddress(first) : rest}`,
      },
    ],
    why: `You get this letter because ${whys[what]}. You choose which of these letters come, and when.`,
    ...choicesOf(origin),
    isInternal: true,
  };
}

const whys: Readonly<Record<NudgeName, string>> = {
  assigned: "somebody gave you a record of the inbox",
  mentioned: "somebody of the team mentioned you in a note",
  due: "an answer that we promised is yours to give",
  overdue: "an answer that we promised is yours to give",
  escalated: "you own this site's inbox",
  "follow-up": "a record of yours is put down for today",
};

function idsOf(items: Items): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id));
}

function headingOf(what: NudgeName, items: Items, { now }: NudgeReader): string {
  const [first] = items;
  const count = idsOf(items).size;
  const isOne = count === 1;
  const these = isOne ? first.reference : countedRecords(count);
  switch (what) {
    case "assigned":
      return isOne ? `${these} is yours now` : `${sentence(these)} are yours now`;
    case "mentioned":
      return mentionOf(items, these);
    case "due":
      return isOne ? dueOf(first, now) : `${sentence(these)} are due soon`;
    case "overdue":
      return `Overdue: ${these}`;
    case "escalated":
      return `Still nobody has answered ${these}`;
    case "follow-up":
      return isOne ? `Follow up today: ${these}` : `${count} follow-ups for today`;
  }
}

/** A name is said where it is one. */
function mentionOf(items: Items, these: string): string {
  const names = new Set(items.map(personOf));
  const [name = ""] = names;
  return names.size > 1 || name === ""
    ? `You were mentioned on ${these}`
    : `${name} mentioned you on ${these}`;
}

function dueOf({ reference, dueAt }: NudgeItem, now: Date): string {
  if (dueAt === undefined) return `${reference} is due soon`;
  return dueAt <= now ? `${reference} was due` : `${reference} is due in ${timeUntil(dueAt, now)}`;
}

/** `40 minutes`, `6 hours`, `3 days` */
function timeUntil(due: Date, now: Date): string {
  const minutes = (due.getTime() - now.getTime()) / 60_000;
  const units = [
    ["minute", 1, 90],
    ["hour", 60, 48 * 60],
    ["day", 24 * 60, Infinity],
  ] as const;
  const [name, length] = units.find(([, , below]) => minutes < below) ?? units[2];
  const count = Math.max(1, Math.round(minutes / length));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function introductionOf(what: NudgeName, isOne: boolean): readonly Block[] {
  const [it, is] = isOne ? ["it", "is"] : ["they", "are"];
  const words = {
    assigned: "",
    mentioned: "",
    due: `Three quarters of the time that the site promises have passed, and ${isOne ? "it has" : "they have"} no answer yet.`,
    overdue: `The time that the site promises is over, and ${isOne ? "it has" : "they have"} no answer yet.`,
    escalated: `Nobody has answered since ${it} ${isOne ? "was" : "were"} due, and as much time again has passed. This letter goes to every owner, once.`,
    "follow-up": `For today ${it} ${is} put down to be followed up.`,
  }[what];
  return words === "" ? [] : [{ kind: "text", text: words }];
}

/** The list of the inbox that has all of them, as an address from its question mark. */
function inboxOf(what: NudgeName, items: Items): string {
  const due = { assigned: "", mentioned: "", due: "due", overdue: "overdue", escalated: "overdue" };
  const filter = new URLSearchParams({ view: "all" });
  if (what === "follow-up") filter.set("due", what);
  else if (due[what] !== "") filter.set("due", due[what]);
  if (what !== "mentioned" && items.every(({ isMine }) => isMine)) filter.set("assignee", "me");
  return `?${filter.toString()}`;
}
