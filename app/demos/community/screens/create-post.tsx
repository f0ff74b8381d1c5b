import { useRef, useState, type FormEvent } from "react";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import notices from "#app/components/ui/notice.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { demoLog } from "#app/lib/demo-log.ts";
import { canPublish, canSave, publishLog } from "../compose.ts";
import { wrapSelection } from "../light-markup.ts";
import { categories } from "../model.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./create-post.module.css";
import { DraftList } from "./draft-list.tsx";
import { LightText } from "./light-text.tsx";
import { TemplateChips } from "./template-chips.tsx";

const longest = { title: 100, content: 2000 } as const;

const guidelines = [
  "Be kind and specific.",
  "One topic per post.",
  "Credit what you quote.",
  "No promotion without context.",
  "Flag, don't fight.",
];

const marks = [
  { kind: "strong", label: "Bold" },
  { kind: "em", label: "Italic" },
  { kind: "list", label: "List" },
  { kind: "link", label: "Link" },
] as const;

/** Title, category, content; published for this visit, or kept as a draft (specification, section 2). */
export function CreatePost(props: CommunityProps) {
  const { state, dispatch, tools } = props;
  const { draft } = state;
  const [isPreview, setIsPreview] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);

  function publish(event: FormEvent) {
    event.preventDefault();
    if (!canPublish(draft)) return;
    demoLog("Creating post:", publishLog(draft));
    dispatch({ type: "publish", at: new Date() });
    setIsPreview(false);
    tools.tick("publish");
    tools.announce("Post published at the top of your feed");
  }
  function mark(kind: (typeof marks)[number]["kind"]) {
    const field = content.current;
    if (!field) return;
    const { text, from, to } = wrapSelection(
      draft.content,
      field.selectionStart,
      field.selectionEnd,
      kind,
    );
    dispatch({ type: "draft", values: { content: text } });
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from, to);
    });
  }

  return (
    <>
      <h2>Create Post</h2>
      {state.published && (
        <p className={cn(notices.notice, notices.success, styles.published)}>
          Published. Only you can see it, and +10 points are yours.{" "}
          <button
            className={typography.link}
            type="button"
            onClick={() => dispatch({ type: "showPost", id: state.published ?? "" })}
          >
            View post
          </button>
        </p>
      )}
      <div className={cn(stack(20), styles.create)}>
        <form
          className={cn(stack(10), demoParts.panel)}
          data-draft=""
          onSubmit={publish}
          noValidate
        >
          <Field name="title" label="Title" scope="post">
            {(control) => (
              <input
                {...control}
                maxLength={longest.title}
                autoComplete="off"
                value={draft.title}
                onChange={(event) =>
                  dispatch({ type: "draft", values: { title: event.target.value } })
                }
              />
            )}
          </Field>
          <p className={cn(textClass(13, "quiet"), styles.count, typography.number)}>
            {draft.title.length}/{longest.title}
          </p>
          <Field name="category" label="Category" scope="post">
            {(control) => (
              <select
                {...control}
                value={draft.category}
                onChange={(event) => {
                  const chosen = categories.find(({ id }) => id === event.target.value);
                  if (chosen) dispatch({ type: "draft", values: { category: chosen.id } });
                }}
              >
                {categories.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TemplateChips {...props} />
          <div className={cn(cluster(6), styles.chips)} role="group" aria-label="Formatting">
            {marks.map(({ kind, label }) => (
              <button
                className={cn(shapes.pill, shapes.tapTall, textClass(14, 560))}
                key={kind}
                type="button"
                disabled={isPreview}
                onClick={() => mark(kind)}
              >
                {label}
              </button>
            ))}
            <button
              className={cn(shapes.pill, shapes.tapTall, textClass(14, 560))}
              type="button"
              aria-pressed={isPreview}
              onClick={() => setIsPreview(!isPreview)}
            >
              Preview
            </button>
          </div>
          {isPreview ? (
            <div className={styles.preview} role="region" aria-label="Preview">
              {draft.content.trim() === "" ? (
                <p className={typography.quiet}>Nothing to preview yet.</p>
              ) : (
                <LightText text={draft.content} />
              )}
            </div>
          ) : (
            <Field name="content" label="Content" scope="post">
              {(control) => (
                <textarea
                  {...control}
                  ref={content}
                  rows={8}
                  maxLength={longest.content}
                  value={draft.content}
                  onChange={(event) =>
                    dispatch({ type: "draft", values: { content: event.target.value } })
                  }
                />
              )}
            </Field>
          )}
          <p className={cn(textClass(13, "quiet"), styles.count, typography.number)}>
            {draft.content.length.toLocaleString("en-US")}/2,000
          </p>
          <div className={cluster(10)}>
            <button className={buttonClass()} type="submit" disabled={!canPublish(draft)}>
              Publish Post
            </button>
            <button
              className={buttonClass("line")}
              type="button"
              disabled={!canSave(draft)}
              onClick={() => {
                dispatch({ type: "saveDraft", at: new Date() });
                tools.announce("Draft saved for this visit");
              }}
            >
              Save as Draft
            </button>
            {!canPublish(draft) && (
              <p className={typography.quiet}>Add a title and some text to publish</p>
            )}
          </div>
        </form>
        <aside className={cn(demoParts.panel, styles.guidelines)} aria-labelledby="guidelines">
          <h3 id="guidelines">Community guidelines</h3>
          <ol>
            {guidelines.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </aside>
      </div>
      <DraftList {...props} />
    </>
  );
}
