import { textClass } from "#app/components/ui/text.ts";
import { cluster, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { bulkLabels as labels } from "#app/content/inbox-work.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./bulk.module.css";
import type { Bulk } from "./use-bulk.ts";

/** How far a change of everything is, or that another number matches by now. */
export function BulkProgress({ bulk }: { readonly bulk: Bulk }) {
  const { state } = bulk;
  if (state.kind === "running") {
    return (
      <div className={cn(surface(), spread(0), styles.band, styles.going)} role="status">
        <label className={cn(stack(6), textClass(14, 560))}>
          {labels.running(state.done, state.total)}
          <progress max={state.total} value={state.done} />
        </label>
      </div>
    );
  }
  if (state.kind === "idle") return null;
  return (
    <div className={cn(surface(), spread(0), styles.band)} role="alert">
      <p className={cn(cluster(0), styles.count)}>
        <b>{labels.changed(state.total)}</b> {labels.changedHelp}
      </p>
      <div className={cn(cluster(8), styles.actions)}>
        <button className={buttonClass("primary", "tiny")} type="button" onClick={state.again}>
          {labels.again(state.total)}
        </button>
        <button className={buttonClass("line", "tiny")} type="button" onClick={bulk.forget}>
          {labels.cancel}
        </button>
      </div>
    </div>
  );
}
