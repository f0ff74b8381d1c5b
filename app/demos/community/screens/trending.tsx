import { useState } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { columns, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { visitor } from "../compose.ts";
import { level, points, ranked, scoreOf, type Period } from "../levels.ts";
import { categoryLabel, type Contributor, type Topic } from "../model.ts";
import { trendingPosts } from "../posts.ts";
import { ownRank } from "../sample-people.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./trending.module.css";

/** Topics, top contributors, trending posts (specification, section 2). */
export function Trending(props: CommunityProps) {
  return (
    <>
      <h2 className={typography.visuallyHidden}>Trending</h2>
      <div className={cn(columns(2, 16, 1024), styles.trending)}>
        <Topics {...props} />
        <TopContributors {...props} />
        <TrendingPosts {...props} />
      </div>
    </>
  );
}

function Topics({ state, dispatch }: CommunityProps) {
  function open({ leadsTo }: Topic) {
    dispatch({ type: "clearFeed" });
    if ("category" in leadsTo) dispatch({ type: "category", category: leadsTo.category });
    else dispatch({ type: "search", query: leadsTo.query });
    dispatch({ type: "tab", tab: "feed" });
    focusAfter("#feed-title");
  }
  return (
    <section className={demoParts.panel} aria-labelledby="topics">
      <h3 id="topics">Topics this week</h3>
      <ul className={demoParts.rows}>
        {state.topics.map((topic) => (
          <li key={topic.name}>
            <button
              className={cn(shapes.tapTall, stack(14), styles.topic)}
              type="button"
              onClick={() => open(topic)}
            >
              <b>{topic.name}</b>
              <span className={styles.spark}>
                <Sparkline values={topic.days} />
              </span>
              <span className={typography.number}>
                {topic.posts} posts{" "}
                <span data-change={topic.change < 0 ? "down" : "up"}>
                  <span aria-hidden="true">{topic.change < 0 ? "↓" : "↑"}</span>
                  <span className={typography.visuallyHidden}>
                    {topic.change < 0 ? "down" : "up"}
                  </span>{" "}
                  {Math.abs(topic.change)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const periods = [
  { value: "recent", label: "Last 30 days" },
  { value: "all", label: "All time" },
] as const satisfies readonly { value: Period; label: string }[];

function TopContributors({ state, dispatch, tools }: CommunityProps) {
  const [period, setPeriod] = useState<Period>("all");
  const others = ranked(state.contributors, visitor, period);
  const own = state.contributors.find(({ name }) => name === visitor);
  return (
    <section className={demoParts.panel} aria-labelledby="contributors">
      <h3 id="contributors">Top contributors</h3>
      <ChoiceGroup
        label="Period"
        shape="segment"
        options={periods}
        value={period}
        onChange={setPeriod}
      />
      <ol className={demoParts.rows}>
        {others.map((one, index) => {
          const isFollowed = state.followed.includes(one.name);
          return (
            <li key={one.name}>
              <ContributorRow one={one} rank={index + 1} period={period} />
              <button
                className={buttonClass("line")}
                type="button"
                aria-pressed={isFollowed}
                aria-label={`Follow ${one.name}`}
                onClick={() => {
                  dispatch({ type: "follow", author: one.name });
                  tools.announce(
                    isFollowed ? `You no longer follow ${one.name}` : `You follow ${one.name}`,
                  );
                }}
              >
                {isFollowed ? "Following" : "Follow"}
              </button>
            </li>
          );
        })}
        {own && (
          <li className={cn(shapes.insetBox, styles.visitor)}>
            <ContributorRow one={own} rank={ownRank[period]} period={period} />
            <span className={typography.quiet}>You</span>
          </li>
        )}
      </ol>
    </section>
  );
}

type ContributorRowProps = {
  readonly one: Contributor;
  readonly rank: number;
  readonly period: Period;
};

/** The level is the one of all time, whatever the points are of. */
function ContributorRow({ one, rank, period }: ContributorRowProps) {
  return (
    <span className={cn(stack(12), styles.contributor)}>
      <b className={typography.number}>{rank}</b>
      <Avatar name={one.name} size={36} />
      <span className={stack(0)}>
        <b>{one.name}</b>
        <span className={typography.quiet}>
          {level(points(one))}, {scoreOf(one, period).toLocaleString("en-US")} points
        </span>
      </span>
    </span>
  );
}

function TrendingPosts({ state, dispatch }: CommunityProps) {
  const trending = trendingPosts(state.posts, state.muted, state.openedAt);
  return (
    <section className={demoParts.panel} aria-labelledby="trending-posts">
      <h3 id="trending-posts">Trending posts</h3>
      <ol className={demoParts.rows}>
        {trending.map(({ id, title, author, category, likes, comments }) => (
          <li key={id}>
            <button
              className={cn(shapes.wholeLine, shapes.tapTall, stack(2), styles.post)}
              type="button"
              onClick={() => dispatch({ type: "showPost", id })}
            >
              <b>{title}</b>
              <span className={typography.quiet}>
                {author} · {categoryLabel(category)} · {counted(likes, "like")},{" "}
                {counted(comments, "comment")}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
