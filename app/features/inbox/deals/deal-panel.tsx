import { useQuery } from "@tanstack/react-query";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import desk from "#app/components/console/console.module.css";
import { Panel } from "#app/components/ui/panel.tsx";
import typography from "#app/components/ui/typography.module.css";
import { dealPanel as labels } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { isRecordId } from "../entry.ts";
import { PartFailure } from "../part-failure.tsx";
import { UndoBar } from "../work/undo-bar.tsx";
import { DealEditor } from "./deal-editor.tsx";
import styles from "./deal-panel.module.css";
import { DealRecords } from "./deal-records-part.tsx";
import { stageName, stayText, worthText } from "./deal-text.ts";
import { DealHistory } from "./deal-history.tsx";
import { DealPersonLinks } from "./deal-person.tsx";
import { dealQuery } from "./deals-queries.ts";
import { dealButton } from "./tile-focus.ts";
import type { DealsModel } from "./use-deals.ts";
import { useEdits } from "./use-edits.ts";

/** One deal with everything that belongs to it, over the board. */
export function DealPanel({ model }: { readonly model: DealsModel }) {
  const { place, team, now, undo } = model;
  // While the panel closes, it still shows what it showed.
  const id = useLastKnown(place.deal) ?? "";
  const query = useQuery({ ...dealQuery(id), enabled: isRecordId(id) });
  const deal = query.data ?? null;
  const edits = useEdits(deal);
  const isMissing = !isRecordId(id) || (query.isSuccess && deal === null);
  const worth = deal && worthText(deal);

  function title() {
    if (deal) return <bdi>{deal.title}</bdi>;
    if (isMissing) return labels.missing;
    return query.isError ? labels.failed : labels.loading;
  }

  return (
    <Panel
      isOpen={place.deal !== null}
      onClose={place.closeDeal}
      isFieldFirst
      className={cn(desk.console, styles.panel)}
      title={title()}
      note={
        deal && (
          <>
            {stageName(deal)}, {stayText(deal, now)}
            {worth && `, ${worth}`}
          </>
        )
      }
      closeLabel={labels.close}
      returnFocus={() => dealButton(id) ?? document.querySelector<HTMLElement>("main h1")}
    >
      <div className={styles.body} key={id}>
        <PartFailure text={labels.failed} query={query} />
        {isMissing && <p className={typography.quiet}>{labels.missingHelp}</p>}
        {deal && (
          <>
            <DealPersonLinks deal={deal} />
            <DealEditor edits={edits} team={team} />
            <DealRecords deal={deal} now={now} />
            <DealHistory steps={deal.steps} team={team} now={now} />
          </>
        )}
      </div>
      <UndoBar undo={undo} isInPanel />
    </Panel>
  );
}
