import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { ConfirmPanel } from "#app/components/console/confirm-panel.tsx";
import { importHistory as labels, intakeFailures } from "#app/content/intake.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { RepositoryError } from "#app/lib/repository-error.ts";
import { renew } from "#app/lib/renew.ts";
import { entriesKey } from "../inbox-queries.ts";
import { importsQuery } from "./intake-queries.ts";
import { countImported, undoPart, type PastImport } from "./intake-repository.ts";

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
    reset();
    onClose();
  }

  return (
    <ConfirmPanel
      isOpen={past !== null}
      title={labels.panel}
      words={{
        close: labels.close,
        confirm: labels.confirm,
        confirming: labels.removing,
        cancel: labels.keep,
        failed: labels.failedTitle,
      }}
      isBusy={isPending}
      failure={error && sentenceOf(error)}
      onConfirm={() => past && mutate(past)}
      onClose={close}
      returnFocus={() => document.getElementById("import-history")}
    >
      {shown && <p>{labels.ask(shown.total, shown.fileName)}</p>}
    </ConfirmPanel>
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
