import { useState } from "react";

type Loaded = {
  /** How many are kept apart, and when that was counted; undefined until the database has. */
  readonly total: number | undefined;
  readonly countedAt: number;
  /** How many the list has, where all are on its page. */
  readonly rows: number | null;
  /** When the page on show was loaded, as `countedAt` in milliseconds since 1970; 0 while it is being loaded. */
  readonly loadedAt: number;
};

/** How many records were set apart since the list was loaded. Nothing else tells of them: they are no arrivals. */
export function useNewlyApart({ total, countedAt, rows, loadedAt }: Loaded): number {
  const [seen, setSeen] = useState({ loadedAt: 0, total: 0 });
  if (total === undefined || loadedAt === 0) return 0;
  const isNew = seen.loadedAt !== loadedAt;
  const known = isNew ? (rows ?? total) : Math.min(seen.total, total);
  // A count from before the load knows nothing of what came after it.
  if (isNew || (known !== seen.total && countedAt > loadedAt)) setSeen({ loadedAt, total: known });
  return countedAt > loadedAt ? total - Math.min(known, total) : 0;
}
