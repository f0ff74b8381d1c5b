import { expect, test } from "vitest";
import { buildCommunity } from "./data.ts";
import { reduceCommunity, type CommunityAction } from "./reducer.ts";
import { eventsByMonth, feedCount, ownerFigures, postsByCategory, totalPosts } from "./totals.ts";

const at = new Date(2026, 10, 20, 9, 5);
const start = buildCommunity(new Date(2026, 10, 20, 9, 0));
const published = [
  { type: "draft", values: { title: "Lamps", content: "Warm light.", category: "design" } },
  { type: "publish", at },
] as const satisfies readonly CommunityAction[];
const after = (...actions: readonly CommunityAction[]) => actions.reduce(reduceCommunity, start);

test("a post of this visit counts in its category and in the total", () => {
  expect(totalPosts(start.posts)).toBe(6400);
  const { posts } = after(...published);
  expect(totalPosts(posts)).toBe(6401);
  expect(totalPosts(posts, "design")).toBe(838);
  expect(postsByCategory(posts).find(({ id }) => id === "design")?.posts).toBe(838);
});

test("the feed says that it shows a few of many, and counts alone what was searched", () => {
  expect(feedCount(start, 12)).toBe("12 posts, picked for you from 6,400");
  expect(feedCount({ ...start, category: "books" }, 2)).toBe(
    "2 posts, picked for you from 712 in Books",
  );
  expect(feedCount({ ...start, query: "index card" }, 1)).toBe("1 post");
  expect(feedCount({ ...start, sort: "saved" }, 0)).toBe("0 posts");
  expect(feedCount(after(...published), 13)).toBe("13 posts, picked for you from 6,401");
});

test("events are counted in the months in which the calendar has them", () => {
  expect(eventsByMonth(start.events)).toBe("3 in November, 1 in December");
});

test("the owner's figures follow what is written, answered and reported", () => {
  const first = ownerFigures(start.posts);
  expect(first).toMatchObject({ unanswered: 1, reported: 0, joinedTotal: 66 });
  expect(first.activeShare).toBeCloseTo(35.02);
  expect(ownerFigures(after(...published).posts).unanswered).toBe(2);
  const answered = after(
    { type: "comment", id: "p10", content: "Thursday works." },
    { type: "report", id: "p3" },
  );
  expect(ownerFigures(answered.posts)).toMatchObject({ unanswered: 0, reported: 1 });
});
