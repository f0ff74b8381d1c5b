import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import demoParts from "./demo-parts.module.css";
import styles from "./stat-card.module.css";

type StatCardProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** What stands below: a change, a sentence, a small chart. */
  readonly className?: string;
  readonly children?: ReactNode;
};

/** One number of a screen's head row. */
export function StatCard({ label, value, className, children }: StatCardProps) {
  return (
    <div className={cn(demoParts.panel, styles.card, className)} data-stat={label}>
      <span className={typography.quiet}>{label}</span>
      <b>{value}</b>
      {children}
    </div>
  );
}
