import { useMemo, useState } from "react";
import { officeZone, callTypes } from "#app/content/calls.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import type { IsoDay } from "#domain/dates.ts";
import type { CallOrder, CallStart } from "./call-order.ts";
import { dayOf, groupByDay, type IsoMoment } from "./open-times.ts";
import { useOpenCalls } from "./use-open-calls.ts";
import { nearestFree } from "./wished-time.ts";

/** The times on offer, the calendar they are shown in, and which day of it and which time are chosen. */
export function useCallTimes(
  { type, zone: own, consultation }: CallOrder,
  start: Pick<CallStart, "near" | "ready">,
) {
  const { times, hasFailed, reload } = useOpenCalls(type, start.ready);
  const [opened] = useState(() => new Date());
  const [zone, setZone] = useState(own);
  /** Undefined until the visitor, or a draft, has chosen or given up a time. */
  const [picked, setPicked] = useState<IsoMoment | null | undefined>();
  const [pickedDay, setPickedDay] = useState<IsoDay | null>(null);
  const [zones] = useState(() => [...new Set([own, ownZone(), officeZone])]);

  const wish = consultation?.wish;
  const wished = useMemo(
    () => (times && wish ? nearestFree(times, wish, own) : null),
    [times, wish, own],
  );
  const chosen = picked === undefined ? wished : picked;

  const days = useMemo(() => times && groupByDay(times, zone), [times, zone]);
  const free = times?.filter(({ isBooked }) => !isBooked);
  const offered = free?.find(({ startsAt }) => startsAt === chosen);
  // Until the times are known, one that a draft remembers counts.
  const chosenFree = free && !offered ? null : chosen;
  const shown = pickedDay ?? dayFor(chosenFree ?? start.near ?? free?.[0]?.startsAt);

  function dayFor(moment: IsoMoment | undefined | null): IsoDay | null {
    return moment ? dayOf(moment, zone) : null;
  }

  return {
    minutes: callTypes[type].minutes,
    days,
    isFull: free?.length === 0,
    hasFailed,
    reload,
    zone,
    opened,
    zones,
    /** Whether who leaves no number is sent a link: at the chosen time, or at any while none is chosen. */
    hasVideo: offered ? offered.hasVideo : free?.some((time) => time.hasVideo) === true,
    chosen: chosenFree,
    day: days?.find(({ day }) => day === shown) ?? days?.[0] ?? null,
    choose: setPicked,
    pickDay: setPickedDay,
    /** The day that is shown in one zone may not be there in the other: the chosen time leads. */
    showIn: (next: string) => {
      const lead = chosenFree ?? days?.find(({ day }) => day === shown)?.times[0]?.startsAt;
      setPickedDay(lead ? dayOf(lead, next) : null);
      setZone(next);
    },
  } as const;
}

export type CallTimes = ReturnType<typeof useCallTimes>;
