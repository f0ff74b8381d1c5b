import { cn } from "#app/lib/cn.ts";
import { textClass } from "#app/components/ui/text.ts";
import { rowMarks } from "#app/content/inbox.ts";
import type { Entry } from "../entry.ts";
import styles from "./row-marks.module.css";

type RowMarksProps = { readonly entry: Entry; readonly hasDraft: boolean; readonly now: Date };

/** What is to be known of a record before its status: that somebody has written, that our letter did not arrive. */
export function RowMarks({ entry, hasDraft, now }: RowMarksProps) {
  const marks = marksOf(entry, hasDraft, now);
  if (marks.length === 0) return null;
  return (
    <ul className={cn(textClass(12, 600), styles.marks)} aria-label={rowMarks.label}>
      {marks.map((mark) => (
        <li key={mark} data-mark={mark}>
          {rowMarks[mark]}
        </li>
      ))}
    </ul>
  );
}

function marksOf({ hasNewLetter, work }: Entry, hasDraft: boolean, now: Date) {
  const isPutOff = work.snoozedUntil !== null && Date.parse(work.snoozedUntil) > now.getTime();
  return [
    ...(work.undeliveredAt !== null ? (["undelivered"] as const) : []),
    ...(hasNewLetter ? (["newReply"] as const) : []),
    ...(hasDraft ? (["draft"] as const) : []),
    ...(isPutOff ? (["snoozed"] as const) : []),
  ];
}
