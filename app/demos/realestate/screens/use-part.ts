import { useEffect, useEffectEvent, useState } from "react";

/**
 * A part of the demo that most visits do without: it is asked for when `wanted` first names it, and again when that
 * changes after it could not be had. Null as long as it is not there.
 */
export function usePart<Part>(
  wanted: string | null,
  load: () => Promise<Part>,
  onFailed: () => void,
): Part | null {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const failed = useEffectEvent(onFailed);
  const isThere = part !== null;
  useEffect(() => {
    if (wanted === null || isThere) return;
    load().then(
      (loaded) => setPart({ loaded }),
      () => failed(),
    );
  }, [wanted, isThere, load]);
  return part?.loaded ?? null;
}
