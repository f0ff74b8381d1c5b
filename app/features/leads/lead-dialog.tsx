import { useQuery } from "@tanstack/react-query";
import { Icon } from "#app/components/ui/icon.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { leadDialog as words } from "#app/content/inbox.ts";
import { useLastKnown } from "#app/lib/use-last-known.ts";
import { leadQuery } from "./inbox-queries.ts";
import { isLeadId, type Lead } from "./lead.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadDetails } from "./lead-details.tsx";
import { ReceivedTime } from "./received-time.tsx";
import { rowButton } from "./use-selection.ts";

export type LeadDialogProps = {
  /** As the address has it; `null` closes the dialog. */
  readonly record: string | null;
  /** The page on show, which may hold the lead already. */
  readonly leads: readonly Lead[];
  readonly now: Date;
  readonly isMarking: boolean;
  readonly isAlready: boolean;
  readonly previous: Lead | null;
  readonly next: Lead | null;
  readonly onMark: (lead: Lead) => void;
  readonly onStep: (lead: Lead) => void;
  readonly onClose: () => void;
};

/** One message with everything that belongs to it: a panel at the side, a sheet from below on phones. */
export function LeadDialog(props: LeadDialogProps) {
  // While the dialog closes, it still shows what it showed.
  const shownRecord = useLastKnown(props.record) ?? "";
  const query = useQuery({ ...leadQuery(shownRecord), enabled: isLeadId(shownRecord) });
  const lead = query.data ?? props.leads.find(({ id }) => id === shownRecord) ?? null;
  const isMissing = !isLeadId(shownRecord) || (query.data === null && query.isSuccess);

  return (
    <Panel
      isOpen={props.record !== null}
      onClose={props.onClose}
      className="console dlg"
      title={<DialogTitle lead={lead} isMissing={isMissing} hasFailed={query.isError} />}
      note={lead && <ReceivedNote lead={lead} now={props.now} />}
      tools={<StepButtons {...props} />}
      footer={lead && <LeadActions key={lead.id} lead={lead} {...props} />}
      closeLabel={words.close}
      returnFocus={() => rowButton(shownRecord) ?? document.querySelector<HTMLElement>("main h1")}
    >
      <div className="dlg__b">
        {lead && <LeadDetails lead={lead} isAlready={props.isAlready} />}
        {!lead && isMissing && <p>{words.missingHelp}</p>}
        {!lead && query.isError && (
          <button className="btn btn--s" type="button" onClick={() => void query.refetch()}>
            {words.retry}
          </button>
        )}
      </div>
    </Panel>
  );
}

type DialogTitleProps = {
  readonly lead: Lead | null;
  readonly isMissing: boolean;
  readonly hasFailed: boolean;
};

function DialogTitle({ lead, isMissing, hasFailed }: DialogTitleProps) {
  if (lead) return <bdi>{lead.name}</bdi>;
  if (isMissing) return words.missing;
  return hasFailed ? words.failed : words.loading;
}

function ReceivedNote({ lead, now }: { readonly lead: Lead; readonly now: Date }) {
  return (
    <>
      {words.received} <ReceivedTime isoTime={lead.receivedAt} now={now} wording="sentence" />
    </>
  );
}

function StepButtons({ previous, next, onStep }: LeadDialogProps) {
  const steps = [
    { to: previous, label: words.previous, className: "x x--up" },
    { to: next, label: words.next, className: "x x--down" },
  ];
  return steps.map(({ to, label, className }) => (
    <button
      key={label}
      className={className}
      type="button"
      aria-label={label}
      aria-disabled={to === null || undefined}
      onClick={() => to && onStep(to)}
    >
      <Icon name="sort" />
    </button>
  ));
}
