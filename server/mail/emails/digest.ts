import { z } from "zod";
import { numberFormat } from "#domain/formats.ts";
import { kindNames, kindOf } from "#domain/registry.ts";
import { formatInZone } from "#domain/zoned-dates.ts";
import type { Block, Email } from "#domain/letter/email.ts";
import {
  choicesOf,
  dueLine,
  nudgeItemShape,
  nudgeLines,
  recordsBlock,
  type NudgeItem,
  type NudgeReader,
} from "./nudge-items.ts";

const items = z.array(nudgeItemShape);
const count = z.number().int();

/** What `private.digest_items` answers; `counts` are of everything, the lists begin with what is due first. */
export const digestShape = z.object({
  zone: z.string(),
  since: z.coerce.date(),
  counts: z.object({
    mine: count,
    mineOverdue: count,
    nobody: count,
    nobodyOverdue: count,
    followUps: count,
    fresh: count,
  }),
  quarantine: z.object({ total: count, fresh: count, leaving: count }),
  fresh: z.array(z.object({ kind: z.enum(kindNames), total: count })),
  mine: items,
  nobody: items,
  followUps: items,
  told: items,
});

export type Digest = z.infer<typeof digestShape>;

const number = numberFormat();

/** A night and what is longer than one: after a weekend it says since when. */
const A_DAY_MS = 30 * 3_600_000;

/** Once a day, what waits for its reader; `undefined` when that is nothing. */
export function digestEmail(digest: Digest, origin: string, now: Date): Email | undefined {
  const reader = { origin, zone: digest.zone, now };
  const blocks = [
    ...mineBlocks(digest, reader),
    ...followUpBlocks(digest, reader),
    ...toldBlocks(digest, reader),
    ...nobodyBlocks(digest, reader),
    ...freshBlocks(digest, reader),
  ];
  const { fresh, leaving } = digest.quarantine;
  if (blocks.length === 0 && fresh === 0 && leaving === 0) return undefined;
  const summary = summaryOf(digest);
  return {
    subject: summary === "" ? "Your day" : `Your day: ${summary}`,
    heading: "Your day",
    preview: summary === "" ? "Nothing is late." : `${summary}.`,
    blocks: [
      ...blocks,
      ...quarantineBlocks(digest, reader),
      { kind: "link", label: "Open the inbox", href: `${origin}/admin?view=all&assignee=me` },
    ],
    why: "You get this letter because you chose a digest. You choose when it comes, and what is in it.",
    ...choicesOf(origin),
    isInternal: true,
  };
}

/** `3 overdue, 5 waiting, 2 to follow up`; without the person's own what there is besides. */
function summaryOf({ counts, quarantine }: Digest): string {
  const own = counted([
    [counts.mineOverdue, "overdue"],
    [counts.mine - counts.mineOverdue, "waiting"],
    [counts.followUps, "to follow up"],
  ]);
  const others = counted([
    [counts.nobody, "with nobody"],
    [counts.fresh, "new"],
  ]);
  return own || others || counted([[quarantine.total, "in quarantine"]]);
}

function counted(parts: readonly (readonly [count: number, name: string])[]): string {
  return parts
    .flatMap(([total, name]) => (total > 0 ? [`${number(total)} ${name}`] : []))
    .join(", ");
}

function mineBlocks({ mine, counts }: Digest, reader: NudgeReader): readonly Block[] {
  const title = counted([
    [counts.mineOverdue, "overdue"],
    [counts.mine - counts.mineOverdue, "waiting"],
  ]);
  return section(`Yours: ${title}`, mine, {
    origin: reader.origin,
    rest: "?view=all&due=waiting&assignee=me",
    total: counts.mine,
    linesOf: (item) => dueLine(item, reader),
  });
}

function followUpBlocks({ followUps, counts }: Digest, { origin }: NudgeReader): readonly Block[] {
  return section("To follow up today", followUps, {
    origin,
    rest: "?view=all&due=follow-up&assignee=me",
    total: counts.followUps,
    linesOf: () => [],
  });
}

/** What a list above has already is not told again. */
function toldBlocks({ told, mine, followUps }: Digest, reader: NudgeReader): readonly Block[] {
  const listed = new Set([...mine, ...followUps].map(({ id }) => id));
  const news = told.filter(
    ({ id, what }) => what === "assigned" || what === "mentioned" || !listed.has(id),
  );
  return section("Kept for this letter", news, {
    origin: reader.origin,
    rest: "?view=all",
    total: news.length,
    linesOf: (item) => [
      ...(item.what === "escalated" ? ["Still nobody has answered it"] : []),
      ...nudgeLines(item.what ?? "due", item, reader),
    ],
  });
}

function nobodyBlocks({ nobody, counts }: Digest, reader: NudgeReader): readonly Block[] {
  const title = counted([
    [counts.nobodyOverdue, "overdue"],
    [counts.nobody - counts.nobodyOverdue, "waiting"],
  ]);
  return section(`With nobody: ${title}`, nobody, {
    origin: reader.origin,
    rest: "?view=all&due=waiting&assignee=none",
    total: counts.nobody,
    linesOf: (item) => dueLine(item, reader),
  });
}

function freshBlocks(
  { fresh, counts, since, zone }: Digest,
  { now }: NudgeReader,
): readonly Block[] {
  if (fresh.length === 0) return [];
  const isOfYesterday = now.getTime() - since.getTime() < A_DAY_MS;
  const from = isOfYesterday ? "yesterday" : formatInZone(since, zone, "longDay", "en-US");
  return [
    { kind: "title", text: `New since ${from}: ${number(counts.fresh)}` },
    { kind: "facts", rows: fresh.map(({ kind, total }) => [kindOf(kind).title, number(total)]) },
  ];
}

/** Suspected advertising, of which somebody may want to see what is deleted soon. */
function quarantineBlocks({ quarantine }: Digest, { origin }: NudgeReader): readonly Block[] {
  const { total, fresh, leaving } = quarantine;
  if (total === 0) return [];
  const messages = `${number(total)} suspected ${total === 1 ? "message" : "messages"}`;
  const news = fresh === 0 ? "" : `, ${number(fresh)} new`;
  const end = leaving === 0 ? "" : `; ${number(leaving)} will be deleted within a week`;
  return [
    { kind: "title", text: "Suspected advertising" },
    {
      kind: "records",
      records: [
        {
          name: `In quarantine: ${messages}${news}${end}`,
          href: `${origin}/admin?view=quarantine`,
          lines: [],
          quote: "",
        },
      ],
    },
  ];
}

function section(
  title: string,
  records: readonly NudgeItem[],
  list: Parameters<typeof recordsBlock>[1],
): readonly Block[] {
  return records.length === 0 ? [] : [{ kind: "title", text: title }, recordsBlock(records, list)];
}
