const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** `2026-11-16` reads `16 Nov`. */
export function dayWords(isoDay: string): string {
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
