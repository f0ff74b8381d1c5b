/** What the clock says in the served page: local time, so that every zone renders the same page. */
export const servedMoment = new Date(2026, 10, 20, 9, 0);
