const [year = 0, month = 0, day = 0] = (import.meta.env.SERVED_DAY ?? "2026-11-20")
  .split("-")
  .map(Number);

/** What the clock says in the served page, at 9 on the day that the build chose: local time, the same page in every zone. */
export const servedMoment = new Date(year, month - 1, day, 9);
