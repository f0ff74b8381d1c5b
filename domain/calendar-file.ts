export type CalendarEvent = {
  /** Stays the same for the same event, so that a second import replaces the first. */
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place?: string;
  readonly notes?: string;
  /** Says that the file tells of an event and invites nobody, as mail programs ask. */
  readonly isPublished?: true;
  /** `floating` is the wall clock wherever it is opened; `utc` one moment for everybody. */
  readonly time: "floating" | "utc";
};

/** An event as an iCalendar file (RFC 5545). */
export function makeIcs(event: CalendarEvent, now: Date): string {
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Perilune//EN",
    ...(event.isPublished ? ["METHOD:PUBLISH"] : []),
    "BEGIN:VEVENT",
    `UID:${event.id}@perilune.example`,
    `DTSTAMP:${stamp(now, "utc")}`,
    `DTSTART:${stamp(event.start, event.time)}`,
    `DTEND:${stamp(end, event.time)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.notes ? [`DESCRIPTION:${escaped(event.notes)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
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
