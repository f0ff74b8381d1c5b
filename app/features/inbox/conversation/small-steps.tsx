import { useState } from "react";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import { ReceivedTime } from "../entry/received-time.tsx";
import type { Team } from "../entry/team.ts";
import { memberName } from "./letter-names.ts";
import { MentionText } from "./mention-text.tsx";
import styles from "./timeline.module.css";
import type { NoteStep, SiteLetterStep } from "./timeline.ts";

type TeamProps = { readonly team: Team; readonly now: Date };

/** What the team tells itself. */
export function NoteItem({ note, team, now }: TeamProps & { readonly note: NoteStep }) {
  return (
    <article className={styles.note} aria-label={labels.note}>
      <p className={cn(cluster(8), textClass(13))}>
        <b>
          <bdi>{memberName(note.authorId, team)}</bdi>
        </b>
        <ReceivedTime isoTime={note.at} now={now} wording="short" />
        <span className={typography.quiet}>{labels.teamOnly}</span>
      </p>
      <p className={styles.noteText} dir="auto">
        <MentionText text={note.body} mentions={note.mentions} team={team} />
      </p>
    </article>
  );
}

type LineItemProps = {
  readonly who: string;
  readonly deed: string;
  readonly at: string;
  readonly now: Date;
};

/** One thing that happened to the record. */
export function LineItem({ who, deed, at, now }: LineItemProps) {
  return (
    <p className={cn(row(16, "top"), textClass(13), styles.line)}>
      <span>
        <b>
          <bdi>{who}</bdi>
        </b>{" "}
        <bdi>{deed}</bdi>
      </span>
      <ReceivedTime isoTime={at} now={now} wording="short" />
    </p>
  );
}

/** A letter of the site: a line, and its words when asked for. */
export function SiteLetterItem({
  letter,
  now,
}: {
  readonly letter: SiteLetterStep;
  readonly now: Date;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isFailed = letter.state === "failed" || letter.report === "bounced";
  const state = letter.report === "" ? labels.states[letter.state] : labels.states[letter.report];
  return (
    <div className={styles.siteLetter} data-failed={isFailed || undefined}>
      <p className={cn(row(16, "top"), textClass(13), styles.line)}>
        <span>
          {labels.letters[letter.template]}
          {letter.to !== "" && (
            <>
              , <bdi>{letter.to}</bdi>
            </>
          )}
          {letter.state !== "sent" || letter.report !== "" ? `: ${state}` : ""}{" "}
          {letter.body !== "" && (
            <button
              className={typography.link}
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? labels.close : labels.open}
            </button>
          )}
        </span>
        <ReceivedTime isoTime={letter.at} now={now} wording="short" />
      </p>
      {isFailed && letter.error !== "" && <q className={textClass(13)}>{letter.error}</q>}
      {isOpen && (
        <pre className={cn(textClass(13), styles.siteText)}>
          {letter.subject}
          {"\n\n"}
          {letter.body}
        </pre>
      )}
    </div>
  );
}
