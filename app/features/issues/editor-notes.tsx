import { useState } from "react";
import { cluster, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { CopyButton } from "#app/components/ui/copy-button.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { selectTextOf } from "#app/browser/select-text.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import { issueIds } from "./issue-ids.ts";
import type { IssueRow, IssueWords, StoredIssue } from "./issue.ts";
import styles from "./issues.module.css";
import { timeOf, whoOf } from "./save-line.tsx";

type ConflictNoteProps = {
  readonly theirs: StoredIssue;
  readonly row: IssueRow | null;
  readonly onChoose: (which: "theirs" | "mine") => void;
};

/** Both versions, until one of them is chosen. */
export function ConflictNote({ theirs, row, onChoose }: ConflictNoteProps) {
  const { words, changedAt } = theirs;

  function choose(which: "theirs" | "mine") {
    onChoose(which);
    // The buttons go.
    document.getElementById(issueIds.body)?.focus();
  }

  return (
    <div className={cn(stack(10), styles.note)} role="alert" aria-labelledby="issue-conflict-title">
      <p className={textClass(15, 600)} id="issue-conflict-title">
        {labels.conflict.title(whoOf(theirs, row), timeOf(changedAt))}
      </p>
      <p className={textClass(14)}>{labels.conflict.help}</p>
      <Quoted words={words} />
      <div className={cluster(10)}>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          onClick={() => choose("theirs")}
        >
          {labels.conflict.takeTheirs}
        </button>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          onClick={() => choose("mine")}
        >
          {labels.conflict.keepMine}
        </button>
      </div>
    </div>
  );
}

type QuotedProps = { readonly words: IssueWords; readonly id?: string };

function Quoted({ words, id }: QuotedProps) {
  return (
    <div
      className={cn(textClass(14), styles.theirs)}
      id={id}
      dir="auto"
      tabIndex={0}
      role="group"
      aria-label={labels.body}
    >
      <p>
        <b>{words.subject}</b>
      </p>
      <p>{words.preheader}</p>
      <p>{words.body}</p>
    </div>
  );
}

type LeftBehindNoteProps = {
  readonly why: "begun" | "gone";
  readonly onUse: () => void;
  readonly onDrop: () => void;
};

/** What was typed has no issue any more that it could belong to. */
export function LeftBehindNote({ why, onUse, onDrop }: LeftBehindNoteProps) {
  return (
    <div className={cn(stack(10), styles.note)} role="alert">
      <p className={textClass(15, 600)}>{labels[why].title}</p>
      <p className={textClass(14)}>{labels[why].help}</p>
      <div className={cluster(10)}>
        <button className={buttonClass("line", "tiny")} type="button" onClick={onUse}>
          {labels.takeAlong}
        </button>
        <button className={buttonClass("line", "tiny")} type="button" onClick={onDrop}>
          {labels.dropMine}
        </button>
      </div>
    </div>
  );
}

const asideId = "issue-aside";

type AsideNoteProps = { readonly words: IssueWords; readonly onClose: () => void };

/** One's own words stay to be read and copied after others were taken. */
export function AsideNote({ words, onClose }: AsideNoteProps) {
  const [hasToBeSelected, setHasToBeSelected] = useState(false);
  const { subject, preheader, body } = words;

  function selectThem() {
    setHasToBeSelected(true);
    selectTextOf(document.getElementById(asideId));
  }

  return (
    <div className={cn(stack(10), styles.note)} role="group" aria-label={labels.aside.title}>
      <p className={textClass(15, 600)}>{labels.aside.title}</p>
      <Quoted id={asideId} words={words} />
      <p className={textClass(13, "quiet")} role="status">
        {hasToBeSelected && labels.aside.byHand}
      </p>
      <div className={cluster(10)}>
        <CopyButton
          className={buttonClass("line", "tiny")}
          text={[subject, preheader, body].filter(Boolean).join("\n\n")}
          label={labels.aside.copy}
          doneLabel={labels.aside.copied}
          onRefused={selectThem}
        />
        <button
          className={buttonClass("ghost", "tiny")}
          type="button"
          onClick={() => {
            onClose();
            document.getElementById(issueIds.body)?.focus();
          }}
        >
          {labels.aside.close}
        </button>
      </div>
    </div>
  );
}
