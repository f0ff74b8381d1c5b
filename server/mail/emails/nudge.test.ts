import { describe, expect, test } from "vitest";
import { emailHtml } from "#domain/letter/email-html.ts";
import { emailText } from "#domain/letter/email-text.ts";
import { digestEmail } from "./digest.ts";
import type { NudgeItem, NudgeName } from "./nudge-items.ts";
import { aDigest, aNudgeItem, sampleNow, sampleReader } from "./nudge-samples.ts";
import { nudgeEmail } from "./nudge.ts";

const other = {
  id: "c4a0f6de-1111-4222-8333-444455556666",
  kind: "contact",
  reference: "PR-23456789",
};
const inbox = "https://www.perilune.example/admin";

function subjectOf(what: NudgeName, ...[first, ...rest]: [NudgeItem, ...NudgeItem[]]): string {
  return nudgeEmail(what, [first, ...rest], sampleReader).subject;
}
const at = (minutes: number) => ({
  due_at: new Date(sampleNow.getTime() + minutes * 60_000).toISOString(),
});

describe("the subject of a nudge", () => {
  test.each<readonly [NudgeName, readonly [object, ...object[]], string]>([
    ["assigned", [{}], "SR-12345678 is yours now"],
    ["assigned", [{}, other], "Two records are yours now"],
    ["mentioned", [{}], "Dana Reyes mentioned you on SR-12345678"],
    ["mentioned", [{ note: "one" }, { note: "two" }], "Dana Reyes mentioned you on SR-12345678"],
    ["mentioned", [{}, other], "Dana Reyes mentioned you on two records"],
    ["mentioned", [{}, { ...other, by_name: "Lee" }], "You were mentioned on two records"],
    ["mentioned", [{ by_name: "" }], "You were mentioned on SR-12345678"],
    ["due", [at(40)], "SR-12345678 is due in 40 minutes"],
    ["due", [at(60 * 6 - 2)], "SR-12345678 is due in 6 hours"],
    ["due", [at(60 * 24 * 3)], "SR-12345678 is due in 3 days"],
    ["due", [at(0.2)], "SR-12345678 is due in 1 minute"],
    ["due", [at(-5)], "SR-12345678 was due"],
    ["due", [{}, other], "Two records are due soon"],
    ["overdue", [{}], "Overdue: SR-12345678"],
    ["overdue", [{}, other], "Overdue: two records"],
    ["escalated", [{}], "Still nobody has answered SR-12345678"],
    ["follow-up", [{}], "Follow up today: SR-12345678"],
    ["follow-up", [{}, other], "2 follow-ups for today"],
  ])("%s of %j is %j", (what, [first, ...rest], subject) => {
    expect(subjectOf(what, aNudgeItem(first), ...rest.map(aNudgeItem))).toBe(subject);
  });

  test("counts past ten in digits and names nobody who wrote to us", () => {
    const [first, ...rest] = Array.from({ length: 31 }, (_, index) =>
      aNudgeItem({ id: `c4a0f6de-1111-4222-8333-0000000000${10 + index}` }),
    );
    expect(subjectOf("overdue", first ?? aNudgeItem(), ...rest)).toBe("Overdue: 31 records");
    for (const what of ["assigned", "due", "escalated", "follow-up"] as const) {
      expect(subjectOf(what, aNudgeItem())).not.toMatch(/Ada|Engines|evil/);
    }
  });
});

test("a record is told with its kind, from whom, when it is due on its reader's clock, and its address", () => {
  const text = emailText(nudgeEmail("due", [aNudgeItem()], sampleReader));
  expect(text).toContain(
    [
      "SR-12345678, support request",
      "From Ada <b>Lovelace</b> of https[:]//evil[.]example, Engines Ltd",
      "About It stopped, see www[.]evil[.]example",
      "Due Tuesday, November 24, 2026 at 6:00 PM (Lisbon time, GMT+0)",
      `${inbox}?view=support&record=b4a0f6de-1111-4222-8333-444455556666`,
    ].join("\n"),
  );
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    "You choose which of these letters come, and when. Your letters: https://www.perilune.example/admin?view=team&part=letters",
  );
  const html = emailHtml(nudgeEmail("due", [aNudgeItem()], sampleReader));
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/www\.perilune\.example\/admin\?view=team&amp;part=letters"[^>]*>Your letters<\/a>/,
  );
});

test("what a colleague wrote is quoted, shortened, and not made a link", () => {
  const note = `See https://evil.example now.\n${"word ".repeat(100)}`;
  const text = emailText(nudgeEmail("mentioned", [aNudgeItem({ note })], sampleReader));
  expect(text).toContain("Dana Reyes wrote:\n> See https[:]//evil[.]example now.\n> word word");
  expect(text).toMatch(/w?o?r?d?…\n/);
  expect(text.match(/word/g)?.length).toBeLessThan(70);
});

test("owners read that nobody has answered since it was due", () => {
  const text = emailText(nudgeEmail("escalated", [aNudgeItem(at(-60))], sampleReader));
  expect(text).toContain(
    "Nobody has answered since it was due, and as much time again has passed.",
  );
  expect(text).toContain("Was due Tuesday, November 24, 2026 at 11:00 AM (Lisbon time, GMT+0)");
});

test.each<readonly [NudgeName, boolean, string]>([
  ["assigned", true, "?view=all&assignee=me"],
  ["due", true, "?view=all&due=due&assignee=me"],
  ["overdue", true, "?view=all&due=overdue&assignee=me"],
  ["overdue", false, "?view=all&due=overdue"],
  ["escalated", false, "?view=all&due=overdue"],
  ["follow-up", true, "?view=all&due=follow-up&assignee=me"],
])("of %s twenty are listed (mine: %s), and the rest is behind %s", (what, isMine, rest) => {
  const items = Array.from({ length: 51 }, (_, index) =>
    aNudgeItem({
      id: `c4a0f6de-1111-4222-8333-0000000000${10 + index}`,
      reference: `SR-000000${10 + index}`,
      is_mine: isMine,
    }),
  );
  const [first = aNudgeItem(), ...others] = items;
  const text = emailText(nudgeEmail(what, [first, ...others], sampleReader));
  expect(text).toContain("SR-00000029");
  expect(text).not.toContain("SR-00000030");
  expect(text).toContain(`\nand 31 more\n${inbox}${rest}\n`);
});

describe("a digest", () => {
  const record = {
    id: "b4a0f6de-1111-4222-8333-444455556666",
    kind: "contact",
    reference: "PR-12345678",
    due_at: "2026-11-24T06:00:00+00:00",
  };
  const digestOf = (changed: object, counts: object) =>
    digestEmail(aDigest(changed, counts), sampleReader.origin, sampleNow);

  test("of nothing is none", () => {
    expect(digestOf({}, {})).toBeUndefined();
  });

  test.each([
    [
      { total: 12, fresh: 5, leaving: 3 },
      "12 suspected messages, 5 new; 3 will be deleted within a week",
    ],
    [
      { total: 1_204, fresh: 0, leaving: 1_204 },
      "1,204 suspected messages; 1,204 will be deleted within a week",
    ],
    [{ total: 1, fresh: 1, leaving: 0 }, "1 suspected message, 1 new"],
  ])("of what is in quarantine, %j, says %s", (quarantine, words) => {
    const email = digestOf({ quarantine }, {});
    expect(email?.subject).toBe(`Your day: ${/^[\d,]+/.exec(words)?.[0]} in quarantine`);
    const text = email === undefined ? "" : emailText(email).replaceAll(/\s+/g, " ");
    expect(text).toContain(`In quarantine: ${words} ${inbox}?view=quarantine`);
  });

  test("tells of a quarantine in which nothing happens only beside something else", () => {
    const quarantine = { total: 12, fresh: 0, leaving: 0 };
    expect(digestOf({ quarantine }, {})).toBeUndefined();
    const email = digestOf({ quarantine, mine: [record] }, { mine: 1 });
    expect(email?.subject).toBe("Your day: 1 waiting");
    const text = email === undefined ? "" : emailText(email);
    expect(text).toContain("In quarantine: 12 suspected messages\n");
  });

  test("has the parts that have something, and no others", () => {
    const email = digestOf(
      { mine: [record], fresh: [{ kind: "support", total: 4 }] },
      { mine: 31, mineOverdue: 3, fresh: 4 },
    );
    expect(email?.subject).toBe("Your day: 3 overdue, 28 waiting");
    const titles = email?.blocks.flatMap((block) => (block.kind === "title" ? [block.text] : []));
    expect(titles).toEqual(["Yours: 3 overdue, 28 waiting", "New since yesterday: 4"]);
    const text = email === undefined ? "" : emailText(email);
    expect(text).toContain("and 30 more\n");
    expect(text).toMatch(/Support: +4\n/);
  });

  test("after a weekend says since when, and tells what it has in a list only once", () => {
    const email = digestOf(
      {
        since: "2026-11-20T08:00:00+00:00",
        followUps: [record],
        fresh: [{ kind: "support", total: 1 }],
        told: [
          { ...record, what: "overdue" },
          { ...record, what: "mentioned", by_name: "Lee", note: "Look." },
        ],
      },
      { followUps: 1, fresh: 1 },
    );
    const text = email === undefined ? "" : emailText(email);
    expect(text).toContain("New since Friday, November 20: 1\n-----");
    expect(text).toContain("Lee wrote:\n> Look.\n");
    expect(text.match(/PR-12345678/g)).toHaveLength(2);
  });
});
