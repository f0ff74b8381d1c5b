export type CalendarEvent = {
  /** Stays the same for the same event, so that a second import replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place?: string;
  readonly notes?: string;
  /** `floating` is the wall clock wherever it is opened; `utc` one moment for everybody. */
  readonly time: "floating" | "utc";
  /** Of what a calendar knows already: it takes what has a higher one. */
  readonly sequence?: number;
  readonly isCancelled?: boolean;
  /** Minutes before its start at which the calendar speaks up. */
  readonly alarm?: number;
  /** Who invites whom. Plain addresses, checked before: they stand here as they are. */
  readonly invitation?: {
    readonly from: { readonly name: string; readonly address: string };
    readonly to: readonly string[];
  };
  /** When it was last changed, where that is not the moment of writing. */
  readonly changedAt?: Date;
};

/**
 * What a calendar shall do with a file (RFC 5546): take its events over, put an invitation in or bring it up to date, take
 * it out. Without one it is for whoever opens it.
 */
type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

type CalendarFile = {
  readonly events: readonly CalendarEvent[];
  readonly method?: CalendarMethod | undefined;
  /** Of a calendar that is read again and again. */
  readonly name?: string;
};

/** Minutes after which a calendar program may read a subscribed calendar again; most take their own time. */
const REFRESH = "PT15M";

/** An event as an iCalendar file (RFC 5545). */
export function makeIcs(event: CalendarEvent, now: Date, method?: CalendarMethod): string {
  return makeCalendar({ events: [event], method }, now);
}

/** Many events as one iCalendar file. */
export function makeCalendar({ events, method, name }: CalendarFile, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Perilune//EN",
    ...(method ? [`METHOD:${method}`] : []),
    ...(name
      ? [
          `X-WR-CALNAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]
      : []),
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { invitation, sequence, isCancelled, alarm } = event;
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@perilune.example`,
    `DTSTAMP:${stamp(event.changedAt ?? now, "utc")}`,
    `DTSTART:${stamp(event.start, event.time)}`,
    `DTEND:${stamp(end, event.time)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(isCancelled === undefined ? [] : [`STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`]),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
    ...(invitation
      ? [
          `ORGANIZER;CN="${invitation.from.name.replaceAll(/["\p{Cc}]/gu, "")}":mailto:${invitation.from.address}`,
          // Their answers are not read, so none is asked for.
          ...invitation.to.map((guest) => `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${guest}`),
        ]
      : []),
    ...(alarm === undefined
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escaped(event.title)}`,
          `TRIGGER:-PT${alarm}M`,
          "END:VALARM",
        ]),
    "END:VEVENT",
  ];
}

function stamp(date: Date, time: CalendarEvent["time"]): string {
  const shifted =
    time === "utc" ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  const text = shifted.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return time === "utc" ? `${text}Z` : text;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** No line is longer than 75 octets; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > 75) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part].join("\r\n");
}

/** How long a code point is in UTF-8; half of a pair is written as U+FFFD, which takes three as well. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}
