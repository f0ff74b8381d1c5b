import { Icon } from "#app/components/ui/icon.tsx";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { ratingLabel } from "../exports.ts";
import type { Candidate } from "../model.ts";
import { daysInStage, isStuck } from "../stages.ts";

type DaysChipProps = { readonly candidate: Candidate; readonly now: Date };

/** `6 days in stage`, and the word `stuck` beyond the limit. */
export function DaysChip({ candidate, now }: DaysChipProps) {
  const isLate = isStuck(candidate, now);
  return (
    <span className={cn("kr-days", isLate && "kr-days--late")}>
      <Icon name={isLate ? "warning" : "clock"} />
      <span className="num">{counted(daysInStage(candidate, now), "day")} in stage</span>
      {isLate && <b> stuck</b>}
    </span>
  );
}

export function Rating({ rating }: { readonly rating: number }) {
  if (rating === 0) return <span className="kr-rate muted">Not rated</span>;
  return (
    <span className="kr-rate num">
      <Icon name="star" />
      {ratingLabel(rating)}
      <span className="vh"> of 5</span>
    </span>
  );
}
