import { useState, type FormEvent } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { PostProps } from "./post-card.tsx";
import styles from "./thread.module.css";

/** The first comments of a post, and room for one's own. */
export function Thread({ dispatch, tools, post }: PostProps) {
  const [content, setContent] = useState("");
  const isBlank = content.trim() === "";
  function send(event: FormEvent) {
    event.preventDefault();
    if (isBlank) return;
    dispatch({ type: "comment", id: post.id, content });
    tools.announce(`Your comment stands below, ${post.comments + 1} comments`);
    setContent("");
  }
  return (
    <div className={styles.thread}>
      <p className={cn(textClass(13), typography.quiet)}>
        {post.comments === 0
          ? "No comments yet. Be the first."
          : `Showing ${post.thread.length} of ${post.comments}`}
      </p>
      <ul>
        {post.thread.map((comment) => (
          <li className={stack(10)} key={comment.id}>
            <Avatar name={comment.isMine ? "Robin Hale" : comment.author} size={28} />
            <p>
              <b>{comment.author}</b>
              {comment.isMine && (
                <span className={typography.quiet}> · Only you can see this</span>
              )}{" "}
              {comment.content}
            </p>
          </li>
        ))}
      </ul>
      <form className={row(8)} onSubmit={send}>
        <input
          className={forms.input}
          name="comment"
          aria-label={`Comment on ${post.title}`}
          placeholder="Write a comment"
          autoComplete="off"
          maxLength={500}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <button className={buttonClass()} type="submit" disabled={isBlank}>
          Comment
        </button>
      </form>
    </div>
  );
}
