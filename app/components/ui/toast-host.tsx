import { useSyncExternalStore } from "react";
import type { ToastMessage } from "#app/content/messages.ts";

type ToasterModule = typeof import("./toaster.tsx");

let loaded: ToasterModule | null = null;
let loading: Promise<ToasterModule> | null = null;
const listeners = new Set<() => void>();

/** Loads the toast library ahead of its first use, so that a toast can still say that the server is away. */
export function preloadToasts(): Promise<ToasterModule> {
  loading ??= import("./toaster.tsx").then(
    (module) => {
      loaded = module;
      for (const listener of listeners) listener();
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Shows one toast, in place of the one before it (specification, section 9). It closes after 5 seconds. */
export async function notify(message: ToastMessage): Promise<void> {
  const toaster = await preloadToasts();
  await toaster.mounted;
  toaster.show(message);
}

/** The place of the toasts in the page. It outlives navigation, so a toast can welcome on the next page. */
export function ToastHost() {
  const toaster = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loaded,
    () => null,
  );
  return toaster ? <toaster.Toaster /> : null;
}
