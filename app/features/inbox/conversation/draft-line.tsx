import { stack, row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { replyLabels as labels } from "#app/content/conversation.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "./reply.module.css";
import type { StoredDraft } from "./draft.ts";
import type { DraftState } from "./use-draft.ts";

type WithText = { readonly body: string };

type DraftLineProps<Content extends WithText> = {
  readonly state: DraftState<Content>;
  readonly onChoose: (which: "theirs" | "mine", theirs: StoredDraft<Content>) => void;
};

/** Whether what stands there is on the server, and the choice between two that differ. */
export function DraftLine<Content extends WithText>({ state, onChoose }: DraftLineProps<Content>) {
  if (state.kind === "conflict") {
    const { theirs } = state;
    return (
      <div className={cn(stack(8, "start"), styles.conflict)} role="alert">
        <p>
          {labels.changed} {labels.changedHelp}
        </p>
        <blockquote dir="auto">{theirs.content.body}</blockquote>
        <div className={row(8)}>
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            onClick={() => onChoose("mine", theirs)}
          >
            {labels.keepMine}
          </button>
          <button
            className={buttonClass("line", "tiny")}
            type="button"
            onClick={() => onChoose("theirs", theirs)}
          >
            {labels.takeTheirs}
          </button>
        </div>
      </div>
    );
  }
  return (
    <span className={textClass(13, "quiet")} role="status">
      {wordsOf(state)}
    </span>
  );
}

function wordsOf(state: DraftState<unknown>): string {
  switch (state.kind) {
    case "saving":
      return labels.saving;
    case "unsaved":
      return labels.unsavedHelp;
    case "saved":
      return labels.savedAt(readerDate(new Date(state.at), "time"));
    default:
      return "";
  }
}
