import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { formatInZone, wallTime, zoneName } from "#domain/zoned-dates.ts";
import { CallDial } from "./call-dial.tsx";
import { hostClock } from "./my-call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call-moment.module.css";

type MyCallMomentProps = {
  readonly call: Pick<MyCall, "startsAt" | "hostZone">;
  readonly zone: string;
  /** Struck out: it does not take place. */
  readonly isOff?: boolean;
};

/** When the call is, large, on the visitor's clocks, and on ours where they show something else. */
export function MyCallMoment({ call, zone, isOff = false }: MyCallMomentProps) {
  const moment = new Date(call.startsAt);
  const there = hostClock(call.startsAt, zone, call.hostZone);
  return (
    <div className={cn(styles.moment, layout.onSky)} data-off={isOff || undefined}>
      <CallDial minutes={isOff ? null : wallTime(moment, zone).minutes} />
      <div>
        <p className={cn(styles.time, typography.display)}>
          <time dateTime={call.startsAt}>{formatInZone(moment, zone, "time")}</time>
        </p>
        <p className={cn(styles.dayName, typography.heading)}>
          {formatInZone(moment, zone, "longDay")}
        </p>
      </div>
      <p className={cn(stack(2), textClass(15), styles.zone)}>
        <span>{zoneName(zone, moment)}</span>
        {there && <span>{there}</span>}
      </p>
    </div>
  );
}
