import { expect, test } from "vitest";
import { buildCommunity } from "./data.ts";
import { filterPosts, hotScore, readingTime, sortPosts, trendingPosts } from "./posts.ts";

const now = new Date(2026, 10, 20, 9, 0);
const { posts } = buildCommunity(now);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test("the search reads title, content and author, in any case", () => {
  expect(ids(filterPosts(posts, "PRIYA", "all"))).toEqual(["p1", "p9"]);
  expect(ids(filterPosts(posts, "index card", "all"))).toEqual(["p9"]);
  expect(ids(filterPosts(posts, "wardrobe", "all"))).toEqual(["p3"]);
  expect(filterPosts(posts, "  ", "all")).toHaveLength(12);
});

test("a category holds beside the search", () => {
  expect(ids(filterPosts(posts, "", "design"))).toEqual(["p4", "p11"]);
  expect(filterPosts(posts, "priya", "books")).toEqual([]);
});

test("the latest stand first, or the most liked and discussed, the unanswered, the saved", () => {
  expect(ids(sortPosts(posts, "latest")).slice(0, 3)).toEqual(["p3", "p1", "p6"]);
  expect(ids(sortPosts(posts, "top")).slice(0, 2)).toEqual(["p4", "p9"]);
  expect(ids(sortPosts(posts, "unanswered"))).toEqual(["p10"]);
  expect(sortPosts(posts, "saved")).toEqual([]);
});

test("what is going on counts more the younger it is", () => {
  const score = (id: string) => {
    const post = posts.find((one) => one.id === id);
    return post ? hotScore(post, now).toFixed(2) : "";
  };
  expect(["p3", "p1", "p5", "p2", "p4", "p6"].map(score)).toEqual([
    "7.89",
    "6.89",
    "3.45",
    "2.13",
    "1.24",
    "1.10",
  ]);
  expect(hotScore({ likes: 2, comments: 0, time: now }, now)).toBeCloseTo(2 / 2 ** 1.5);
});

test("the five that trend are the five with the highest scores", () => {
  const hottest = posts.toSorted((a, b) => hotScore(b, now) - hotScore(a, now)).slice(0, 5);
  expect(ids(hottest)).toEqual(["p3", "p1", "p5", "p2", "p4"]);
  expect(new Set(ids(posts.filter(({ trending }) => trending)))).toEqual(new Set(ids(hottest)));
});

test("reading takes a minute at least", () => {
  expect(readingTime("one word")).toBe(1);
  expect(readingTime("word ".repeat(660))).toBe(3);
});

test("trending posts leave out muted authors and what was reported", () => {
  expect(ids(trendingPosts(posts, [], now))).toEqual(["p3", "p1", "p5", "p2", "p4"]);
  const reported = posts.map((post) => (post.id === "p5" ? { ...post, isReported: true } : post));
  expect(ids(trendingPosts(reported, ["Wen Zhao"], now))).toEqual(["p1", "p2", "p4"]);
});
