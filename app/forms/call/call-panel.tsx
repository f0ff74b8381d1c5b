import { useEffect, useRef, type ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatInZone, wallTime, zoneName } from "#domain/zoned-dates.ts";
import { CallDial } from "./call-dial.tsx";
import { offsetIfTwice } from "./call-labels.ts";
import type { IsoMoment } from "./open-times.ts";
import styles from "./call-panel.module.css";

type CallPanelProps = {
  readonly startsAt: IsoMoment;
  readonly zone: string;
  /** Nothing is fixed yet: the dial's way is broken, its moon hollow. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** What became of a booking: its moment on a piece of sky, words and buttons beside it. */
export function CallPanel({ startsAt, zone, isOpen = false, children }: CallPanelProps) {
  const moment = new Date(startsAt);
  const offset = offsetIfTwice(startsAt, zone);
  const panel = useRef<HTMLDivElement>(null);
  // The form that it takes the place of was longer.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div className={styles.panel} ref={panel}>
      <div className={cn(parts.skyPanel, styles.moment, layout.onSky)}>
        <CallDial minutes={wallTime(moment, zone).minutes} isOpen={isOpen} />
        <p className={cn(styles.time, typography.display)}>{formatInZone(moment, zone, "time")}</p>
        <p className={cn(styles.dayName, typography.heading, textClass(24))}>
          {formatInZone(moment, zone, "longDay")}
        </p>
        <p className={styles.zone}>{[zoneName(zone, moment), offset].filter(Boolean).join(", ")}</p>
      </div>
      <div className={cn(stack(24), styles.words)}>{children}</div>
    </div>
  );
}
