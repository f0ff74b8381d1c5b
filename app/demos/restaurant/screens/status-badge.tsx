import type { ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { ReservationStatus } from "../model.ts";
import parts from "./parts.module.css";
import styles from "./reservations.module.css";

type StatusBadgeProps = {
  readonly status: ReservationStatus | "late";
  readonly children: ReactNode;
};

/** What has become of a booking. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={cn(textClass(13, 600), parts.tone, styles.badge)} data-status={status}>
      {children}
    </span>
  );
}
