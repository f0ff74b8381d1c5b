import { divided } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { callTypes } from "#app/content/calls.ts";
import { callFacts } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { placeOf } from "./my-call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";
import styles from "./my-call.module.css";

type MyCallFactsProps = {
  readonly call: MyCall;
  /** Left out where the call does not take place any more. */
  readonly hasPlace: boolean;
};

/** Where, with whom, how long, and the reference. */
export function MyCallFacts({ call, hasPlace }: MyCallFactsProps) {
  const { hostName, reference, type } = call;
  return (
    <dl className={divided}>
      {hasPlace && (
        <div className={styles.fact}>
          <dt className={typography.quiet}>{callFacts.place}</dt>
          <dd className={textClass(16, 560)}>
            <Place call={call} />
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={typography.quiet}>{callFacts.with}</dt>
        <dd className={textClass(16, 560)}>{hostName || callFacts.team}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={typography.quiet}>{callFacts.length}</dt>
        <dd className={textClass(16, 560)}>{callFacts.minutes(callTypes[type].minutes)}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={typography.quiet}>{callFacts.reference}</dt>
        <dd className={cn(textClass(16, 560), typography.mono)}>{reference}</dd>
      </div>
    </dl>
  );
}

function Place({ call }: { readonly call: MyCall }) {
  const { meetingUrl } = call;
  // The database lets nothing else be stored.
  if (!meetingUrl.startsWith("https://")) return placeOf(call);
  return (
    <a className={typography.link} href={meetingUrl} target="_blank" rel="noreferrer">
      {callFacts.join}
      <Icon name="up" />
    </a>
  );
}
