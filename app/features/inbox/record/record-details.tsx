import { cn } from "#app/lib/cn.ts";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { useRef } from "react";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { inbox, leadDialog as labels } from "#app/content/inbox.ts";
import { recordLabels } from "#app/content/inbox-record.ts";
import { quarantineLabels } from "#app/content/quarantine.ts";
import panels from "#app/components/ui/panel.module.css";
import typography from "#app/components/ui/typography.module.css";
import type { Entry } from "../entry.ts";
import { Clock } from "../entry/entry-marks.tsx";
import { EntryStatus } from "../entry/entry-status.tsx";
import type { Field } from "../entry/field.ts";
import { FieldLine, FieldLines } from "./field-list.tsx";
import { fieldsOf } from "../entry/record-fields.ts";
import type { RecordRow } from "../entry/record.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import record from "./record-panel.module.css";
import { copyByHand } from "./copy-by-hand.ts";
import { replyAddress } from "./reply-address.ts";

type RecordDetailsProps = {
  readonly entry: Entry;
  /** `null` while it is being loaded. */
  readonly row: RecordRow | null;
  readonly now: Date;
};

/** The facts of a record: all its fields but its sender's words, which are the first of the conversation. */
export function RecordDetails({ entry, row: stored, now }: RecordDetailsProps) {
  const emailRef = useRef<HTMLAnchorElement>(null);

  return (
    <dl>
      <FieldLine name={inbox.columns.status}>
        <EntryStatus kind={entry.kind} status={entry.status} />
      </FieldLine>
      <FieldLine name={recordLabels.answerBy}>
        <AnswerState entry={entry} now={now} />
      </FieldLine>
      <FieldLine name={labels.email}>
        {entry.email ? (
          <span className={cn(row(4), record.email)}>
            <a className={typography.link} href={replyAddress(entry.email)} ref={emailRef}>
              <bdi>{entry.email}</bdi>
            </a>
            <CopyButton
              className={panels.close}
              text={entry.email}
              label={labels.copyEmail}
              doneLabel={labels.copied}
              isCompact
              onRefused={() => copyByHand(emailRef.current)}
            />
          </span>
        ) : (
          <span className={typography.quiet}>{inbox.notGiven}</span>
        )}
      </FieldLine>
      {stored && <FieldLines fields={fieldsOf(entry.kind, stored).filter(isShown)} />}
    </dl>
  );
}

function isShown({ isRare, values }: Field): boolean {
  return isRare !== true || values.length > 0;
}

/** Whether an answer was given, and how long there is for it. */
function AnswerState({ entry, now }: { readonly entry: Entry; readonly now: Date }) {
  const { answeredAt, waitingSince } = entry.work;
  if (answeredAt === null && entry.quarantine.since !== null) {
    return <span className={typography.quiet}>{quarantineLabels.noAnswer}</span>;
  }
  if (answeredAt !== null && waitingSince === null) {
    return (
      <span className={record.given}>
        {recordLabels.answered} <ReceivedTime isoTime={answeredAt} now={now} wording="sentence" />
      </span>
    );
  }
  return entry.dueAt === null ? (
    <span className={typography.quiet}>{recordLabels.noPromise}</span>
  ) : (
    <Clock entry={entry} now={now} />
  );
}
