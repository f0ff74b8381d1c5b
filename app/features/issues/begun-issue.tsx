import { useNow } from "#app/browser/use-now.ts";
import { ShortTime } from "#app/components/console/short-time.tsx";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { begunIssue as labels, issueCounts, issuesPage } from "#app/content/issues.ts";
import { issueEditor } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import { BegunSteps } from "./begun-steps.tsx";
import { IssueFigures } from "./issue-counts.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import { takenOf, type IssueRow, type StoredIssue } from "./issue.ts";
import styles from "./issues.module.css";
import { MissedReaders } from "./missed-readers.tsx";
import type { OpenIssueProps } from "./open-issue-props.ts";
import { useLetter } from "./use-letter.ts";

type BegunIssueProps = Pick<OpenIssueProps, "id" | "team" | "row" | "onCopy"> & {
  readonly stored: StoredIssue;
};

/** An issue from its beginning on: how far it is, what came of it, and the words that its readers get. */
export function BegunIssue({ id, team, row, stored, onCopy }: BegunIssueProps) {
  const { words } = stored;
  const made = useLetter(words);
  return (
    <>
      {row && <Progress row={row} />}
      <BegunSteps id={id} row={row} isOwner={team.isOwner} onCopy={() => onCopy(words)} />
      {row && <IssueFigures letters={row.letters} />}
      {row && <MissedReaders id={id} letters={row.letters} />}
      <div className={cn(surface(), styles.editor)}>
        <section className={cn(stack(12), styles.form)} aria-labelledby="issue-words">
          <h3 className={cn(typography.heading, textClass(16))} id="issue-words">
            {labels.words}
          </h3>
          <dl className={stack(12)}>
            <Words name={issueEditor.subject} text={words.subject} />
            {words.preheader !== "" && (
              <Words name={issueEditor.preheader} text={words.preheader} />
            )}
            <Words name={issueEditor.body} text={words.body} />
          </dl>
        </section>
        <IssuePreview words={words} made={made} />
      </div>
    </>
  );
}

function Words({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className={textClass(13, "quiet")}>{name}</dt>
      <dd className={cn(textClass(15), styles.asWritten)} dir="auto">
        {text}
      </dd>
    </div>
  );
}

function Progress({ row }: { readonly row: IssueRow }) {
  const { state, pausedWhy, letters, readers, startedAt, startedBy, endedAt } = row;
  const now = useNow();
  const taken = takenOf(letters);
  return (
    <div className={stack(12)}>
      <p className={textClass(13, "quiet")}>
        {startedAt !== null && (
          <>
            {labels.began} <ShortTime isoTime={startedAt} now={now} />{" "}
            {startedBy !== "" && <bdi>{issuesPage.by(startedBy)}</bdi>}
          </>
        )}
        {endedAt !== null && (
          <>
            , {labels.ended.toLowerCase()} <ShortTime isoTime={endedAt} now={now} />
          </>
        )}
      </p>
      <label className={cn(stack(6), textClass(14, 560), styles.progress)}>
        <span className={typography.number}>{issueCounts.progress(taken, readers)}</span>
        <progress max={Math.max(readers, 1)} value={taken} />
      </label>
      <div role="status">
        <span className={typography.visuallyHidden}>{issuesPage.states[state]}</span>
        {state === "paused" && pausedWhy !== null && (
          <div className={cn(stack(4), styles.note)}>
            <p className={textClass(15, 600)}>{labels.pauses[pausedWhy].title}</p>
            <p className={textClass(14)}>{labels.pauses[pausedWhy].text}</p>
          </div>
        )}
      </div>
    </div>
  );
}
