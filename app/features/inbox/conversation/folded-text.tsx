import { useState } from "react";
import { timelineLabels as labels } from "#app/content/conversation.ts";
import styles from "./letter.module.css";
import { LinkedText } from "./linked-text.tsx";
import { foldedParts } from "./text-parts.ts";

type FoldedTextProps = {
  readonly text: string;
  readonly folds: readonly number[];
  /** Of all letters: the key `;` unfolds and folds them. */
  readonly isUnfolded: boolean;
};

/** A letter's text with what it quotes folded away, in its place. */
export function FoldedText({ text, folds, isUnfolded }: FoldedTextProps) {
  return (
    <div className={styles.text} dir="auto">
      {foldedParts(text, folds).map((part, index) =>
        part.kind === "own" ? (
          // oxlint-disable-next-line react/no-array-index-key -- Parts of one text, which never change their order.
          <p key={index}>
            <LinkedText text={trimmed(part.text)} />
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- As above.
          <Quote key={`${index}${isUnfolded}`} text={part.text} isOpen={isUnfolded} />
        ),
      )}
    </div>
  );
}

function Quote({
  text,
  isOpen: isOpenAtFirst,
}: {
  readonly text: string;
  readonly isOpen: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button
        className={styles.fold}
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.fold : labels.unfold}
        onClick={() => setIsOpen(!isOpen)}
      >
        …
      </button>
      {isOpen && (
        <blockquote className={styles.quote}>
          <LinkedText text={text} />
        </blockquote>
      )}
    </>
  );
}

/** Lines that only part it from the quote. */
function trimmed(text: string): string {
  return text.replace(/^\n+|\n+$/g, "");
}
