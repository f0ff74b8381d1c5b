import { useState } from "react";
import { ConfirmDialog } from "#app/components/demo/confirm-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { relativeTime } from "#domain/dates.ts";
import { canSave } from "../compose.ts";
import { categoryLabel } from "../model.ts";
import type { CommunityProps } from "./community-props.ts";
import styles from "./draft-list.module.css";

/** Drafts of this visit. Going on with one never throws away what stands in the form without asking. */
export function DraftList({ state, now, dispatch, tools }: CommunityProps) {
  const [asked, setAsked] = useState<string | null>(null);
  function goOn(id: string, isSaving: boolean) {
    dispatch({ type: "continueDraft", id, isSaving, at: new Date() });
    setAsked(null);
    document.querySelector<HTMLElement>('[data-draft] [name="title"]')?.focus();
  }
  function remove(index: number) {
    const draft = state.drafts[index];
    if (!draft) return;
    dispatch({ type: "deleteDraft", id: draft.id });
    tools.announce("Draft deleted");
    tools.toast({
      text: "Draft deleted",
      onUndo: () => dispatch({ type: "restoreDraft", draft, index }),
    });
  }
  return (
    <>
      {state.drafts.length > 0 && (
        <section className={cn(demoParts.panel, styles.drafts)} aria-labelledby="drafts">
          <h3 id="drafts">Drafts</h3>
          <ul className={demoParts.rows}>
            {state.drafts.map(({ id, title, category, savedAt }, index) => (
              <li key={id}>
                <span id={id}>
                  <b>{title.trim() || "Untitled"}</b>
                  <span className={typography.quiet}>
                    {" "}
                    {categoryLabel(category)}, saved {relativeTime(savedAt, now)}
                  </span>
                </span>
                <span className={row(8)}>
                  <button
                    className={buttonClass("line")}
                    type="button"
                    aria-describedby={id}
                    onClick={() => (canSave(state.draft) ? setAsked(id) : goOn(id, false))}
                  >
                    Continue
                  </button>
                  <button
                    className={buttonClass("line")}
                    type="button"
                    aria-describedby={id}
                    onClick={() => remove(index)}
                  >
                    Delete
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        app="app--community"
        title="You have text in the form."
        text="Going on with the draft replaces it."
        keep={{ label: "Keep editing", onChoose: () => setAsked(null) }}
        choices={[
          { label: "Discard", onChoose: () => asked && goOn(asked, false) },
          { label: "Save as draft", onChoose: () => asked && goOn(asked, true) },
        ]}
      />
    </>
  );
}
