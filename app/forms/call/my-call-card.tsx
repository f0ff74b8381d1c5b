import type { ReactNode } from "react";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { MyCallFacts } from "./my-call-facts.tsx";
import { MyCallMoment } from "./my-call-moment.tsx";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call.module.css";

type MyCallCardProps = {
  readonly call: MyCall;
  readonly zone: string;
  /** Of a call that does not take place, or not any more. */
  readonly isOver?: boolean;
  readonly isOff?: boolean;
  /** Above the facts, so that a telephone shows it at once. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

/** The call as a ticket: when on the stub, the rest beside it. */
export function MyCallCard(props: MyCallCardProps) {
  const { call, zone, isOver = false, isOff, before, children } = props;
  return (
    <div className={cn(surface("large"), styles.card)}>
      <MyCallMoment call={call} zone={zone} isOff={isOff} />
      <div className={cn(stack(24), styles.words)}>
        {before}
        <MyCallFacts call={call} hasPlace={!isOver} />
        {children}
      </div>
    </div>
  );
}
