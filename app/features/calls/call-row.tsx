import type { ReactNode } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import type { Call, Host } from "./call.ts";
import { CallLink } from "./call-link.tsx";
import { CallMarks, PlaceMark } from "./call-marks.tsx";
import styles from "./call-row.module.css";
import { typeOf, withWhom } from "./call-words.ts";

type CallRowProps = {
  readonly call: Call;
  readonly hosts: readonly Host[];
  readonly now: Date;
  readonly when: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** A call in a list: when, who, what about, with whom, and how. */
export function CallRow({ call, hosts, now, when, children }: CallRowProps) {
  return (
    <li className={styles.line}>
      <div className={cn(textClass(15, 600), styles.when)}>{when}</div>
      <div className={styles.caller}>
        <CallLink call={call} className={cn(textClass(15, 600), styles.name)} />
        <p className={textClass(13, "quiet")}>
          {typeOf(call.type)} <bdi>{withWhom(call.host, hosts)}</bdi>
        </p>
      </div>
      <div className={styles.marks}>
        <PlaceMark place={call.place} isWorded />
        <CallMarks call={call} hosts={hosts} now={now} />
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
