import { makeIcs } from "#domain/calendar-file.ts";
import { isoDay } from "#domain/dates.ts";
import { findHome } from "../homes.ts";
import type { Viewing } from "../model.ts";
import { viewingMinutes } from "../slots.ts";
import type { EstateProps } from "./estate-props.ts";

/** Hands a viewing to the visitor's own calendar. */
export function saveToCalendar({ state, tools, now }: EstateProps, viewing: Viewing): void {
  const home = findHome(state.properties, viewing.property);
  if (!home) return;
  const file = makeIcs(
    {
      id: `viewing-${viewing.id}`,
      title: `Viewing: ${home.title}`,
      start: viewing.date,
      minutes: viewingMinutes,
      place: `${home.title}, ${home.location}`,
      notes: `${viewing.client} with ${home.agent.name}, ${home.agent.phone}`,
      time: "floating",
    },
    now,
  );
  tools.save(`viewing-${isoDay(viewing.date)}.ics`, file);
}
