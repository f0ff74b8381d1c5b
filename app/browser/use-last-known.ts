import { useState } from "react";

/** The value while there is one, and afterwards the last there was. */
export function useLastKnown<Value>(value: Value | null | undefined): Value | null {
  const [last, setLast] = useState<Value | null>(value ?? null);
  if (value !== undefined && value !== null && value !== last) setLast(value);
  return value ?? last;
}
