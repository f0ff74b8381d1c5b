import { useEffect, useState } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import undoBar from "../work/undo-bar.module.css";
import type { Leaving } from "./use-sending.ts";

type LeavingBarProps = { readonly leaving: Leaving | null; readonly onUndo: () => void };

/** Counts the seconds in which a reply can be taken back. */
export function LeavingBar({ leaving, onUndo }: LeavingBarProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [leaving]);
  const seconds = leaving ? Math.max(0, Math.ceil((leaving.at - now) / 1000)) : 0;
  return (
    <div className={cn(undoBar.undo, undoBar.inPanel)} role="status">
      {leaving && (
        <div className={cn(row(20), undoBar.offer)} data-undo="">
          <span aria-hidden="true">{seconds > 0 ? labels.leaves(seconds) : labels.sending}</span>
          {seconds > 0 && (
            <button className={row(10)} type="button" onClick={onUndo}>
              {labels.undo} <kbd aria-hidden="true">z</kbd>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
