import { undoLabels as labels } from "#app/content/inbox-work.ts";
import undoBar from "./undo-bar.module.css";
import type { Undo } from "./use-undo.ts";

/** Says what has happened and takes it back, for ten seconds. */
export function UndoBar({ undo }: { readonly undo: Undo }) {
  return (
    <div className={undoBar.undo} role="status">
      {undo.offered && (
        <div className={undoBar.bar}>
          <span>
            <bdi>{undo.offered.text}</bdi>
          </span>
          <button type="button" onClick={() => void undo.takeBack()}>
            {labels.undo} <kbd aria-hidden="true">z</kbd>
          </button>
        </div>
      )}
    </div>
  );
}
