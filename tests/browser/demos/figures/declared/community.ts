import { press } from "../../states/state.ts";
import type { Declaration } from "../declaration.ts";
import { beside, labelled, lengthOf, told } from "../queries.ts";
import { matching, same, sum } from "../relations.ts";
import { countOf, first } from "../sums.ts";

const posts = labelled("Community", "Posts");
const general = beside("Community", "Posts by category", "General");
const shown = told("Feed", /^(\d+) posts?\b/, { of: "" });
const points = told("Feed", /^([\d,]+) points/);
const unread = told("Feed", /^Messages \((\d+)\)$/);

export const communityFigures: Declaration = {
  differs: [
    {
      meaning: /^posts$/,
      because: "the feed shows the latest posts, the club counts all there are",
    },
    {
      meaning: /^(?:going|places left)$/,
      because: "the next event, and the one that a member writes about",
    },
  ],
  relations: [
    sum(posts, beside("Community", "Posts by category")),
    same(shown, countOf(told("Feed", /^Comments, (\d+)$/))),
    same(labelled("Community", "Online now"), told("Feed", /^Online now (\d+)$/)),
    same(labelled("Community", "Upcoming events"), lengthOf("Community", "Upcoming events")),
    same(
      told("Feed", /(\d+) going\b/, { under: "Next event" }),
      first(told("Community", /^(\d+) going/)),
    ),
    same(
      points,
      told("Community", /^([\d,]+) points ·/),
      told("Trending", /^Regular, ([\d,]+) points/),
    ),
    same(told("Feed", /· (\d+) to Contributor/), told("Community", /· (\d+) to Contributor/)),
    sum(
      told("Community", /^from ([\d,]+) points/, { of: "Contributor" }),
      points,
      told("Feed", /· (\d+) to Contributor/),
    ),
    sum(unread, told("Messages", /(\d+) unread$/)),
    same(
      unread,
      told("Messages", /^Messages \((\d+)\)$/),
      told("Community", /^Messages \((\d+)\)$/),
    ),
    matching(
      told("Feed", /^(?:Like|Unlike|Liked)?,? ?(\d+) likes?$|^Like, (\d+) likes?$/),
      told("Trending", /· (\d+) likes?,/),
    ),
    matching(told("Feed", /^Comments, (\d+)$/), told("Trending", /, (\d+) comments?$/)),
    same(
      lengthOf("Community", "Posts by category"),
      countOf(beside("Community", "Posts by category")),
    ),
    same(lengthOf("Community", "Levels"), countOf(told("Community", /^from ([\d,]+) points$/))),
    same(
      lengthOf("Trending", "Topics this week"),
      countOf(told("Trending", /(\d+) posts/, { under: "Topics this week" })),
    ),
  ],
  actions: [
    {
      name: "a post is published",
      async act(page) {
        await page.getByRole("tab", { name: "Create Post" }).click();
        await page.getByRole("textbox", { name: "Title" }).fill("A bench by the window");
        await page.getByRole("textbox", { name: "Content" }).fill("Two planks and an old rug.");
        await press("Publish Post")(page);
      },
      moves: [
        [shown, 1],
        [posts, 1],
        [general, 1],
        [points, 10],
      ],
    },
    {
      name: "an event is joined",
      async act(page) {
        await page.getByRole("tab", { name: "Community", exact: true }).click();
        await press("Join Event")(page);
      },
      moves: [[first(told("Community", /^(\d+) going/)), 1]],
    },
    {
      name: "a conversation is read",
      async act(page) {
        await page.getByRole("tab", { name: /^Messages/ }).click();
        await press(/^online Wen Zhao/)(page);
      },
      moves: [[unread, -2]],
      relations: [
        same(
          told("Messages", /^Desk tour live.* (\d+) going/),
          told("Community", /^(\d+) going/, { of: "Desk tour live" }),
        ),
      ],
    },
  ],
};
