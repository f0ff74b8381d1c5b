import { useEffect, useState } from "react";
import { cn } from "#app/lib/cn.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { undoLabels as labels } from "#app/content/inbox-work.ts";
import undoBar from "./undo-bar.module.css";
import type { Undo } from "./use-undo.ts";

type UndoBarProps = {
  readonly undo: Undo;
  /** Stands in a panel, above its foot. */
  readonly isInPanel?: boolean;
};

/** Says what has happened and takes it back, as long as it is on offer. */
export function UndoBar({ undo, isInPanel = false }: UndoBarProps) {
  return (
    <div className={cn(undoBar.undo, isInPanel && undoBar.inPanel)} role="status">
      {undo.offered && (
        <div className={cn(row(20), undoBar.offer)} data-undo="">
          <span>
            <bdi>{undo.offered.text}</bdi>
            {undo.offered.until !== undefined && <SecondsLeft until={undo.offered.until} />}
          </span>
          <button className={row(10)} type="button" onClick={() => void undo.takeBack()}>
            {labels.undo} <kbd aria-hidden="true">z</kbd>
          </button>
        </div>
      )}
    </div>
  );
}

/** For the eye: read out every second it would be in the way. */
function SecondsLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden="true">
      {" "}
      {labels.inSeconds(Math.max(1, Math.ceil((until - now) / 1000)))}
    </span>
  );
}
