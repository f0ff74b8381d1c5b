import badges from "#app/components/ui/badge.module.css";
import statuses from "#app/components/console/status.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { callMarks as labels } from "#app/content/inbox-calls.ts";
import type { IconName } from "#app/content/icon-name.ts";
import { cn } from "#app/lib/cn.ts";
import type { CallPlace } from "#domain/call-types.ts";
import { statusOf } from "#domain/registry.ts";
import { isNobodys, isOver, type Call, type Host } from "./call.ts";
import styles from "./call-marks.module.css";

type CallMarksProps = {
  readonly call: Call;
  readonly hosts: readonly Host[];
  readonly now: Date;
};

/** What is particular about a call: who cancelled it, what came of it, that it was moved, what is missing. */
export function CallMarks({ call, hosts, now }: CallMarksProps) {
  const { status, moves, sequence, cancelledBy } = call;
  const isAhead = status === "confirmed" && !isOver(call, now);
  const known = statusOf("call", status);
  const marks = [
    status === "cancelled" && (
      <span key="cancelled" className={statuses.status} data-tone="over">
        {labels.cancelledBy[cancelledBy ?? "unknown"]}
      </span>
    ),
    (status === "done" || status === "no_show") && (
      <span key="status" className={statuses.status} data-tone={known?.tone}>
        {known?.label}
      </span>
    ),
    isNobodys(call, hosts, now) && <Warning key="nobody" text={labels.nobody} />,
    isAhead && call.place === "none" && <Warning key="place" text={labels.places.none} />,
    status !== "cancelled" && (moves > 0 || sequence > 0) && (
      <span key="moved" className={badges.badge}>
        {moves > 0 ? labels.moved : labels.changed}
      </span>
    ),
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return <div className={cn(cluster(6), styles.marks)}>{marks}</div>;
}

function Warning({ text }: { readonly text: string }) {
  return (
    <span className={styles.warning}>
      <Icon name="warning" />
      {text}
    </span>
  );
}

const icons: Readonly<Record<CallPlace, IconName>> = {
  phone: "phone",
  link: "video",
  office: "pin",
  none: "warning",
};

type PlaceMarkProps = { readonly place: CallPlace; readonly isWorded?: boolean };

/** How both come together: a sign, with its words for who does not see it. */
export function PlaceMark({ place, isWorded = false }: PlaceMarkProps) {
  if (place === "none") return null;
  return (
    <span className={styles.place} title={labels.places[place]}>
      <Icon name={icons[place]} />
      <span className={isWorded ? undefined : typography.visuallyHidden}>
        {labels.places[place]}
      </span>
    </span>
  );
}
