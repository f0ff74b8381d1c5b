import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import states from "#app/components/console/states.module.css";
import typography from "#app/components/ui/typography.module.css";
import { newLead as labels } from "#app/content/intake.ts";
import { cn } from "#app/lib/cn.ts";
import type { AddedLead } from "./use-new-lead.ts";

type AddedLineProps = {
  readonly added: AddedLead | null;
  readonly onOpen: (id: string) => void;
  readonly onDismiss: () => void;
};

/** Says under which reference a lead was written down, and leads to it until that is read or waved away. */
export function AddedLine({ added, onOpen, onDismiss }: AddedLineProps) {
  return (
    <div className={cn(cluster(12), states.line)} role="status">
      {added && (
        <>
          <span>
            {labels.added} <span className={typography.mono}>{added.reference}</span>
          </span>
          <button className={typography.link} type="button" onClick={() => onOpen(added.id)}>
            {labels.show}
          </button>
          <button className={typography.link} type="button" onClick={onDismiss}>
            {labels.dismiss}
          </button>
        </>
      )}
    </div>
  );
}
