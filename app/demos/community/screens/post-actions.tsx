import { useRef } from "react";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { selectTextOf } from "#app/browser/select-text.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./post-actions.module.css";
import type { PostProps } from "./post-card.tsx";

/** Like, comments, save and share, each with its name on it. */
export function PostActions({ state, dispatch, tools, post }: PostProps) {
  const { id, title, likes, comments, isLiked, isSaved } = post;
  const address = useRef<HTMLSpanElement>(null);
  const isOpen = state.expanded.includes(id);

  async function share() {
    const link = `lantern.club/p/${id}`;
    try {
      await navigator.clipboard.writeText(link);
      tools.announce("Link copied");
      tools.toast({ text: `Copied ${link}` });
    } catch {
      if (address.current) {
        address.current.hidden = false;
        selectTextOf(address.current);
      }
      tools.announce("Your browser does not let us copy; the link is selected instead");
    }
  }

  return (
    <div className={cn(cluster(4), styles.actions)} role="group" aria-label={`Post: ${title}`}>
      <button
        className={cn(row(8), shapes.tapTall, textClass(14, "quiet", 560))}
        type="button"
        aria-pressed={isLiked}
        aria-label={`Like, ${likes} ${likes === 1 ? "like" : "likes"}`}
        onClick={() => dispatch({ type: "like", id })}
      >
        <Icon className={shapes.icon19} name="heart" />
        <span className={typography.number}>{likes}</span>
      </button>
      <button
        className={cn(row(8), shapes.tapTall, textClass(14, "quiet", 560))}
        type="button"
        aria-expanded={isOpen}
        aria-label={`Comments, ${comments}`}
        onClick={() => dispatch({ type: "expand", id })}
      >
        <Icon className={shapes.icon19} name="chat" />
        <span className={typography.number}>{comments}</span>
      </button>
      <button
        className={cn(row(8), shapes.tapTall, textClass(14, "quiet", 560))}
        type="button"
        aria-pressed={isSaved}
        onClick={() => {
          dispatch({ type: "savePost", id });
          tools.announce(isSaved ? "No longer saved" : "Saved");
        }}
      >
        <Icon className={shapes.icon19} name="bookmark" />
        <span>{isSaved ? "Saved" : "Save"}</span>
      </button>
      <button
        className={cn(row(8), shapes.tapTall, textClass(14, "quiet", 560))}
        type="button"
        onClick={() => void share()}
      >
        <Icon className={shapes.icon19} name="share" />
        <span>Share</span>
      </button>
      <span className={styles.address} ref={address} hidden>
        lantern.club/p/{id}
      </span>
    </div>
  );
}
