/** `2026-11-24` reads `24 Nov`, in another year `24 Nov 2027`; a day has no zone. */
export function calendarDay(isoDay: string, now: Date): string {
  const moment = new Date(`${isoDay}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return isoDay;
  const year = moment.getUTCFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year,
    timeZone: "UTC",
  }).format(moment);
}
