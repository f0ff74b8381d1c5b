import {
  bookedCall,
  callFacts,
  callOver,
  confirmCallWords,
  myCall,
  noCall,
  unreachableCall,
} from "#app/content/my-call.ts";
import { officeZone } from "#app/content/calls.ts";
import { zoneCity } from "#domain/zoned-dates.ts";
import { dayAndTime } from "./call-labels.ts";
import type { MyCall } from "./my-call-repository.ts";
import type { IsoMoment } from "./open-times.ts";
import type { ShownCall } from "./use-my-call.ts";

type Opening = { readonly title: string; readonly lead: string };

/** Headline and sentence of the page, by what it shows. */
export function openingOf(shown: ShownCall): Opening {
  switch (shown.kind) {
    case "waiting":
      return { title: myCall.title, lead: noCall.lead };
    case "empty":
      return noCall;
    case "unknown":
      return { title: myCall.title, lead: noCall.lead };
    case "failed":
      return { title: myCall.title, lead: unreachableCall.lead };
    case "givenUp":
      return callOver.givenUp;
    case "call":
      return openingOfCall(shown);
  }
}

function openingOfCall({ call, change, isGoingOn }: Extract<ShownCall, { kind: "call" }>): Opening {
  if (call.state === "unconfirmed") return confirmCallWords;
  if (call.state === "cancelled") {
    const { title, visitor, staff } = callOver.cancelled;
    return { title, lead: call.cancelledBy === "staff" ? staff : visitor };
  }
  if (call.state === "past") return isGoingOn ? bookedCall.begun : callOver.past;
  return change === "confirmed" || change === "moved" ? bookedCall[change] : bookedCall.booked;
}

/** The same moment on the clocks of who we send; null where they show what the visitor's do. */
export function hostClock(startsAt: IsoMoment, own: string, hostZone: string): string | null {
  const when = dayAndTime(startsAt, hostZone);
  if (when === dayAndTime(startsAt, own)) return null;
  return hostZone === officeZone ? callFacts.ours(when) : callFacts.there(when, zoneCity(hostZone));
}

/** How both come together, as far as it is known. A call that is not booked has no link yet. */
export function placeOf({ place, phone, email, meetingUrl, state }: MyCall): string {
  if (place === "phone") return callFacts.byPhone(phone);
  if (place === "office") return callFacts.office;
  if (place === "none") return callFacts.unknown(email);
  return state === "unconfirmed" && meetingUrl === "" ? callFacts.videoLater : callFacts.video;
}
