import { useEffect, useRef } from "react";
import type { DemoTools } from "#app/components/demo/use-demo-tools.ts";

/** Milliseconds without another change before a count is said. */
const pause = 300;

/** Says how many are shown, once the visitor has stopped typing or choosing. */
export function useSaidCount({ announce }: DemoTools): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(text), pause);
  };
}
