import { counted } from "#domain/counted.ts";
import { formatLocal } from "#domain/dates.ts";
import {
  categories,
  categoryLabel,
  type Category,
  type ClubEvent,
  type CommunityState,
} from "./model.ts";
import { club } from "./sample-people.ts";

type CategoryCount = { readonly id: Category; readonly label: string; readonly posts: number };

/** All posts of the club by category, the visitor's of this visit among them. */
export function postsByCategory(posts: CommunityState["posts"]): CategoryCount[] {
  return categories.map(({ id, label }) => ({
    id,
    label,
    posts:
      club.postsByCategory[id] +
      posts.filter(({ isMine, category }) => isMine && category === id).length,
  }));
}

/** All posts of the club, or those of one category. */
export function totalPosts(
  posts: CommunityState["posts"],
  category: Category | "all" = "all",
): number {
  return postsByCategory(posts)
    .filter(({ id }) => category === "all" || id === category)
    .reduce((all, one) => all + one.posts, 0);
}

/** `12 posts, picked for you from 6,400`; what was searched or sorted out is counted alone. */
export function feedCount(
  { posts, query, category, sort }: Pick<CommunityState, "posts" | "query" | "category" | "sort">,
  shown: number,
): string {
  const count = counted(shown, "post");
  const isPicked = query.trim() === "" && (sort === "latest" || sort === "top");
  if (!isPicked || shown === 0) return count;
  const from = `${count}, picked for you from ${totalPosts(posts, category).toLocaleString("en-US")}`;
  return category === "all" ? from : `${from} in ${categoryLabel(category)}`;
}

/** `3 in November, 1 in December`: what the calendar shows, month by month. */
export function eventsByMonth(events: readonly Pick<ClubEvent, "start">[]): string {
  const months = new Map<string, number>();
  for (const { start } of events.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const [name = ""] = formatLocal(start, "month").split(" ");
    months.set(name, (months.get(name) ?? 0) + 1);
  }
  return [...months].map(([name, count]) => `${count} in ${name}`).join(", ");
}

export type OwnerFigures = {
  /** Members who came in the last seven days. */
  readonly active: number;
  /** Percent of all members. */
  readonly activeShare: number;
  /** Percent of the posts that had a reply within 24 hours. */
  readonly replied: number;
  /** New members on each of the last seven days, and all of them. */
  readonly joined: readonly number[];
  readonly joinedTotal: number;
  /** Posts of the feed without a reply, and those that were reported in this visit. */
  readonly unanswered: number;
  readonly reported: number;
};

/** What who runs the club looks at first. */
export function ownerFigures(posts: CommunityState["posts"]): OwnerFigures {
  const { active, replied, joined } = club.lastWeek;
  return {
    active,
    activeShare: (active / club.members) * 100,
    replied,
    joined,
    joinedTotal: joined.reduce((all, count) => all + count, 0),
    unanswered: posts.filter(({ comments }) => comments === 0).length,
    reported: posts.filter(({ isReported }) => isReported).length,
  };
}
