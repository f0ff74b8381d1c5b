import ICAL from "ical.js";
import PostalMime from "postal-mime";
import type { ReceivedEmail } from "./read-email.ts";

/** A calendar file as a library reads it that had no part in writing it. */
export type Invitation = {
  readonly method: string | null;
  readonly uid: string;
  readonly sequence: number;
  readonly status: string | null;
  readonly starts: string;
  readonly minutes: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly organizer: string | null;
  readonly attendees: readonly { readonly address: string; readonly name: string | null }[];
  readonly alarms: readonly string[];
};

/** Every event of an iCalendar text; throws what the library says of one that is none. */
export function readCalendar(text: string): readonly Invitation[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const method = calendar.getFirstPropertyValue("method");
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      method: method === null ? null : String(method),
      uid: event.uid,
      sequence: event.sequence,
      status: textOf(component, "status"),
      starts: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
      summary: event.summary,
      location: event.location,
      description: event.description,
      organizer: textOf(component, "organizer"),
      attendees: component.getAllProperties("attendee").map((attendee) => ({
        address: String(attendee.getFirstValue()),
        name: attendee.getFirstParameter("cn") ?? null,
      })),
      alarms: component
        .getAllSubcomponents("valarm")
        .map((alarm) => textOf(alarm, "trigger") ?? ""),
    };
  });
}

function textOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name);
  return value === null ? null : String(value);
}

/** The one invitation of a letter: as the part that mail programs act on, which the attached file repeats. */
export async function invitationOf(received: ReceivedEmail): Promise<Invitation> {
  const email = await PostalMime.parse(received.raw, { attachmentEncoding: "utf8" });
  const files = email.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
  const texts = files.map(textOfFile);
  const acted = files.find(({ mimeType, method }) => mimeType === "text/calendar" && method);
  if (acted === undefined || new Set(texts).size !== 1) {
    throw new Error(`The letter has ${files.length} calendar files and none to act on.`);
  }
  const [invitation, ...others] = readCalendar(textOfFile(acted));
  if (invitation === undefined || others.length > 0) throw new Error("It is not one event.");
  if (invitation.method !== acted.method?.toUpperCase())
    throw new Error("The part says another method.");
  return invitation;
}

/** It was asked for as text. */
function textOfFile({ content }: { readonly content: unknown }): string {
  if (typeof content !== "string") throw new Error("The file is no text.");
  return content;
}
