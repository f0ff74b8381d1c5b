import { flushSync } from "react-dom";
import { Avatar } from "#app/components/demo/avatar.tsx";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { RowMenu } from "#app/components/demo/row-menu.tsx";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import { categoryLabel, type Post } from "../model.ts";
import { readingTime } from "../posts.ts";
import type { CommunityProps } from "./community-props.ts";
import { LightText } from "./light-text.tsx";
import { Marked } from "./marked.tsx";
import { PostActions } from "./post-actions.tsx";
import styles from "./post-card.module.css";
import { Thread } from "./thread.tsx";

export type PostProps = CommunityProps & { readonly post: Post };

type PostCardProps = PostProps & { readonly position: number; readonly total: number };

export function PostCard({ position, total, ...props }: PostCardProps) {
  const { state, now, dispatch, tools, post } = props;
  const { id, author, title, content, category, time, trending, isMine, isReported } = post;
  function takeBack() {
    flushSync(() => dispatch({ type: "report", id }));
    document.getElementById(`post-${id}`)?.focus();
  }
  if (isReported) {
    return (
      <article
        data-piece=""
        className={cn(surface("large"), styles.post)}
        data-reported=""
        data-post={id}
        aria-posinset={position}
        aria-setsize={total}
      >
        <p>
          Reported. A moderator will look.{" "}
          <button className={typography.link} type="button" onClick={takeBack}>
            Undo
          </button>
        </p>
      </article>
    );
  }
  const isFollowed = state.followed.includes(author);
  return (
    <article
      data-piece=""
      className={cn(surface("large"), styles.post)}
      data-post={id}
      aria-labelledby={`post-${id}`}
      aria-posinset={position}
      aria-setsize={total}
    >
      <header className={stack(12)}>
        <Avatar name={author} />
        <p>
          <b>
            <Marked text={isMine ? "You" : author} query={state.query} />
          </b>
          <span className={typography.quiet}>
            {relativeTime(time, now)} · {readingTime(content)} min read
          </span>
        </p>
        {isMine ? (
          <span className={badges.badge}>Only you can see this</span>
        ) : (
          <RowMenu
            app="app--community"
            label={`More about the post by ${author}`}
            button={<Icon name="more" />}
            items={[
              {
                label: isFollowed ? `Unfollow ${author}` : `Follow ${author}`,
                onChoose: () => {
                  dispatch({ type: "follow", author });
                  tools.announce(
                    isFollowed ? `You no longer follow ${author}` : `You follow ${author}`,
                  );
                },
              },
              {
                label: `Mute ${author}`,
                onChoose: () => {
                  dispatch({ type: "mute", author });
                  tools.announce(`${author} is muted`);
                },
              },
              { label: "Report", onChoose: () => dispatch({ type: "askReport", id }) },
            ]}
          />
        )}
      </header>
      <h3 className={textClass(18, 650)} id={`post-${id}`} tabIndex={-1}>
        <Marked text={title} query={state.query} />
      </h3>
      <div className={cn(textClass(15), styles.text)}>
        {isMine ? <LightText text={content} /> : <Marked text={content} query={state.query} />}
      </div>
      <p className={cn(textClass(13), styles.marks)}>
        <span className={styles.category}>{categoryLabel(category)}</span>
        {trending && (
          <span className={styles.trending}>
            <Icon className={shapes.icon14} name="flame" />
            Trending
          </span>
        )}
      </p>
      <PostActions {...props} />
      {state.expanded.includes(id) && <Thread {...props} />}
    </article>
  );
}
