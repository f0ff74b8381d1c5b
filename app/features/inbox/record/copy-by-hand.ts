import { notify } from "#app/components/ui/toast-host.tsx";
import { selectTextOf } from "#app/browser/select-text.ts";
import { toasts } from "#app/content/messages.ts";

/** Where the browser lets nobody copy, what was to be copied is selected. */
export function copyByHand(element: Element | null) {
  selectTextOf(element);
  void notify(toasts.copyByHand);
}
