import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { divided, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { importHistory as labels } from "#app/content/intake.ts";
import { useNow } from "#app/browser/use-now.ts";
import { cn } from "#app/lib/cn.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import { isOwner, nameOf } from "../entry/team.ts";
import { useTeam } from "../work/use-team.ts";
import { importsQuery } from "./intake-queries.ts";
import type { PastImport } from "./intake-repository.ts";
import { UndoImportPanel, type Undone } from "./undo-import-panel.tsx";
import styles from "./import.module.css";

/** What was imported within the last day, and the way to take it back. */
export function ImportHistory({ userId }: { readonly userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(importsQuery());
  const team = useTeam(userId);
  const now = useNow();
  const [asked, setAsked] = useState<PastImport | null>(null);
  const [undone, setUndone] = useState<Undone | null>(null);
  /** Undoing them was begun, and has not come to its end. */
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());

  const canUndo = ({ id, addedBy, isUndone }: PastImport) =>
    (!isUndone || begun.has(id)) && (addedBy === userId || isOwner(team));
  const whose = ({ addedBy }: PastImport) => {
    if (addedBy === userId) return labels.by(labels.you);
    const name = addedBy && nameOf(team, addedBy);
    return name ? labels.by(name) : "";
  };

  return (
    <section className={stack(12)} aria-labelledby="import-history">
      <h2 className={cn(typography.heading, styles.title)} id="import-history" tabIndex={-1}>
        {labels.title}
      </h2>
      {isError && (
        <LoadFailure
          title={labels.loadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <p role="status">
        {undone && `${labels.removed(undone.removed)}. ${labels.stayed(undone.stayed)}`}
      </p>
      {data?.length === 0 && <p className={typography.quiet}>{labels.none}</p>}
      {data && data.length > 0 && (
        <ul className={cn(surface(), divided)}>
          {data.map((past) => (
            <li key={past.id} className={cn(spread(12), styles.past)}>
              <span className={styles.pastWords}>
                <bdi className={styles.person}>{past.fileName}</bdi>
                <span className={textClass(13, "quiet")}>
                  {labels.total(past.total)},{" "}
                  <ReceivedTime isoTime={past.createdAt} now={now} wording="sentence" />{" "}
                  <bdi>{whose(past)}</bdi>
                </span>
              </span>
              {canUndo(past) ? (
                <button
                  className={buttonClass("line", "small")}
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={labels.undoOf(past.fileName)}
                  onClick={() => setAsked(past)}
                >
                  {labels.undo}
                </button>
              ) : (
                past.isUndone && <span className={textClass(13, "quiet")}>{labels.undone}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <UndoImportPanel
        past={asked}
        onClose={() => setAsked(null)}
        onBegun={(id) => setBegun(new Set([...begun, id]))}
        onDone={(id, outcome) => {
          setBegun(new Set([...begun].filter((other) => other !== id)));
          setUndone(outcome);
          setAsked(null);
        }}
      />
    </section>
  );
}
