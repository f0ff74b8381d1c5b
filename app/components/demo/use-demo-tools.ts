import { Toast } from "@base-ui/react/toast";
import { useCallback, useMemo, useState } from "react";
import { downloadBlob } from "#app/browser/download.ts";
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
  /** Hands out a file made in the page. When the browser refuses, the frame says so, and the answer is false. */
  readonly save: (name: FileName, data: BlobPart) => boolean;
};

const fileTypes = {
  csv: "text/csv;charset=utf-8",
  ics: "text/calendar;charset=utf-8",
  json: "application/json;charset=utf-8",
  md: "text/markdown;charset=utf-8",
  pdf: "application/pdf",
  svg: "image/svg+xml;charset=utf-8",
  txt: "text/plain;charset=utf-8",
} as const;

type FileKind = keyof typeof fileTypes;
export type FileName = `${string}.${FileKind}`;

/** The tools of a demo, and for its frame what they have brought about. */
export function useDemoTools(steps: readonly TourStep[]) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState({ sentence: "", count: 0 });
  const [isDownloadStopped, setIsDownloadStopped] = useState(false);
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
  const save = useCallback((name: FileName, data: BlobPart) => {
    const isSaved = isHandedOut(name, data);
    setIsDownloadStopped(!isSaved);
    return isSaved;
  }, []);
  const tools = useMemo<DemoTools>(
    () => ({ announce, toast, tick, save }),
    [announce, toast, tick, save],
  );
  return { tools, frame: { steps, done, said, toasts, isDownloadStopped } };
}

function isHandedOut(name: FileName, data: BlobPart): boolean {
  const kind = name.slice(name.lastIndexOf(".") + 1) as FileKind;
  try {
    downloadBlob(name, fileTypes[kind], data);
    return true;
  } catch {
    return false;
  }
}

export type DemoFrameState = ReturnType<typeof useDemoTools>["frame"];
