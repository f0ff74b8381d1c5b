import { templates } from "../templates.ts";
import type { CommunityProps } from "./community-props.ts";

/** Outlines to begin with; they are gone as soon as there is a word of one's own to lose. */
export function TemplateChips({ state, dispatch }: CommunityProps) {
  if (state.draft.content.trim() !== "") return null;
  return (
    <div className="make__t" role="group" aria-label="Begin with an outline">
      <span className="make__n" aria-hidden="true">
        Begin with
      </span>
      {templates.map(({ label, content, category }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            dispatch({ type: "draft", values: { content, category } });
            document.querySelector<HTMLElement>('.make__f [name="content"]')?.focus();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
