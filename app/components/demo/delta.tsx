import { cn } from "#app/lib/cn.ts";
import { formatChange } from "#app/lib/percent.ts";
import styles from "./delta.module.css";

type DeltaProps = {
  readonly change: number | null;
  /** `vs Oct 1–20` */
  readonly against?: string;
  /** Points instead of percent, for shares. */
  readonly unit?: "percent" | "points";
  /** Where less is better, a fall is good. */
  readonly isLessBetter?: boolean;
  readonly className?: string;
};

/** A change with sign and arrow, so that it needs no colour; `n/a` when there is nothing to hold it against. */
export function Delta(props: DeltaProps) {
  const { change, against, unit = "percent", isLessBetter = false, className } = props;
  if (change === null) {
    return (
      <span className={cn(styles.change, className)} data-change="none">
        n/a
      </span>
    );
  }
  const text =
    unit === "percent" ? formatChange(change) : `${formatChange(change).replace("%", "")} pt`;
  const isUp = change > 0.05;
  const isDown = change < -0.05;
  const isGood = isLessBetter ? isDown : isUp;
  const isBad = isLessBetter ? isUp : isDown;
  return (
    <span
      className={cn(styles.change, className)}
      data-change={isGood ? "good" : isBad ? "bad" : "none"}
    >
      <b>
        <span aria-hidden="true">{isUp ? "↑ " : isDown ? "↓ " : ""}</span>
        {text}
      </b>
      {against && ` ${against}`}
    </span>
  );
}
