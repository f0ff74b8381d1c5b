import { expect, test } from "vitest";
import { readerDay } from "#domain/zoned-dates.ts";
import { isOwner, nameOf, seenText, type Member } from "./team-member.ts";

const now = new Date(2026, 10, 22, 9, 0);
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const dana: Member = {
  userId: "1",
  email: "dana@perilune.example",
  name: "Dana",
  role: "owner",
  isDisabled: false,
  lastSeenAt: null,
};

test.each([
  [null, "Not yet"],
  [ago(0), "Just now"],
  [ago(1.4), "Just now"],
  [ago(12), "12m ago"],
  [ago(180), "3h ago"],
  [ago(2 * 24 * 60), "2d ago"],
  [ago(18 * 24 * 60), readerDay("2026-11-04", "day")],
])("seen %s reads %s", (lastSeenAt, text) => {
  expect(seenText(lastSeenAt, now)).toBe(text);
});

test("who has no name is called by the address", () => {
  expect(nameOf(dana)).toBe("Dana");
  expect(nameOf({ ...dana, name: "" })).toBe("dana@perilune.example");
});

test("only an owner's own row makes an owner", () => {
  const ben: Member = { ...dana, userId: "2", role: "agent" };
  expect(isOwner({ members: [dana, ben], selfId: "1" })).toBe(true);
  expect(isOwner({ members: [dana, ben], selfId: "2" })).toBe(false);
});
