import { useEffect, useSyncExternalStore } from "react";
import type { ToastMessage } from "#app/content/messages.ts";
import { inTime } from "#app/lib/in-time.ts";
import { PlainToast } from "./plain-toast.tsx";

type ToasterModule = typeof import("./toaster.tsx");

type Shown = {
  readonly toaster: ToasterModule | null;
  /** Shown without the library, because that could not be had. */
  readonly plain: { readonly message: ToastMessage; readonly count: number } | null;
};

/** So long does a toast wait for its library before it is shown without, in milliseconds. */
const patience = 2_000;

let shown: Shown = { toaster: null, plain: null };
let loading: Promise<ToasterModule> | null = null;
const listeners = new Set<() => void>();

function update(change: Partial<Shown>) {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** Loads the toast library ahead of its first use. */
export function preloadToasts(): Promise<ToasterModule> {
  loading ??= import("./toaster.tsx").then(
    (module) => {
      update({ toaster: module });
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Shows one toast, in place of the one before it (specification, section 9). It closes after 5 seconds. Never rejects:
 * off the network, where the library cannot be had, the toast comes without it.
 */
export async function notify(message: ToastMessage): Promise<void> {
  try {
    const toaster = await inTime(preloadToasts(), patience);
    await inTime(toaster.mounted, patience);
    update({ plain: null });
    toaster.show(message);
  } catch {
    update({ plain: { message, count: (shown.plain?.count ?? 0) + 1 } });
  }
}

/** Loads the toasts once the page has nothing else to do. */
export function useToastsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts().catch(() => undefined));
    return () => clearTimeout(timer);
  }, []);
}

/** The place of the toasts in the page. It outlives navigation, so a toast can welcome on the next page. */
export function ToastHost() {
  const { toaster, plain } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => nothing,
  );
  return (
    <>
      {toaster && <toaster.Toaster />}
      {plain && (
        <PlainToast
          key={plain.count}
          message={plain.message}
          onClose={() => update({ plain: null })}
        />
      )}
    </>
  );
}

const nothing: Shown = { toaster: null, plain: null };
