import { useState, type ReactNode } from "react";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { inboxStates } from "#app/content/inbox.ts";
import { ActionFailure, reasonOf } from "./action-failure.tsx";
import { takesLeads } from "./inbox-filter.ts";
import { useInboxModel } from "./inbox-model.ts";
import { AddedLine } from "./intake/added-line.tsx";
import { NewLeadPanel } from "./intake/new-lead-panel.tsx";
import type { AddedLead } from "./intake/use-new-lead.ts";
import { InboxList } from "./list/inbox-list.tsx";
import { InboxTools } from "./list/inbox-tools.tsx";
import { ListLine } from "./list/list-line.tsx";
import { ListStatus } from "./list/list-status.tsx";
import { QuarantineNote } from "./list/quarantine-note.tsx";
import { SavedViewsPanel } from "./list/saved-views-panel.tsx";
import { ShortcutsPanel } from "./list/shortcuts-panel.tsx";
import { RecordPanel } from "./record/record-panel.tsx";
import { BulkBar } from "./work/bulk-bar.tsx";
import { BulkProgress } from "./work/bulk-progress.tsx";
import { UndoBar } from "./work/undo-bar.tsx";

type InboxProps = {
  readonly userId: string;
  /** How the list learns what is new. */
  readonly children: ReactNode;
};

/** One list of the inbox with its counters, filters and pages, and the panel of the open record. */
export function Inbox({ userId, children }: InboxProps) {
  const inbox = useInboxModel(userId);
  const { place, list, selection, work, cover } = inbox;
  const [added, setAdded] = useState<AddedLead | null>(null);

  function openAdded(id: string) {
    setAdded(null);
    place.openRecord(id);
  }

  return (
    <>
      {place.view === "quarantine" && <QuarantineNote />}
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
      {takesLeads(place.view) && (
        <AddedLine added={added} onOpen={openAdded} onDismiss={() => setAdded(null)} />
      )}
      <ListLine inbox={inbox}>{children}</ListLine>
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
      {takesLeads(place.view) && (
        <NewLeadPanel
          userId={userId}
          isOpen={cover.open === "lead"}
          onClose={cover.close}
          onAdded={setAdded}
        />
      )}
      <SavedViewsPanel
        isOpen={cover.open === "views"}
        onClose={cover.close}
        address={place.listAddress}
      />
    </>
  );
}
