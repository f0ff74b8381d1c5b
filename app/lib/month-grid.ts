export type GridDay = { readonly date: Date; readonly isInMonth: boolean };

/**
 * The six weeks of seven days that show a month.
 *
 * @param month 0 is January; 12 is January of the next year
 * @param weekStart 0 is Sunday
 */
export function monthGrid(year: number, month: number, weekStart = 0): GridDay[][] {
  const first = new Date(year, month, 1);
  const lead = (first.getDay() - weekStart + 7) % 7;
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => {
      const date = new Date(year, month, 1 - lead + week * 7 + day);
      return { date, isInMonth: date.getMonth() === first.getMonth() };
    }),
  );
}
