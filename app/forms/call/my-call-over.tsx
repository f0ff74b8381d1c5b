import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { callFacts, callOver, callPages } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { MyCallCard } from "./my-call-card.tsx";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call.module.css";

type MyCallOverProps = {
  readonly call: MyCall;
  readonly zone: string;
  /** It does not take place. */
  readonly isOff?: boolean;
  /** It has begun, and one can still come. */
  readonly isGoingOn?: boolean;
};

/** A call that is past, cancelled or given up: what it was, and the way to another. */
export function MyCallOver({ call, zone, isOff = false, isGoingOn = false }: MyCallOverProps) {
  return (
    <MyCallCard call={call} zone={zone} isOver={!isGoingOn} isOff={isOff}>
      <div className={cn(cluster(10), styles.actions)}>
        {isGoingOn ? (
          <a className={buttonClass()} href={call.meetingUrl} target="_blank" rel="noreferrer">
            {callFacts.join}
            <Icon name="up" />
          </a>
        ) : (
          <ActionLink to={callPages[call.type]} label={callOver.again} icon="arrow" />
        )}
      </div>
    </MyCallCard>
  );
}
