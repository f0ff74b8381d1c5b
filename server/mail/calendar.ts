export type CalendarEvent = {
  /** Stays the same for the same event, so that a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly notes: string;
  readonly start: Date;
  readonly end: Date;
  readonly madeAt: Date;
};

/** One event as an iCalendar file (RFC 5545), in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Perilune//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.madeAt)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** No line is longer than 75 octets; what follows begins with a space. Our texts are ASCII. */
function folded(line: string): string {
  const [first = "", ...rest] = line.match(/^.{1,75}|.{1,74}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join("\r\n");
}
