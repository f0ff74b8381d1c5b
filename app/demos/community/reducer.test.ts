import { describe, expect, test } from "vitest";
import { canPublish, publishLog } from "./compose.ts";
import { buildCommunity } from "./data.ts";
import { isFull, placesText, toggleJoin } from "./events.ts";
import { points } from "./levels.ts";
import { emptyDraft, type CommunityState } from "./model.ts";
import { reduceCommunity, type CommunityAction } from "./reducer.ts";

const at = new Date(2026, 10, 20, 9, 5);
const start = buildCommunity(new Date(2026, 10, 20, 9, 0));
const after = (...actions: readonly CommunityAction[]): CommunityState =>
  actions.reduce(reduceCommunity, start);
const written = { title: "A post", content: "With text", category: "tech" } as const;
const write = { type: "draft", values: written } as const;

describe("publishing", () => {
  test("needs a title and content of more than spaces", () => {
    expect(canPublish(emptyDraft)).toBe(false);
    expect(canPublish({ ...emptyDraft, title: "A post" })).toBe(false);
    expect(canPublish({ ...written, content: "   " })).toBe(false);
    expect(canPublish(written)).toBe(true);
    expect(after({ type: "publish", at })).toBe(start);
  });

  test("puts the post first, empties the form to General, and gives ten points", () => {
    const done = after(write, { type: "publish", at });
    expect(done.posts[0]).toMatchObject({ ...written, likes: 0, comments: 0, isMine: true });
    expect(done.posts).toHaveLength(13);
    expect(done.draft).toEqual(emptyDraft);
    const own = done.contributors.at(-1);
    expect(own && points(own)).toBe(216);
    expect(own && points(own.recent)).toBe(82);
  });

  test("is logged with what was written, trimmed", () => {
    expect(publishLog({ title: " A ", content: " B ", category: "general" })).toEqual({
      title: "A",
      content: "B",
      category: "general",
    });
  });
});

describe("drafts", () => {
  const saved = after(write, { type: "saveDraft", at });
  const [draft] = saved.drafts;

  test("keep what was written and empty the form", () => {
    expect(draft).toMatchObject(written);
    expect(saved.draft).toEqual(emptyDraft);
    expect(after({ type: "saveDraft", at })).toBe(start);
  });

  test("are gone on with; what stood in the form is kept only when asked", () => {
    if (!draft) throw new Error("No draft was saved.");
    const other = reduceCommunity(saved, { type: "draft", values: { title: "Other" } });
    const action = { type: "continueDraft", id: draft.id, at } as const;
    const discarded = reduceCommunity(other, { ...action, isSaving: false });
    expect(discarded.draft).toEqual(written);
    expect(discarded.drafts).toEqual([]);
    const kept = reduceCommunity(other, { ...action, isSaving: true });
    expect(kept.draft).toEqual(written);
    expect(kept.drafts.map(({ title }) => title)).toEqual(["Other"]);
  });

  test("come back to their place when deleting is undone", () => {
    if (!draft) throw new Error("No draft was saved.");
    const deleted = reduceCommunity(saved, { type: "deleteDraft", id: draft.id });
    expect(deleted.drafts).toEqual([]);
    expect(reduceCommunity(deleted, { type: "restoreDraft", draft, index: 0 })).toEqual(saved);
  });
});

describe("events", () => {
  const [writing, , essays] = start.events;

  test("are joined and left again", () => {
    const joined = after({ type: "join", id: "writing" });
    expect(joined.events[0]).toMatchObject({ isJoined: true, going: 39 });
    expect(reduceCommunity(joined, { type: "join", id: "writing" }).events[0]).toEqual(writing);
  });

  test("that are full have a waitlist", () => {
    if (!essays) throw new Error("There is no third event.");
    expect(isFull(essays)).toBe(true);
    expect(start.events.map(placesText)).toEqual([
      "38 going · 22 places left",
      "52 going · 28 places left",
      "14 going, full",
      "27 going · 13 places left",
    ]);
    expect(placesText({ going: 59, cap: 60 })).toBe("59 going · 1 place left");
    const waiting = toggleJoin(essays);
    expect(waiting).toMatchObject({ isWaitlisted: true, isJoined: false, going: 14 });
    expect(toggleJoin(waiting)).toEqual(essays);
  });
});

test("a like counts once and is taken back", () => {
  const liked = after({ type: "like", id: "p1" });
  expect(liked.posts[0]).toMatchObject({ isLiked: true, likes: 42 });
  expect(after({ type: "like", id: "p1" }, { type: "like", id: "p1" })).toEqual(start);
});

test("a comment raises the count, is one's own and gives its three points", () => {
  const commented = after({ type: "comment", id: "p1", content: " Nice " });
  expect(commented.posts[0]?.comments).toBe(19);
  const own = commented.contributors.at(-1);
  expect(own && points(own)).toBe(209);
  expect(commented.posts[0]?.thread.at(-1)).toMatchObject({ content: "Nice", isMine: true });
});

test("a member without a conversation gets one, another's is opened", () => {
  const member = start.members.find(({ id }) => id === "henrik");
  const wen = start.members.find(({ id }) => id === "wen");
  if (!member || !wen) throw new Error("The members have changed.");
  const created = after({ type: "messageMember", member, at });
  expect(created.conversations).toHaveLength(7);
  expect(created).toMatchObject({ tab: "messages", openConversation: "new-henrik" });
  expect(after({ type: "messageMember", member: wen, at }).openConversation).toBe("wen");
});
