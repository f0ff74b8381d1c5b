import { notify } from "#app/components/ui/toast-host.tsx";
import { toasts } from "#app/content/messages.ts";
import { signOut } from "./session-store.ts";

/** Signs out and says so (decision D53). Where to go next is the guard's matter. */
export async function leave(): Promise<void> {
  await signOut();
  await notify(toasts.signedOut);
}
