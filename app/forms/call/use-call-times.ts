import { useMemo, useState } from "react";
import { callHours, callTypes } from "#app/content/calls.ts";
import type { CallTypeId } from "#domain/call-types.ts";
import { ownZone } from "#app/lib/own-zone.ts";
import type { IsoDay } from "#domain/dates.ts";
import {
  dayOf,
  groupByDay,
  availableSlots,
  withBooked,
  type IsoMoment,
} from "./available-slots.ts";
import { useBookedCalls } from "./use-booked-calls.ts";

/** The times on offer, the calendar they are shown in, and which day of it and which time are chosen. */
export function useCallTimes(type: CallTypeId) {
  const { lookup, hasFailed, reload } = useBookedCalls();
  const [own] = useState(ownZone);
  const [opened] = useState(() => new Date());
  const [zone, setZone] = useState(own);
  const [chosen, setChosen] = useState<IsoMoment | null>(null);
  const [pickedDay, setPickedDay] = useState<IsoDay | null>(null);

  const times = useMemo(
    () => lookup && withBooked(type, availableSlots(type, lookup.now), lookup.taken),
    [type, lookup],
  );
  const days = useMemo(() => times && groupByDay(times, zone), [times, zone]);
  const firstFree = times?.find(({ isBooked }) => !isBooked)?.startsAt;
  const isFree = times?.some(({ startsAt, isBooked }) => startsAt === chosen && !isBooked);
  // Until the times are known, one that a draft remembers counts.
  const chosenFree = times === null || isFree ? chosen : null;
  const shown = pickedDay ?? dayFor(chosenFree ?? firstFree);

  function dayFor(moment: IsoMoment | undefined | null): IsoDay | null {
    return moment ? dayOf(moment, zone) : null;
  }

  return {
    minutes: callTypes[type].minutes,
    days,
    isFull: times !== null && firstFree === undefined,
    hasFailed,
    reload,
    zone,
    own,
    opened,
    canSwitch: own !== callHours.zone,
    chosen: chosenFree,
    day: days?.find(({ day }) => day === shown) ?? days?.[0] ?? null,
    choose: setChosen,
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
