import styles from "./inbox-row.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { inbox } from "#app/content/inbox.ts";
import marks from "../entry/entry-marks.module.css";
import { cn } from "#app/lib/cn.ts";
import { kindOf } from "#domain/registry.ts";
import { budgets } from "#domain/lead-options.ts";
import { optionLabel } from "#domain/option.ts";
import type { Entry } from "../entry.ts";
import { amountLines } from "../entry/amount.ts";
import { Assignee, Clock, FollowUp, Tags } from "../entry/entry-marks.tsx";
import { EntryStatus } from "../entry/entry-status.tsx";
import { senderOf, subjectOf, topicOf } from "../entry/entry-text.ts";
import { suspicionText } from "../entry/suspicion.ts";
import { hasAmounts, isMixed, type InboxView } from "../inbox-filter.ts";
import { MarkButton } from "../entry/mark-button.tsx";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Team } from "../entry/team.ts";
import { rowButtonId } from "../use-selection.ts";
import table from "./inbox-table.module.css";
import { RowMarks } from "./row-marks.tsx";

type InboxRowProps = {
  readonly entry: Entry;
  /** What all rows of the page share. */
  readonly page: {
    readonly view: InboxView;
    /** Whether any row has somebody. */
    readonly isAssigned: boolean;
    readonly team: Team;
    /** Records in which the reader has begun to write. */
    readonly drafted: ReadonlySet<string>;
    readonly now: Date;
  };
  readonly state: {
    readonly isSelected: boolean;
    readonly isChecked: boolean;
    readonly isMarking: boolean;
  };
  readonly on: {
    readonly select: (id: string) => void;
    readonly check: (id: string) => void;
    readonly open: (id: string) => void;
    readonly mark: (entry: Entry) => void;
  };
};

/** One entry. What strangers wrote is isolated, so that it cannot turn the row's reading order round. */
export function InboxRow({ entry, page, state, on }: InboxRowProps) {
  const { view, team, now } = page;
  const sender = senderOf(entry);
  return (
    <tr
      data-selected={state.isSelected || undefined}
      data-checked={state.isChecked || undefined}
      onFocus={() => on.select(entry.id)}
    >
      <td className={table.pick}>
        <label className={table.pickBox}>
          <input
            type="checkbox"
            checked={state.isChecked}
            aria-label={inbox.select(sender || entry.reference)}
            onChange={() => on.check(entry.id)}
          />
        </label>
      </td>
      <td className={table.received}>
        <ReceivedTime isoTime={entry.receivedAt} now={now} wording="short" />
        <FollowUp day={entry.work.followUpOn} now={now} className={styles.small} />
      </td>
      <td className={table.sender}>
        <OpenButton entry={entry} onOpen={on.open} />
        <div className={row(6)}>
          <RowMarks entry={entry} hasDraft={page.drafted.has(entry.id)} now={now} />
          <bdi className={styles.small} data-sender="">
            {entry.name ? entry.email : entry.reference}
          </bdi>
        </div>
      </td>
      {view === "contact" ? (
        <ContactCells entry={entry} />
      ) : (
        <KindCells entry={entry} view={view} />
      )}
      {view === "quarantine" ? (
        <td className={table.reasons}>
          <bdi className={cn(styles.clamped, styles.reasons)}>
            {suspicionText(entry.quarantine)}
          </bdi>
        </td>
      ) : (
        <StatusCell entry={entry} page={page} state={state} on={on} />
      )}
      {page.isAssigned && (
        <td className={table.assigneeCell}>
          <Assignee assigneeId={entry.work.assigneeId} team={team} />
        </td>
      )}
    </tr>
  );
}

/** Status and clock, and among contact submissions the next step. */
function StatusCell({ entry, page, state, on }: InboxRowProps) {
  return (
    <td className={table.statusCell}>
      <EntryStatus kind={entry.kind} status={entry.status} />
      <div className={styles.next}>
        <Clock entry={entry} now={page.now} />
        {page.view === "contact" && (
          <MarkButton
            entry={entry}
            isBusy={state.isMarking}
            className={styles.nextButton}
            describedBy={rowButtonId(entry.id)}
            onMark={on.mark}
          />
        )}
      </div>
    </td>
  );
}

type OpenButtonProps = { readonly entry: Entry; readonly onOpen: (id: string) => void };

/** Covers the whole row, so that a click anywhere opens it. */
function OpenButton({ entry, onOpen }: OpenButtonProps) {
  return (
    <button
      className={styles.open}
      type="button"
      id={rowButtonId(entry.id)}
      aria-haspopup="dialog"
      data-open=""
      onClick={() => onOpen(entry.id)}
    >
      <bdi>{senderOf(entry) || inbox.noName}</bdi>
    </button>
  );
}

function ContactCells({ entry }: { readonly entry: Entry }) {
  const topic = topicOf(entry);
  const budget = optionLabel(budgets, entry.budget);
  return (
    <>
      <td className={cn(table.company, table.wideOnly)}>
        {entry.company ? (
          <bdi className={styles.clamped}>{entry.company}</bdi>
        ) : (
          <span className={typography.quiet}>{inbox.noCompany}</span>
        )}
      </td>
      <td className={table.topic}>
        <OptionText label={topic} />
        {(topic ?? budget) && (
          <span className={styles.small}>
            <OptionText label={budget} />
          </span>
        )}
      </td>
      <td className={table.message}>
        <bdi className={cn(styles.clamped, styles.preview)}>{entry.preview}</bdi>
        <Tags tags={entry.work.tags} />
      </td>
    </>
  );
}

function KindCells({ entry, view }: { readonly entry: Entry; readonly view: InboxView }) {
  const subject = subjectOf(entry);
  const topic = topicOf(entry);
  return (
    <>
      {isMixed(view) && (
        <td className={table.kindCell}>
          <span className={cn(textClass(12, 560), marks.kind)}>{kindOf(entry.kind).badge}</span>
        </td>
      )}
      <td className={table.subjectCell}>
        {subject && <bdi className={styles.subject}>{subject}</bdi>}
        {entry.preview && <bdi className={cn(styles.clamped, styles.preview)}>{entry.preview}</bdi>}
        <Tags tags={entry.work.tags} />
      </td>
      {view !== "quarantine" && (
        <td className={cn(table.topic, table.wideOnly)}>
          {topic !== subject && topic && <bdi>{topic}</bdi>}
        </td>
      )}
      {hasAmounts(view) && (
        <td className={cn(table.amount, typography.number)}>
          {amountLines(entry).map((line) => (
            <span key={line} className={styles.amount}>
              {line}
            </span>
          ))}
        </td>
      )}
    </>
  );
}

function OptionText({ label }: { readonly label: string | null }) {
  return label ? <bdi>{label}</bdi> : <span className={typography.quiet}>{inbox.notGiven}</span>;
}
