import { describe, expect, test } from "vitest";
import { sampleClocks } from "#app/lib/sample-clocks.ts";
import { buildCommunity } from "./data.ts";
import { categories } from "./model.ts";
import { club } from "./sample-people.ts";
import { eventsByMonth } from "./totals.ts";

describe.each(sampleClocks)("the club on %s", (now) => {
  const { posts, conversations, events, members, topics, contributors } = buildCommunity(now);

  test("has two posts in each category, none from tomorrow", () => {
    for (const { id } of categories) {
      expect(posts.filter(({ category }) => category === id)).toHaveLength(2);
    }
    for (const { time } of posts) expect(time.getTime()).toBeLessThan(now.getTime());
  });

  test("shows no more comments than there are", () => {
    for (const { thread, comments } of posts) expect(thread.length).toBeLessThanOrEqual(comments);
  });

  test("ends each conversation with its last message, in the past, in order", () => {
    for (const { messages, lastMessage, timestamp } of conversations) {
      expect(messages.at(-1)?.content).toBe(lastMessage);
      expect(messages.at(-1)?.timestamp).toEqual(timestamp);
      expect(timestamp.getTime()).toBeLessThan(now.getTime());
      const times = messages.map((message) => message.timestamp.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test("has its events ahead and no more guests than seats", () => {
    for (const { start, going, cap } of events) {
      expect(start.getTime()).toBeGreaterThan(now.getTime());
      expect(going).toBeLessThanOrEqual(cap);
    }
  });

  test("names the day of the desk tour in a message as the calendar has it", () => {
    const day = events.find(({ title }) => title === "Desk tour live")?.start.getDay() ?? -1;
    const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    const texts = conversations.flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(texts).toContain(`Are you coming to the desk tour on ${names[day]}?`);
  });

  test("has topics whose days add up to their week", () => {
    for (const { posts: week, days } of topics) {
      expect(days.reduce((all, count) => all + count, 0)).toBe(week);
    }
  });

  test("shares in a message only events that there are", () => {
    const shared = conversations.flatMap(({ messages }) =>
      messages.flatMap(({ eventId }) => eventId ?? []),
    );
    expect(shared).toEqual(["desks"]);
    expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(shared));
  });

  test("counts its events month by month as the calendar shows them", () => {
    const counts = eventsByMonth(events).match(/\d+/g) ?? [];
    expect(counts.reduce((all, count) => all + Number(count), 0)).toBe(events.length);
  });

  test("has done no more in 30 days than in all time", () => {
    for (const { recent, ...all } of contributors) {
      for (const kind of ["posts", "comments", "likes"] as const) {
        expect(recent[kind]).toBeLessThanOrEqual(all[kind]);
      }
    }
  });

  test("has no id twice", () => {
    const ids = [
      ...posts.map(({ id }) => id),
      ...posts.flatMap(({ thread }) => thread.map(({ id }) => id)),
      ...conversations.map(({ id }) => `with ${id}`),
      ...conversations.flatMap(({ messages }) => messages.map(({ id }) => id)),
      ...events.map(({ id }) => id),
      ...members.map(({ id }) => `member ${id}`),
      ...topics.map(({ name }) => name),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("the posts by category add up to 6,400", () => {
  const sum = Object.values(club.postsByCategory).reduce((all, posts) => all + posts, 0);
  expect(sum).toBe(6400);
});
