import { useNow } from "#app/browser/use-now.ts";
import { divided, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import statuses from "#app/components/console/status.module.css";
import typography from "#app/components/ui/typography.module.css";
import { callLists, callsPage } from "#app/content/inbox-calls.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate, zoneCity } from "#domain/zoned-dates.ts";
import type { Call } from "./call.ts";
import styles from "./call-row.module.css";
import { typeOf } from "./call-words.ts";
import { DayAndTime } from "./day-and-time.tsx";
import { ListFrame } from "./list-frame.tsx";
import { useCallList } from "./use-call-list.ts";

const { unconfirmed: labels } = callLists;

/** Requests whose mailbox has not said yes: no calls, and not in the inbox. */
export function UnconfirmedCalls() {
  const list = useCallList("unconfirmed");
  const now = useNow();
  return (
    <ListFrame list={list} none={labels.none} noneHelp={labels.noneHelp}>
      <p className={typography.quiet}>{labels.text}</p>
      <ol className={cn(surface(), divided, styles.list)} aria-label={labels.label}>
        {list.calls?.map((call) => (
          <Request key={call.id} call={call} now={now} />
        ))}
      </ol>
    </ListFrame>
  );
}

function Request({ call, now }: { readonly call: Call; readonly now: Date }) {
  const { state, tone } = stateOf(call, now);
  const more = [call.phone, call.zone && labels.theirZone(zoneCity(call.zone))].filter(Boolean);
  return (
    <li className={styles.line}>
      <div className={cn(textClass(15, 600), styles.when)}>
        <DayAndTime isoTime={call.startsAt} />
      </div>
      <div className={styles.caller}>
        <p className={textClass(15, 600)}>
          <bdi>{call.name || callsPage.noName}</bdi>
        </p>
        <p className={textClass(13, "quiet")}>
          <bdi>{[call.email, typeOf(call.type), ...more].join(", ")}</bdi>
        </p>
      </div>
      <div className={styles.marks}>
        <span className={statuses.status} data-tone={tone}>
          {state}
        </span>
      </div>
      <p className={textClass(13, "quiet")}>
        {labels.asked} <DayAndTime isoTime={call.receivedAt} />
      </p>
    </li>
  );
}

function stateOf({ status, holdUntil }: Call, now: Date) {
  if (status === "held" && holdUntil !== null && Date.parse(holdUntil) > now.getTime()) {
    return { state: labels.kept(readerDate(new Date(holdUntil), "time")), tone: "going" } as const;
  }
  return status === "waiting"
    ? ({ state: labels.waiting, tone: "going" } as const)
    : ({ state: labels.lapsed, tone: "over" } as const);
}
