import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Icon } from "#app/components/ui/icon.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { inbox as inboxLabels, leadDialog as labels } from "#app/content/inbox.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { kindOf, statusOf } from "#domain/registry.ts";
import { useWide } from "#app/browser/use-wide.ts";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import panels from "#app/components/ui/panel.module.css";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { cn } from "#app/lib/cn.ts";
import { ActionFailure } from "../action-failure.tsx";
import { isRecordId, type Entry } from "../entry.ts";
import { senderOf } from "../entry/entry-text.ts";
import { Conversation } from "../conversation/conversation.tsx";
import { timelineQuery } from "../conversation/timeline-queries.ts";
import { PartFailure, type Reading } from "../part-failure.tsx";
import { RecordActions } from "./record-actions.tsx";
import { RecordCall } from "./record-call.tsx";
import { RecordDeal } from "./record-deal.tsx";
import { RecordDetails } from "./record-details.tsx";
import { RecordForm } from "./record-form.tsx";
import { RecordOthers } from "./record-others.tsx";
import { entryQuery } from "../inbox-queries.ts";
import { RecordPerson } from "./record-person.tsx";
import { recordQuery } from "./record-queries.ts";
import { RecordQuarantine } from "./record-quarantine.tsx";
import { RecordSource } from "./record-source.tsx";
import { RecordWork } from "./record-work.tsx";
import { ReceivedTime } from "../entry/received-time.tsx";
import { UndoBar } from "../work/undo-bar.tsx";
import { rowButton } from "../use-selection.ts";
import type { InboxModel } from "../inbox-model.ts";
import styles from "./record-panel.module.css";

/** From this width on, in pixels, list and record stand side by side. */
const splitFrom = 1280;

/** One record with everything that belongs to it: beside the list, over it where there is less room, a page on phones. */
export function RecordPanel({ inbox }: { readonly inbox: InboxModel }) {
  const { place, list, selection, work, team, now } = inbox;
  const { transitions } = work;
  // While the panel closes, it still shows what it showed.
  const id = useLastKnown(place.record) ?? "";
  const entryLoad = useQuery({ ...entryQuery(id), enabled: isRecordId(id) });
  const entry = entryLoad.data ?? list.entries.find((row) => row.id === id) ?? null;
  const rowLoad = useQuery({
    ...recordQuery(entry ?? { id, kind: "contact" }),
    enabled: entry !== null,
  });
  const { isPending: isWaiting } = useInfiniteQuery({
    ...timelineQuery(id),
    enabled: entry !== null,
  });
  const hasConversation = !rowLoad.isPending && !isWaiting;
  /** Of a record that has left the list, what stands in its place. */
  const besideRow = (gone: string) => {
    const heir = selection.neighbour(1, gone) ?? selection.neighbour(-1, gone);
    return heir && rowButton(heir.id);
  };
  const isBeside = useWide(splitFrom);
  const isMissing = !isRecordId(id) || (entryLoad.data === null && entryLoad.isSuccess);

  return (
    <Panel
      isOpen={place.record !== null}
      onClose={place.closeRecord}
      isBeside={isBeside}
      isFieldFirst
      className={cn(desk.console, styles.panel)}
      title={<Title entry={entry} isMissing={isMissing} hasFailed={entryLoad.isError} />}
      note={entry && <Note entry={entry} now={now} />}
      tools={<StepButtons selection={selection} record={place.record} />}
      footer={
        entry && (
          <RecordActions
            key={entry.id}
            entry={entry}
            row={rowLoad.data ?? null}
            team={team}
            now={now}
            transitions={transitions}
            onAnswered={() =>
              void work.change([entry], () => ({ answeredAt: new Date().toISOString() }))
            }
          />
        )
      }
      closeLabel={labels.close}
      returnFocus={() =>
        rowButton(id) ?? besideRow(id) ?? document.querySelector<HTMLElement>("main h1")
      }
    >
      <div className={styles.body} key={id}>
        <p className={states.line} role="status">
          {entry && transitions.alreadyId === entry.id && alreadyText(entry)}
        </p>
        <ActionFailure action={work.action} />
        <PartFailure text={labels.failed} query={bothOf(entryLoad, rowLoad)} />
        {!entry && isMissing && <p>{labels.missingHelp}</p>}
        {entry && <RecordQuarantine entry={entry} team={team} judging={work.judging} now={now} />}
        {entry && (
          <div className={styles.columns}>
            <div className={styles.facts}>
              <RecordDetails entry={entry} row={rowLoad.data ?? null} now={now} />
              <RecordPerson entry={entry} />
              {entry.kind === "call" && rowLoad.data && (
                <RecordCall row={rowLoad.data} undo={work.undo} now={now} />
              )}
            </div>
            {!rowLoad.isPending && (
              <div className={styles.conversation}>
                <Conversation
                  entry={entry}
                  row={rowLoad.data ?? null}
                  team={team}
                  now={now}
                  isUnfolded={inbox.cover.isUnfolded}
                  undo={work.undo}
                  onOpen={() => place.recordNow() !== entry.id && place.openRecord(entry.id)}
                >
                  <RecordForm entry={entry} row={rowLoad.data ?? null} now={now} />
                </Conversation>
              </div>
            )}
            {/* Not before everything above has its height: nothing that can be pressed moves away. */}
            {hasConversation && (
              <div className={styles.rest}>
                <RecordWork
                  entry={entry}
                  team={team}
                  work={work}
                  judging={work.judging}
                  now={now}
                />
                <RecordDeal
                  entry={entry}
                  team={team}
                  action={work.action}
                  undo={work.undo}
                  now={now}
                />
                <RecordOthers entry={entry} now={now} onOpen={selection.stepTo} />
                <RecordSource entry={entry} />
              </div>
            )}
          </div>
        )}
      </div>
      <UndoBar undo={work.undo} isInPanel />
    </Panel>
  );
}

/** The entry and its row as one: the row can only be asked for when there is an entry. */
function bothOf(entry: Reading, row: Reading & { readonly isEnabled: boolean }): Reading {
  return {
    isError: entry.isError || row.isError,
    isSuccess: entry.isSuccess && (row.isSuccess || !row.isEnabled),
    isFetching: [entry, row].some((reading) => reading.isFetching && !reading.isSuccess),
    refetch: () => {
      if (entry.isError) void entry.refetch();
      if (row.isError) void row.refetch();
    },
  };
}

/** What somebody else did first; for contact submissions in the words of the list. */
function alreadyText({ kind, status }: Entry): string {
  if (kind === "contact") return inboxLabels.alreadyResponded;
  return recordLabels.moved((statusOf(kind, status)?.label ?? status).toLowerCase());
}

type TitleProps = {
  readonly entry: Entry | null;
  readonly isMissing: boolean;
  readonly hasFailed: boolean;
};

function Title({ entry, isMissing, hasFailed }: TitleProps) {
  if (entry) return <bdi>{senderOf(entry) || inboxLabels.noName}</bdi>;
  if (isMissing) return labels.missing;
  return hasFailed ? labels.failed : labels.loading;
}

function Note({ entry, now }: { readonly entry: Entry; readonly now: Date }) {
  return (
    <>
      {entry.kind !== "contact" && `${kindOf(entry.kind).badge}, `}
      {entry.kind === "contact" ? labels.received : labels.received.toLowerCase()}{" "}
      <ReceivedTime isoTime={entry.receivedAt} now={now} wording="sentence" />
    </>
  );
}

type StepButtonsProps = Pick<InboxModel, "selection"> & { readonly record: string | null };

function StepButtons({ selection, record }: StepButtonsProps) {
  const steps = [
    {
      to: selection.neighbour(-1, record),
      label: labels.previous,
      className: cn(panels.close, panels.upwards),
    },
    {
      to: selection.neighbour(1, record),
      label: labels.next,
      className: panels.close,
    },
  ];
  return steps.map(({ to, label, className }) => (
    <button
      key={label}
      className={className}
      type="button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => to && selection.stepTo(to.id)}
    >
      <Icon name="sort" />
    </button>
  ));
}
