import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import typography from "#app/components/ui/typography.module.css";
import { inbox as labels, inboxStates } from "#app/content/inbox.ts";
import states from "#app/components/console/states.module.css";
import views from "./list/saved-views-panel.module.css";
import { cn } from "#app/lib/cn.ts";
import { ActionFailure, reasonOf } from "./action-failure.tsx";
import { useInboxModel } from "./inbox-model.ts";
import { InboxList } from "./list/inbox-list.tsx";
import { InboxTools } from "./list/inbox-tools.tsx";
import { ListStatus } from "./list/list-status.tsx";
import { SavedViewsPanel } from "./list/saved-views-panel.tsx";
import { ShortcutsPanel } from "./list/shortcuts-panel.tsx";
import { RecordPanel } from "./record/record-panel.tsx";
import { BulkBar } from "./work/bulk-bar.tsx";
import { BulkProgress } from "./work/bulk-progress.tsx";
import { UndoBar } from "./work/undo-bar.tsx";

/** One list of the inbox with its counters, filters and pages, and the panel of the open record. */
export function Inbox({ userId }: { readonly userId: string }) {
  const inbox = useInboxModel(userId);
  const { place, list, selection, work, cover } = inbox;

  return (
    <>
      <InboxTools inbox={inbox} />
      {list.failure && (
        <LoadFailure
          title={inboxStates.loadFailed}
          reason={reasonOf(list.failure)}
          isRetrying={list.isRetrying}
          onRetry={list.reload}
        />
      )}
      {!place.record && <ActionFailure action={work.action} />}
      <p className={states.line} role="status">
        {work.transitions.alreadyId && !place.record && labels.alreadyResponded}
        {list.arrivals > 0 && (
          <button
            className={cn(typography.link, views.arrivals)}
            type="button"
            onClick={list.showArrivals}
          >
            {(place.view === "contact" ? labels.showArrivals : labels.showNew)(list.arrivals)}
          </button>
        )}
      </p>
      <BulkProgress bulk={work.bulk} />
      {selection.checked.ids.size > 0 && <BulkBar inbox={inbox} />}
      <InboxList inbox={inbox} />
      <ListStatus list={list} search={place.filter.search} />
      {!place.record && <UndoBar undo={work.undo} />}
      <RecordPanel inbox={inbox} />
      <ShortcutsPanel
        isOpen={cover.open === "keys"}
        onClose={cover.close}
        isOn={cover.keys.isOn}
        onTurn={cover.keys.turn}
      />
      <SavedViewsPanel
        isOpen={cover.open === "views"}
        onClose={cover.close}
        address={place.listAddress}
      />
    </>
  );
}
