/** Moments at which sample data has to hold, for tests: the golden one, two ends of years, a leap day, a clock change. */
export const sampleClocks = [
  new Date(2026, 10, 20, 9, 0),
  new Date(2027, 0, 1, 0, 5),
  new Date(2028, 1, 29, 12, 0),
  new Date(2026, 11, 31, 23, 55),
  new Date(2027, 2, 14, 2, 30),
];
