import { Link } from "react-router";
import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels } from "#app/content/conversation.ts";
import { cardTimeline as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { kindOf } from "#domain/registry.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { dealAddress } from "#domain/record-address.ts";
import letters from "../conversation/letter.module.css";
import { memberName } from "../conversation/letter-names.ts";
import { MentionText } from "../conversation/mention-text.tsx";
import timeline from "../conversation/timeline.module.css";
import marks from "../entry/entry-marks.module.css";
import { EntryStatus } from "../entry/entry-status.tsx";
import { subjectOf } from "../entry/entry-text.ts";
import type { Team } from "../entry/team.ts";
import type { CardStep, DealStep, LetterLine, NoteLine, RecordStep } from "./card.ts";
import styles from "./card.module.css";
import { RecordLink } from "./record-link.tsx";
import { dealWords } from "./step-words.ts";

type StepProps<Step> = { readonly step: Step; readonly team: Team };

/** One thing that happened with a person or a company. */
export function StepItem({ step, team }: StepProps<CardStep>) {
  switch (step.sort) {
    case "record":
      return <RecordItem step={step} />;
    case "message":
      return <LetterLineItem step={step} />;
    case "note":
      return <NoteLineItem step={step} team={team} />;
    case "deal":
      return <DealItem step={step} team={team} />;
  }
}

/** Of the link by which a step is left, or of the step itself. */
export function stepId(id: string): string {
  return `step-${id}`;
}

/** Under the heading of its day the time is enough; the whole date is the title. */
function StepTime({ at }: { readonly at: string }) {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return <time>{at}</time>;
  return (
    <time className={textClass(13, "quiet")} dateTime={at} title={readerDate(moment, "full")}>
      {readerDate(moment, "time")}
    </time>
  );
}

function RecordItem({ step }: { readonly step: RecordStep }) {
  const subject = subjectOf(step);
  return (
    <article className={cn(stack(4), styles.record)}>
      <div className={spread(8)}>
        <p className={cn(cluster(8), textClass(13))}>
          <span className={cn(textClass(12, 560), marks.kind)}>{kindOf(step.kind).badge}</span>
          <span className={cn(typography.mono, typography.quiet)}>{step.reference}</span>
          <EntryStatus kind={step.kind} status={step.status} />
          {step.isQuarantined && <span className={typography.quiet}>{labels.quarantined}</span>}
          {step.isArchived && <span className={typography.quiet}>{labels.archived}</span>}
        </p>
        <StepTime at={step.at} />
      </div>
      <p className={styles.subject}>
        <RecordLink entry={step.id} isQuarantined={step.isQuarantined} id={stepId(step.id)}>
          <bdi>{subject || step.preview || step.reference}</bdi>
        </RecordLink>
      </p>
      {subject !== "" && step.preview !== "" && (
        <p className={cn(textClass(14), styles.preview)} dir="auto">
          {step.preview}
        </p>
      )}
    </article>
  );
}

function LetterLineItem({ step }: { readonly step: LetterLine }) {
  const writer = step.fromName || step.fromAddress;
  return (
    <article className={cn(stack(4), letters.letter)} data-ours={step.isOurs || undefined}>
      <div className={spread(8)}>
        <p className={cn(cluster(8), textClass(13))}>
          <span className={cn(textClass(12, 560), marks.kind)}>
            {step.isOurs ? labels.sent : labels.received}
          </span>
          <b>
            <bdi>{writer || (step.isOurs ? labels.us : labels.unknownSender)}</bdi>
          </b>
        </p>
        <StepTime at={step.at} />
      </div>
      <p className={styles.subject}>
        <RecordLink entry={step.entryId} id={stepId(step.id)}>
          <bdi>{step.subject || labels.noSubject}</bdi>
        </RecordLink>
      </p>
      {step.preview !== "" && (
        <p className={cn(textClass(14), styles.preview)} dir="auto">
          {step.preview}
        </p>
      )}
    </article>
  );
}

function NoteLineItem({ step, team }: StepProps<NoteLine>) {
  return (
    <article className={timeline.note} aria-label={timelineLabels.note}>
      <div className={spread(8)}>
        <p className={cn(cluster(8), textClass(13))}>
          <b>
            <bdi>{memberName(step.authorId, team)}</bdi>
          </b>
          <span className={typography.quiet}>{timelineLabels.teamOnly}</span>
        </p>
        <StepTime at={step.at} />
      </div>
      <p className={timeline.noteText} dir="auto">
        <MentionText text={step.body} mentions={step.mentions} team={team} />
      </p>
      <p className={textClass(13)}>
        <RecordLink entry={step.entryId} id={stepId(step.id)}>
          {labels.openRecord}
        </RecordLink>
      </p>
    </article>
  );
}

function DealItem({ step, team }: StepProps<DealStep>) {
  const { verb, rest } = dealWords(step);
  return (
    <div className={cn(spread(8), textClass(13), styles.line)}>
      <p className={styles.words}>
        <b>
          <bdi>{memberName(step.actorId, team, timelineLabels.site)}</bdi>
        </b>{" "}
        {verb}{" "}
        {step.title === null ? (
          labels.goneDeal
        ) : (
          <Link
            className={typography.link}
            id={stepId(step.id)}
            to={{ search: dealAddress(step.dealId) }}
          >
            <bdi>{step.title}</bdi>
          </Link>
        )}{" "}
        {rest}
      </p>
      <StepTime at={step.at} />
    </div>
  );
}
