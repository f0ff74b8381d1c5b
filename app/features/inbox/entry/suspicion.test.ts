import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { reasonNames } from "#app/content/quarantine.ts";
import { leavesAt, pointsOf, reasonWords, suspicionText } from "./suspicion.ts";

const apart = { since: "2026-11-27T10:00:00+00:00", judgement: null };

test("reasons are told in words with their points, those against it with a minus sign", () => {
  const reasons = ["offers-ranking:3", "short-link:3", "answered-before:-4"];
  expect(suspicionText({ ...apart, reasons })).toBe(
    "Suspected: offers ranking (3), short link (3), answered before (−4)",
  );
  expect(pointsOf(reasons)).toBe(2);
});

test("a reason that is not known here is shown as it is", () => {
  expect(reasonWords(["reads-minds:7", "toString:1", "odd"])).toBe(
    "reads-minds (7), toString (1), odd",
  );
  expect(suspicionText({ ...apart, reasons: [] })).toBe("Suspected advertising");
});

test("what a person has said stands before what speaks for it", () => {
  const marked = { ...apart, reasons: ["short-link:3"], judgement: "spam" } as const;
  expect(suspicionText(marked)).toBe("Marked as spam");
  expect(suspicionText(marked, "Lee")).toBe("Spam, said by Lee");
});

test("it is deleted a month later, in shorter months on their last day", () => {
  const day = (since: string) => leavesAt(since).toISOString();
  expect(day("2026-11-27T10:00:00.123456+00:00")).toBe("2026-12-27T10:00:00.123Z");
  expect(day("2027-01-31T23:30:00+00:00")).toBe("2027-02-28T23:30:00.000Z");
  expect(day("2028-01-30T08:00:00+00:00")).toBe("2028-02-29T08:00:00.000Z");
  expect(day("2026-12-15T08:00:00+00:00")).toBe("2027-01-15T08:00:00.000Z");
});

test("every name that the database gives has words", () => {
  const folder = path.resolve(import.meta.dirname, "../../../../supabase/migrations");
  const named = readdirSync(folder)
    .filter((file) => /spam_score|quarantine/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .flatMap(namesIn);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !Object.hasOwn(reasonNames, name))).toEqual([]);
});

/** Of texts as `'trap:2'` and `'learnt:'`, and of what can be offered. */
function namesIn(sql: string): string[] {
  const [, topics = ""] = /function private\.offered_topic([\s\S]*?)\n\$\$;/.exec(sql) ?? [];
  const offered = [...topics.matchAll(/^\s*\('([a-z]+)', \d/gm)].map(([, topic]) => topic ?? "");
  return [
    ...offered.filter((topic) => topic !== "asking").map((topic) => `offers-${topic}`),
    ...[...sql.matchAll(/'([a-z-]+):(?:-?\d)?'/g)].map(([, name]) => name ?? ""),
  ];
}
