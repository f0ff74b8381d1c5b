/**
 * Options of a query that is looked at again by itself: when the server tells of a change, when the tab is seen again, and
 * at every beat (`app/features/live`). What people read line by line or press on has them not: rows do not move by themselves.
 */
export const liveQuery = {
  meta: { isLive: true },
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
