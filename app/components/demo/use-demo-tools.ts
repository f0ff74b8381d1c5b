import { Toast } from "@base-ui/react/toast";
import { useCallback, useMemo, useState } from "react";
import type { TourStep } from "./tour.ts";

/** A toast closes after this many milliseconds (specification, section 9). */
const toastTime = 5000;

export type DemoToast = { readonly text: string; readonly onUndo?: () => void };

/** What every screen of a demo may use beside its state; handed down as a prop. */
export type DemoTools = {
  /** Says a sentence to screen readers, through the one live region of the demo. */
  readonly announce: (sentence: string) => void;
  /** Shows a sentence for a while; what it offers must be in the page as well. */
  readonly toast: (toast: DemoToast) => void;
  /** Ticks a step of "Try this". */
  readonly tick: (step: string) => void;
};

/** The tools of a demo, and for its frame what they have brought about. */
export function useDemoTools(steps: readonly TourStep[]) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState({ sentence: "", count: 0 });
  const [toasts] = useState(() => Toast.createToastManager());

  const announce = useCallback(
    (sentence: string) => setSaid(({ count }) => ({ sentence, count: count + 1 })),
    [],
  );
  const tick = useCallback(
    (id: string) => setDone((known) => (known.has(id) ? known : new Set([...known, id]))),
    [],
  );
  const toast = useCallback(
    ({ text, onUndo }: DemoToast) => {
      const id = toasts.add({
        title: text,
        timeout: toastTime,
        ...(onUndo && {
          actionProps: {
            children: "Undo",
            onClick: () => {
              toasts.close(id);
              onUndo();
            },
          },
        }),
      });
    },
    [toasts],
  );
  const tools = useMemo<DemoTools>(() => ({ announce, toast, tick }), [announce, toast, tick]);
  return { tools, frame: { steps, done, said, toasts } };
}

export type DemoFrameState = ReturnType<typeof useDemoTools>["frame"];
