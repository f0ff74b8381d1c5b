import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { ratingLabel } from "../exports.ts";
import type { Candidate } from "../model.ts";
import { daysInStage, isStuck } from "../stages.ts";
import styles from "./candidate-parts.module.css";

type DaysChipProps = { readonly candidate: Candidate; readonly now: Date };

/** `6 days in stage`, and the word `stuck` beyond the limit. */
export function DaysChip({ candidate, now }: DaysChipProps) {
  const isLate = isStuck(candidate, now);
  return (
    <span className={cn(textClass(13, "quiet"), styles.days)} data-late={isLate || undefined}>
      <Icon name={isLate ? "warning" : "clock"} />
      <span>{counted(daysInStage(candidate, now), "day")} in stage</span>
      {isLate && <b> stuck</b>}
    </span>
  );
}

export function Rating({ rating }: { readonly rating: number }) {
  if (rating === 0)
    return <span className={cn(textClass(13, "quiet", 500), styles.rating)}>Not rated</span>;
  return (
    <span className={cn(textClass(14, 650), styles.rating)}>
      <Icon name="star" />
      {ratingLabel(rating)}
      <span className={typography.visuallyHidden}> of 5</span>
    </span>
  );
}
