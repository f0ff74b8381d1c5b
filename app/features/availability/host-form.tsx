import { useState } from "react";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { availability, daysPart } from "#app/content/availability.ts";
import { cn } from "#app/lib/cn.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import {
  onlySharedTakesCalls,
  sharedHost,
  typeIds,
  type Availability,
  type Host,
} from "./availability.ts";
import { controlId } from "./checked.ts";
import { DaysPart } from "./days-part.tsx";
import { checkHost, hostDraft } from "./host-draft.ts";
import { OutcomePanel } from "./outcome-panel.tsx";
import styles from "./availability-page.module.css";
import { RestoredNote, SaveBar } from "./save-bar.tsx";
import { storedHost } from "./stored-draft.ts";
import { TakingPart } from "./taking-part.tsx";
import { knownZones, todayIn } from "#app/lib/time-zones.ts";
import { useSettings } from "./use-settings.ts";
import { WeekPart } from "./week-part.tsx";

type HostFormProps = {
  readonly team: Availability;
  readonly host: Host;
  readonly now: Date;
  readonly className: string | undefined;
};

/** Everything about one calendar that is saved together. */
export function HostForm({ team, host, now, className }: HostFormProps) {
  const { number, settings } = host;
  const [type, setType] = useState<CallTypeId>("call15");
  const form = useSettings({
    name: `${team.selfId}:${number}`,
    host: number,
    saved: hostDraft(settings),
    schema: storedHost,
    // A zone that this browser does not list may be saved all the same.
    check: (draft) => checkHost(draft, [...knownZones(), settings.timeZone]),
    onFaults: (faults) => {
      const isFaulty = (id: CallTypeId) =>
        Object.keys(faults).some((key) => key.startsWith(`hours-${id}-`));
      setType(isFaulty(type) ? type : (typeIds.find(isFaulty) ?? type));
    },
  });

  return (
    <form
      className={cn(stack(16), styles.settings, className)}
      noValidate
      tabIndex={-1}
      aria-label={availability.form}
      id={controlId("form")}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <RestoredNote form={form} />
      <TakingPart
        form={form}
        now={now}
        isSharedAlone={number !== sharedHost && onlySharedTakesCalls(team.hosts)}
      />
      <WeekPart form={form} type={type} onType={setType} />
      <DaysPart
        title={daysPart.title}
        text={daysPart.text}
        draft={form.draft}
        faults={form.faults}
        today={todayIn(form.draft.timeZone, now)}
        change={form.change}
      />
      <SaveBar form={form} />
      <OutcomePanel form={form} />
    </form>
  );
}
