/** When a record can be put off to, at one press: ISO moments of the reader's own clock. */
export type SnoozeTimes = {
  readonly today: string | null;
  readonly tomorrow: string;
  readonly monday: string;
};

const morning = 9;

/** Later today is in three hours, on the full hour, while that is before seven in the evening. */
export function snoozeTimes(now: Date): SnoozeTimes {
  const later = new Date(now);
  later.setHours(now.getHours() + 3, 0, 0, 0);
  const isToday = later.getDate() === now.getDate() && later.getHours() < 19;
  const tomorrow = morningIn(now, 1);
  return {
    today: isToday ? later.toISOString() : null,
    tomorrow: tomorrow.toISOString(),
    monday: morningIn(now, (8 - now.getDay()) % 7 || 7).toISOString(),
  };
}

function morningIn(now: Date, days: number): Date {
  const day = new Date(now);
  day.setDate(now.getDate() + days);
  day.setHours(morning, 0, 0, 0);
  return day;
}
