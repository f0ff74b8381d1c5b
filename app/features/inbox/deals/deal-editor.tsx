import { useId, useRef, type FormEvent } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import notices from "#app/components/ui/notice.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealMistakes, dealPanel as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import type { Team } from "../entry/team.ts";
import { stages } from "./deal.ts";
import { DealFields, hasHalfDay } from "./deal-fields.tsx";
import styles from "./deal-panel.module.css";
import type { useEdits } from "./use-edits.ts";
import { useMistakeFocus } from "./use-mistake-focus.ts";

type DealEditorProps = { readonly edits: ReturnType<typeof useEdits>; readonly team: Team };

/** What is written down of the deal, each field in its place. What is typed is saved by the button or Enter. */
export function DealEditor({ edits, team }: DealEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusMistake = useMistakeFocus(form);
  const id = useId();
  const { draft, isDirty, isSaving } = edits;
  if (draft === null) return null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || !isDirty) return;
    const half = hasHalfDay(event.currentTarget) ? { expectedOn: dealMistakes.day } : {};
    if (!(await edits.save(half))) focusMistake();
  }

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={textClass(15, 650)} id={id}>
        {labels.facts}
      </h3>
      <form
        className={stack(16)}
        ref={form}
        method="post"
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => void submit(event)}
      >
        <DealFields
          draft={draft}
          mistakes={edits.mistakes}
          team={team}
          stages={stages}
          scope="deal"
          onType={edits.type}
        />
        {edits.trouble && (
          <p className={notices.notice} role="alert">
            {edits.trouble}
          </p>
        )}
        <div className={cn(cluster(10), styles.save)}>
          {/* It stays when there is nothing to save: what has the focus does not go away. */}
          <button
            className={buttonClass("primary", "small")}
            type="submit"
            aria-disabled={isSaving || !isDirty || undefined}
          >
            {isSaving && <Spinner />}
            {isSaving ? labels.saving : labels.save}
          </button>
          {isDirty && (
            <button
              className={buttonClass("line", "small")}
              type="button"
              onClick={() => {
                edits.discard();
                form.current?.querySelector("input")?.focus();
              }}
            >
              {labels.discard}
            </button>
          )}
          <p className={typography.quiet} role="status">
            {isDirty ? labels.unsaved : edits.isSaved && labels.saved}
          </p>
        </div>
      </form>
    </section>
  );
}
