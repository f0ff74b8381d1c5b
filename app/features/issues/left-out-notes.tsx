import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import type { Letter } from "./letter.ts";
import styles from "./issues.module.css";

/** What of the words does not come into the letter as it was meant. */
export function LeftOutNotes({ notes }: { readonly notes: Letter["notes"] }) {
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={cn(stack(4), textClass(14), styles.note)} aria-label={labels.notesTitle}>
          {notes.map(({ kind, sample }) => (
            <li key={kind} className={styles.about}>
              {labels.notes[kind](sample)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
