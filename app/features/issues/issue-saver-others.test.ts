import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "./issue-saver.ts";
import type { StoredIssue } from "./issue.ts";
import { desk, stored, words } from "./saver-desk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what somebody else has saved is not written over; Keep mine saves over it with its version", async () => {
  const { saver, server, sent, type, kept } = desk(stored("One", 1));
  server.issue = stored("Theirs", 2);
  type("Mine");
  expect(await saver.save()).toBe(false);
  expect(saver.read()).toMatchObject({
    words: words("Mine"),
    state: { kind: "conflict", theirs: { words: words("Theirs"), changedBy: "Ben" } },
  });
  type("Mine, still");
  await vi.advanceTimersByTimeAsync(10 * pause);
  expect(sent).toHaveLength(1);
  expect(kept()).toEqual({ words: words("Mine, still"), version: 1 });
  saver.choose("mine");
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ version: 2, subject: "Mine, still" });
  expect(server.issue).toMatchObject({ words: words("Mine, still"), version: 3 });
});

test("Take theirs keeps mine to be read", async () => {
  const { saver, server, sent, type, kept } = desk(stored("One", 1));
  server.issue = stored("Theirs", 2);
  type("Mine");
  await saver.save();
  saver.choose("theirs");
  expect(saver.read()).toMatchObject({ words: words("Theirs"), version: 2, aside: words("Mine") });
  expect(kept()).toBeNull();
  expect(await saver.save()).toBe(true);
  expect(sent).toHaveLength(1);
  saver.putAway();
  expect(saver.read().aside).toBeNull();
});

test("while both choose, a third version is a conflict of its own", async () => {
  const { saver, server, type } = desk(stored("One", 1));
  server.issue = stored("Theirs", 2);
  type("Mine");
  await saver.save();
  server.issue = stored("Theirs again", 3);
  saver.choose("mine");
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.read().state).toMatchObject({
    kind: "conflict",
    theirs: { words: words("Theirs again") },
  });
  expect(server.issue.words.subject).toBe("Theirs again");
});

test("two who have written the same have no conflict", async () => {
  const { saver, server, type } = desk(stored("One", 1));
  server.issue = stored("Both", 2);
  server.answers = { outcome: "changed", by: "Ben" };
  type("Both ");
  expect(await saver.save()).toBe(true);
  expect(saver.read().version).toBe(2);
});

test("what nobody has touched follows the server; what is being written does not", () => {
  const { saver, type } = desk(stored("One", 1));
  saver.meet(stored("Two", 2));
  expect(saver.read()).toMatchObject({ words: words("Two"), version: 2, state: { kind: "taken" } });
  saver.meet(stored("An older reading", 1));
  expect(saver.read().words).toEqual(words("Two"));
  type("Mine");
  saver.meet(stored("Three", 3));
  expect(saver.read()).toMatchObject({ words: words("Mine"), version: 2 });
});

test.each([
  ["begun", { state: "sending" } as const],
  ["gone", null],
] as const)("what was typed stays when the issue has %s", async (kind, now) => {
  const { saver, server, sent, type, kept, state } = desk(stored("One", 1));
  server.issue = now && stored("One", 1, now);
  type("Mine");
  expect(await saver.save()).toBe(false);
  expect(state()).toBe(kind);
  type("Mine, still");
  await vi.advanceTimersByTimeAsync(10 * pause);
  expect(kept()).toEqual({ words: words("Mine, still"), version: 1 });
  expect(sent).toHaveLength(1);
  saver.end();
  expect(kept()).toBeNull();
  expect(await saver.save()).toBe(false);
  expect(sent).toHaveLength(1);
});

test("what an earlier sitting did not save stands there again and is saved at once", async () => {
  const { saver, sent, type } = desk(stored("One", 4), { words: words("Two"), version: 4 });
  expect(saver.read()).toMatchObject({ words: words("Two"), isRestored: true });
  saver.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ version: 4, subject: "Two" }]);
  expect(saver.read()).toMatchObject({ version: 5, isRestored: true, state: { kind: "saved" } });
  type("Three");
  expect(saver.read().isRestored).toBe(false);
});

test("a new issue that never came to the server is restored, too", async () => {
  const { saver, server } = desk(null, { words: words("Two"), version: 0 });
  expect(saver.read().isRestored).toBe(true);
  saver.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.issue).toMatchObject({ words: words("Two"), version: 1 });
});

test("what was restored meets what others did meanwhile", () => {
  const kept = { words: words("Mine"), version: 1 };
  const stateOf = (found: StoredIssue | null) => desk(found, kept).state();
  expect(stateOf(stored("Theirs", 2))).toBe("conflict");
  expect(stateOf(stored("One", 1, { state: "sent" }))).toBe("begun");
  expect(stateOf(null)).toBe("gone");
  const same = desk(stored("Mine", 2), kept);
  expect(same.saver.read()).toMatchObject({
    version: 2,
    isRestored: false,
    state: { kind: "still" },
  });
  same.saver.wake();
  expect(same.kept()).toBeNull();
});

test("who is told that another version is stored looks at it", async () => {
  const { saver, server, type } = desk(stored("One", 1));
  server.issue = stored("Theirs", 2);
  await saver.lookAgain();
  expect(saver.read()).toMatchObject({ words: words("Theirs"), state: { kind: "taken" } });
  type("Mine");
  server.issue = stored("Theirs again", 3);
  await saver.lookAgain();
  expect(saver.read().state.kind).toBe("conflict");
});
