import { useState } from "react";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { issueEditor as labels } from "#app/content/issue-editor.ts";
import { cn } from "#app/lib/cn.ts";
import { AsideNote, ConflictNote, LeftBehindNote } from "./editor-notes.tsx";
import { EditorSteps } from "./editor-steps.tsx";
import { IssueFields } from "./issue-fields.tsx";
import { IssuePreview } from "./issue-preview.tsx";
import { gapsOf, type StoredIssue } from "./issue.ts";
import styles from "./issues.module.css";
import { LeftOutNotes } from "./left-out-notes.tsx";
import type { OpenIssueProps } from "./open-issue-props.ts";
import { SaveLine } from "./save-line.tsx";
import { useIssueSaver } from "./use-issue-saver.ts";
import { useLetter } from "./use-letter.ts";

type IssueEditorProps = OpenIssueProps & {
  /** Null for one that the server does not have, or not any more. */
  readonly stored: StoredIssue | null;
  /** What was typed is forgotten. */
  readonly onDrop: () => void;
};

/** Writes an issue, with the letter that becomes of it beside the words. */
export function IssueEditor(props: IssueEditorProps) {
  const { id, team, stored, onCopy, onDrop } = props;
  const draft = useIssueSaver({ id, userId: team.userId, stored });
  const { words, state, saver, aside, isRestored } = draft;
  const made = useLetter(words);
  /** Whether it was asked for a letter; what lacks is said from then on. */
  const [isAsked, setIsAsked] = useState(false);
  const gaps = isAsked ? gapsOf(words) : {};
  const isLeftBehind = state.kind === "begun" || state.kind === "gone";

  /** Answers whether there is enough for a letter; the first field that lacks takes the focus. */
  function isWhole(): boolean {
    setIsAsked(true);
    const [first] = Object.keys(gapsOf(words));
    if (first !== undefined) document.getElementById(`issue-${first}`)?.focus();
    return first === undefined;
  }

  function leave() {
    saver.end();
    onDrop();
  }

  return (
    <div className={cn(surface(), styles.editor)}>
      <div className={cn(stack(16), styles.form)}>
        <SaveLine draft={draft} row={props.row} />
        {isRestored && state.kind !== "conflict" && !isLeftBehind && (
          <p className={cn(textClass(14), styles.note)} role="status">
            {labels.restored}
          </p>
        )}
        {state.kind === "conflict" && (
          <ConflictNote theirs={state.theirs} row={props.row} onChoose={saver.choose} />
        )}
        {isLeftBehind && (
          <LeftBehindNote
            why={state.kind}
            onUse={() => {
              saver.end();
              onCopy(words);
            }}
            onDrop={leave}
          />
        )}
        {aside && <AsideNote words={aside} onClose={saver.putAway} />}
        <IssueFields
          words={words}
          gaps={gaps}
          onChange={saver.change}
          onLeave={() => void saver.save()}
        />
        <LeftOutNotes notes={made.letter?.notes ?? []} />
        {!isLeftBehind && <EditorSteps {...props} draft={draft} isWhole={isWhole} />}
      </div>
      <IssuePreview words={words} made={made} />
    </div>
  );
}
