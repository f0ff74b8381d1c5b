import { Avatar } from "#app/components/demo/avatar.tsx";
import { Sparkline } from "#app/components/demo/sparkline.tsx";
import { visitor } from "../compose.ts";
import { level, points } from "../levels.ts";
import { categoryLabel, type Contributor, type Topic } from "../model.ts";
import { hotScore } from "../posts.ts";
import { ownRank } from "../sample-people.ts";
import type { CommunityProps } from "./community-props.ts";

/** Topics, top contributors, trending posts (specification, section 2). */
export function Trending(props: CommunityProps) {
  return (
    <>
      <h2 className="vh">Trending</h2>
      <div className="tre">
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
  }
  return (
    <section className="pan" aria-labelledby="topics">
      <h3 id="topics">Topics this week</h3>
      <ul className="rows">
        {state.topics.map((topic) => (
          <li key={topic.name}>
            <button className="topic" type="button" onClick={() => open(topic)}>
              <b>{topic.name}</b>
              <span className="topic__s">
                <Sparkline values={topic.days} />
              </span>
              <span className="num">
                {topic.posts} posts{" "}
                <span className={topic.change < 0 ? "is-down" : "is-up"}>
                  <span aria-hidden="true">{topic.change < 0 ? "↓" : "↑"}</span>
                  <span className="vh">{topic.change < 0 ? "down" : "up"}</span>{" "}
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

function TopContributors({ state, dispatch, tools }: CommunityProps) {
  const others = state.contributors.filter(({ name }) => name !== visitor);
  const own = state.contributors.find(({ name }) => name === visitor);
  return (
    <section className="pan" aria-labelledby="contributors">
      <h3 id="contributors">Top contributors</h3>
      <ol className="rows">
        {others.map((one, index) => {
          const isFollowed = state.followed.includes(one.name);
          return (
            <li key={one.name}>
              <ContributorRow one={one} rank={index + 1} />
              <button
                className="btn btn--line"
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
          <li className="is-own">
            <ContributorRow one={own} rank={ownRank} />
            <span className="muted">You</span>
          </li>
        )}
      </ol>
    </section>
  );
}

function ContributorRow({ one, rank }: { readonly one: Contributor; readonly rank: number }) {
  const score = points(one.posts, one.comments, one.likes);
  return (
    <span className="contr">
      <b className="num">{rank}</b>
      <Avatar name={one.name} size={36} />
      <span>
        <b>{one.name}</b>
        <span className="muted">
          {level(score)}, {score.toLocaleString("en-US")} points
        </span>
      </span>
    </span>
  );
}

function TrendingPosts({ state, dispatch }: CommunityProps) {
  const trending = state.posts
    .filter((post) => post.trending)
    .toSorted((a, b) => hotScore(b, state.openedAt) - hotScore(a, state.openedAt));
  return (
    <section className="pan" aria-labelledby="trending-posts">
      <h3 id="trending-posts">Trending posts</h3>
      <ol className="rows">
        {trending.map(({ id, title, author, category, likes, comments }) => (
          <li key={id}>
            <button
              className="tpost"
              type="button"
              onClick={() => dispatch({ type: "showPost", id })}
            >
              <b>{title}</b>
              <span className="muted">
                {author} · {categoryLabel(category)} · {likes} likes, {comments} comments
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
