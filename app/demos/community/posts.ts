import { matches } from "#app/lib/search-text.ts";
import type { Category, FeedSort, Post } from "./model.ts";

/** The search reads title, content and author (specification, section 2); a category holds beside it. */
export function filterPosts(
  posts: readonly Post[],
  query: string,
  category: Category | "all",
): Post[] {
  return posts.filter(
    (post) =>
      (category === "all" || post.category === category) &&
      matches(query, post.title, post.content, post.author),
  );
}

/** Equals keep their order; "unanswered" and "saved" leave out what is not. */
export function sortPosts(posts: readonly Post[], mode: FeedSort): Post[] {
  const latest = posts.toSorted((a, b) => b.time.getTime() - a.time.getTime());
  switch (mode) {
    case "latest":
      return latest;
    case "top":
      return posts.toSorted((a, b) => weight(b) - weight(a));
    case "unanswered":
      return latest.filter(({ comments }) => comments === 0);
    case "saved":
      return latest.filter(({ isSaved }) => isSaved);
  }
}

/** How much is going on with a post for its age. */
export function hotScore(post: Pick<Post, "likes" | "comments" | "time">, now: Date): number {
  const hours = Math.max(0, (now.getTime() - post.time.getTime()) / 3_600_000);
  return weight(post) / (hours + 2) ** 1.5;
}

function weight({ likes, comments }: Pick<Post, "likes" | "comments">): number {
  return likes + 2 * comments;
}

/** Posts that are hot, the hottest first; those of muted authors and reported ones are left out. */
export function trendingPosts(posts: readonly Post[], muted: readonly string[], now: Date): Post[] {
  return posts
    .filter(
      ({ trending, author, isReported }) => trending && !isReported && !muted.includes(author),
    )
    .toSorted((a, b) => hotScore(b, now) - hotScore(a, now));
}

const wordsPerMinute = 220;

/** Minutes to read a text; at least one. */
export function readingTime(text: string): number {
  const words = text.trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
