import { useEffect } from "react";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import community from "../community.module.css";
import { categories, categoryLabel, type FeedSort } from "../model.ts";
import { filterPosts, sortPosts } from "../posts.ts";
import { feedCount } from "../totals.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./feed.module.css";
import { PostCard } from "./post-card.tsx";
import { Rail } from "./rail.tsx";
import { ReportDialog } from "./report-dialog.tsx";

const sorts: readonly { readonly value: FeedSort; readonly label: string }[] = [
  { value: "latest", label: "Latest" },
  { value: "top", label: "Top" },
  { value: "unanswered", label: "Unanswered" },
  { value: "saved", label: "Saved" },
];

const filters = [
  { value: "all", label: "All categories" },
  ...categories.map(({ id, label }) => ({ value: id, label })),
] as const;

/** Posts, searched, filtered and sorted; the rail beside them. */
export function Feed(props: CommunityProps) {
  const { state, dispatch, tools } = props;
  const { query, category, sort, muted } = state;
  const heard = state.posts.filter(({ author }) => !muted.includes(author));
  const shown = sortPosts(filterPosts(heard, query, category), sort);

  function search(text: string) {
    dispatch({ type: "search", query: text });
    tickBooks(text, category);
  }
  function choose(chosen: typeof category) {
    dispatch({ type: "category", category: chosen });
    tickBooks(query, chosen);
  }
  function tickBooks(text: string, chosen: typeof category) {
    const found = filterPosts(heard, text, chosen);
    const isBooks = found.length > 0 && found.every((post) => post.category === "books");
    if (isBooks) tools.tick("books");
  }

  return (
    <div className={cn(stack(24), styles.feed)}>
      <section className={styles.middle} aria-labelledby="feed-title">
        <h2 className={typography.visuallyHidden} id="feed-title" tabIndex={-1}>
          Feed
        </h2>
        <div className={cn(cluster(0), community.filters)}>
          <SearchBox name="search" label="Search posts" query={query} onQuery={search} />
          <FilterSelect
            name="category"
            label="Category"
            value={category}
            options={filters}
            onChange={choose}
          />
          <ChoiceGroup
            label="Sort"
            shape="segment"
            options={sorts}
            value={sort}
            onChange={(value) => dispatch({ type: "sort", sort: value })}
          />
          <p className={typography.quiet} role="status">
            {feedCount(state, shown.length)}
          </p>
        </div>
        <button
          className={cn(shapes.wholeLine, shapes.pill, textClass(16, "quiet"), styles.teaser)}
          type="button"
          onClick={() => {
            dispatch({ type: "tab", tab: "create" });
            focusAfter('[data-draft] [name="title"]');
          }}
        >
          What's on your mind, Robin?
        </button>
        {muted.length > 0 && (
          <p className={cn(typography.quiet, styles.silenced)}>
            {muted.length} {muted.length === 1 ? "author" : "authors"} muted ·{" "}
            <button
              className={typography.link}
              type="button"
              onClick={() => dispatch({ type: "unmuteAll" })}
            >
              Undo
            </button>
          </p>
        )}
        {shown.length === 0 ? (
          <EmptyState text={emptyText(props)}>
            <button
              className={buttonClass("line")}
              type="button"
              onClick={() => dispatch({ type: "clearFeed" })}
            >
              Clear
            </button>
          </EmptyState>
        ) : (
          <div className={cn(stack(14), styles.posts)} role="feed" aria-labelledby="feed-title">
            {shown.map((post, index) => (
              <PostCard
                key={post.id}
                {...props}
                post={post}
                position={index + 1}
                total={shown.length}
              />
            ))}
          </div>
        )}
      </section>
      <Rail {...props} />
      <ReportDialog {...props} />
    </div>
  );
}

function emptyText({ state: { query, category, sort } }: CommunityProps): string {
  const where = category === "all" ? "" : ` in ${categoryLabel(category)}`;
  if (query.trim() !== "") return `No posts match "${query.trim()}"${where}.`;
  if (sort === "saved") return `You have not saved any posts${where} yet.`;
  return `No posts${where} here.`;
}

/** Brings a post that was asked for elsewhere into sight, its heading focused. */
export function useSoughtPost(id: string | null) {
  useEffect(() => {
    if (id === null) return;
    const heading = document.getElementById(`post-${id}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "center" });
  }, [id]);
}
