import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { pause, retryPause } from "./issue-saver.ts";
import { noWords } from "./issue.ts";
import { at, away, desk, stored, words } from "./saver-desk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a new issue is saved a second after typing ends, once, under version 0", async () => {
  const { saver, sent, type, kept, state } = desk(null);
  saver.wake();
  expect(kept()).toEqual({ words: noWords, version: 0 });
  type("H");
  await vi.advanceTimersByTimeAsync(pause - 1);
  type("Hello");
  expect(kept()).toEqual({ words: words("Hello"), version: 0 });
  await vi.advanceTimersByTimeAsync(pause - 1);
  expect(sent).toEqual([]);
  expect(state()).toBe("saving");
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ version: 0, subject: "Hello" }]);
  expect(saver.read()).toMatchObject({ version: 1, state: { kind: "saved", at } });
  expect(kept()).toBeNull();
});

test("a field that is left is saved at once, and what is the same already not at all", async () => {
  const { saver, sent, type } = desk(stored("One", 3));
  expect(await saver.save()).toBe(true);
  expect(sent).toEqual([]);
  type("Two");
  expect(await saver.save()).toBe(true);
  expect(sent).toEqual([{ version: 3, subject: "Two" }]);
  await vi.advanceTimersByTimeAsync(10 * pause);
  expect(sent).toHaveLength(1);
});

test("what is typed while a save is on its way stays, is kept, and is saved on the version that comes back", async () => {
  const { saver, sent, type, hold, letGo, kept } = desk(stored("One", 1));
  hold();
  type("Two");
  const saving = saver.save();
  type("Two and three");
  await letGo();
  expect(await saving).toBe(false);
  expect(saver.read()).toMatchObject({ words: words("Two and three"), version: 2 });
  expect(kept()).toEqual({ words: words("Two and three"), version: 2 });
  await vi.advanceTimersByTimeAsync(pause);
  expect(sent).toEqual([
    { version: 1, subject: "Two" },
    { version: 2, subject: "Two and three" },
  ]);
  expect(kept()).toBeNull();
});

test("two who want it saved at once save it once", async () => {
  const { saver, sent, type, hold, letGo } = desk(stored("One", 1));
  hold();
  type("Two");
  const both = Promise.all([saver.save(), saver.save(), saver.save()]);
  await letGo();
  expect(await both).toEqual([true, true, true]);
  expect(sent).toHaveLength(1);
});

test("without an answer every word is kept, and it is tried again until it is stored", async () => {
  const { saver, server, sent, type, kept, state } = desk(stored("One", 1));
  server.failure = away;
  type("Two");
  expect(await saver.save()).toBe(false);
  expect(saver.read().state).toEqual({ kind: "failed", error: away, isTrying: false });
  await vi.advanceTimersByTimeAsync(retryPause);
  expect(sent).toHaveLength(2);
  type("Two, and more");
  expect(state()).toBe("failed");
  expect(kept()).toEqual({ words: words("Two, and more"), version: 1 });
  server.failure = null;
  await vi.advanceTimersByTimeAsync(retryPause);
  expect(saver.read()).toMatchObject({ version: 2, state: { kind: "saved" } });
  expect(server.issue?.words.subject).toBe("Two, and more");
});

test("a refusal is not repeated by itself", async () => {
  const { saver, server, sent, type } = desk(stored("One", 1));
  server.failure = new RepositoryError("not-allowed", null);
  type("Two");
  await saver.save();
  await vi.advanceTimersByTimeAsync(10 * retryPause);
  expect(sent).toHaveLength(1);
});

test("an answer that got lost is no conflict with oneself", async () => {
  const { saver, server, sent, type } = desk(stored("One", 1));
  server.losesAnswers = true;
  type("Two");
  expect(await saver.save()).toBe(false);
  server.losesAnswers = false;
  type("Three");
  expect(await saver.save()).toBe(true);
  expect(sent.map(({ version }) => version)).toEqual([1, 1, 2]);
  expect(server.issue).toMatchObject({ words: words("Three"), version: 3 });
});

test("a full house says so and is asked again", async () => {
  const { saver, server, type, state } = desk(null);
  server.answers = { outcome: "full" };
  type("One");
  expect(await saver.save()).toBe(false);
  expect(state()).toBe("full");
  server.answers = null;
  expect(await saver.save()).toBe(true);
});

test("too many characters are kept, said, and not sent", async () => {
  const { sent, type, kept, state } = desk(stored("One", 1));
  type("x".repeat(151));
  expect(state()).toBe("long");
  await vi.advanceTimersByTimeAsync(10 * pause);
  expect(sent).toEqual([]);
  expect(kept()?.words.subject).toHaveLength(151);
  type("🌙".repeat(150));
  await vi.advanceTimersByTimeAsync(pause);
  expect(sent).toHaveLength(1);
  expect(state()).toBe("saved");
});

test("a change that is taken back is nothing to save", async () => {
  const { sent, type, kept, state } = desk(stored("One", 1));
  type("Two");
  type("One");
  expect(state()).toBe("still");
  expect(kept()).toBeNull();
  await vi.advanceTimersByTimeAsync(10 * pause);
  expect(sent).toEqual([]);
});

test("where the browser keeps nothing, leaving would lose what is not saved", async () => {
  const { saver, type, refuseStorage } = desk(stored("One", 1));
  refuseStorage();
  type("Two");
  expect(saver.read().isAtRisk).toBe(true);
  await saver.save();
  expect(saver.read().isAtRisk).toBe(false);
});

test("it is idle when nobody looks and the server has everything", async () => {
  const { saver, type } = desk(stored("One", 1));
  const leave = saver.subscribe(() => undefined);
  expect(saver.isIdle()).toBe(false);
  type("Two");
  leave();
  expect(saver.isIdle()).toBe(false);
  await saver.save();
  expect(saver.isIdle()).toBe(true);
});
