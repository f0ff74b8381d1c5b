import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import desk from "#app/components/console/console.module.css";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import panels from "#app/components/ui/panel.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { importHistory as labels, intakeFailures } from "#app/content/intake.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import { importsQuery } from "./intake-queries.ts";
import { countImported, undoPart, type PastImport } from "./intake-repository.ts";
import styles from "./intake.module.css";

export type Undone = { readonly removed: number; readonly stayed: number };

type UndoImportPanelProps = {
  /** Null closes the panel. */
  readonly past: PastImport | null;
  readonly onClose: () => void;
  /** Some of it may be removed by now. */
  readonly onBegun: (id: string) => void;
  readonly onDone: (id: string, outcome: Undone) => void;
};

/** Asks before an import is undone, and says what stays. */
export function UndoImportPanel({ past, onClose, onBegun, onDone }: UndoImportPanelProps) {
  const queryClient = useQueryClient();
  // While the panel closes, it still shows what it showed.
  const shown = useLastKnown(past);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: undoWhole,
    onMutate: ({ id }) => onBegun(id),
    onSuccess: (outcome, { id }) => onDone(id, outcome),
    onSettled: () => renew(queryClient, entriesKey, importsQuery().queryKey),
  });

  function close() {
    if (isPending) return;
    reset();
    onClose();
  }

  return (
    <Panel
      isOpen={past !== null}
      onClose={close}
      className={cn(desk.console, panels.card)}
      title={labels.panel}
      closeLabel={labels.close}
      returnFocus={() => document.getElementById("import-history")}
    >
      <div className={cn(stack(16), styles.body)}>
        {shown && <p>{labels.ask(shown.total, shown.fileName)}</p>}
        {error && (
          <Notice tone="error" title={labels.failedTitle}>
            {sentenceOf(error)}
          </Notice>
        )}
        <div className={cluster(10)}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={() => past && !isPending && mutate(past)}
          >
            {isPending && <Spinner />}
            {isPending ? labels.removing : labels.confirm}
          </button>
          <button
            className={buttonClass("line", "small")}
            type="button"
            aria-disabled={isPending || undefined}
            onClick={close}
          >
            {labels.keep}
          </button>
        </div>
      </div>
    </Panel>
  );
}

/** Part by part, until nothing is left that nobody has touched. */
async function undoWhole({ id, total }: PastImport): Promise<Undone> {
  let left = await undoPart(id);
  while (left > 0) left = await undoPart(id);
  const stayed = await countImported(id);
  return { removed: Math.max(0, total - stayed), stayed };
}

function sentenceOf(error: unknown): string {
  const cause = error instanceof RepositoryError ? error.cause : null;
  if (typeof cause === "object" && cause !== null) {
    if (Reflect.get(cause, "hint") === "late") return labels.late;
    if (Reflect.get(cause, "code") === "PT404") return labels.gone;
  }
  return reasonFor(error, intakeFailures);
}
