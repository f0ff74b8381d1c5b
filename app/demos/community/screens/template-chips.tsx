import shapes from "#app/components/demo/demo-shapes.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { templates } from "../templates.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./create-post.module.css";

/** Outlines to begin with; they are gone as soon as there is a word of one's own to lose. */
export function TemplateChips({ state, dispatch }: CommunityProps) {
  if (state.draft.content.trim() !== "") return null;
  return (
    <div className={cn(cluster(6), styles.chips)} role="group" aria-label="Begin with an outline">
      <span className={styles.chipsName} aria-hidden="true">
        Begin with
      </span>
      {templates.map(({ label, content, category }) => (
        <button
          className={cn(shapes.pill, shapes.tapTall, textClass(14, 560))}
          key={label}
          type="button"
          onClick={() => {
            dispatch({ type: "draft", values: { content, category } });
            document.querySelector<HTMLElement>('[data-draft] [name="content"]')?.focus();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
