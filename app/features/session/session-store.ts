import { useSyncExternalStore } from "react";
import { waitLimit } from "#app/lib/in-time.ts";
import { hasStoredSession, isSessionKey } from "#app/browser/stored-session.ts";
import { endSession, isSessionRefused, renewAnew, watchSession } from "./session-client.ts";
import { stateAfter, type SessionState } from "./session-state.ts";

const unknown = { kind: "loading" } as const;

let state: SessionState = unknown;
let isLeaving = false;
/** The visitor has come by a link for a new password, which has signed them in already. */
let isRecovering = false;
let stopWatching: (() => void) | null = null;
let isWatching = false;
/** Ends the wait for the stored session: what has not answered by then counts as signed out. */
let waiting: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

function update(next: SessionState) {
  if (next === state) return;
  state = next;
  announce();
}

function announce() {
  for (const listener of listeners) listener();
}

/** Another tab can clear the storage without a word to the library, for example when its own call fails. */
function onStorage(event: StorageEvent) {
  if (event.newValue !== null || (event.key !== null && !isSessionKey(event.key))) return;
  if (state.kind === "signed-in" && !hasStoredSession()) {
    update({ kind: "signed-out", isByChoice: false });
  }
}

async function watch() {
  if (isWatching) return;
  isWatching = true;
  addEventListener("storage", onStorage);
  clearTimeout(waiting);
  waiting = setTimeout(giveUp, waitLimit);
  try {
    stopWatching = await watchSession((event, user) => {
      if (event === "PASSWORD_RECOVERY") {
        isRecovering = true;
        announce();
      }
      update(
        stateAfter(state, { event, user, isStored: hasStoredSession(), isByChoice: isLeaving }),
      );
    });
  } catch {
    isWatching = false;
    giveUp();
  }
}

/** What is not known by now is told as it looks from here; the service's own word still counts when it comes. */
function giveUp() {
  if (state.kind !== "loading") return;
  update(hasStoredSession() ? { kind: "unreachable" } : { kind: "signed-out", isByChoice: false });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  void watch();
  return () => listeners.delete(listener);
}

/** Who is signed in, kept up to date over tabs. The sign-in library is loaded with the first use. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
}

/** Whether a hosted service has signed the visitor in by a link for a new password. */
export function useIsRecovering(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isRecovering,
    () => false,
  );
}

function subscribeToKnown(listener: () => void) {
  listeners.add(listener);
  if (hasStoredSession()) void watch();
  return () => listeners.delete(listener);
}

/**
 * The session of a device that holds one. For a visitor without one it stays "loading" and the sign-in library is not
 * loaded; `followSession` tells of a session that came later.
 */
export function useKnownSession(): SessionState {
  return useSyncExternalStore(
    subscribeToKnown,
    () => state,
    () => unknown,
  );
}

/** Keeps the state up to date from now on, after a sign-in or sign-up. */
export function followSession(): Promise<void> {
  return watch();
}

/** Looks at the session anew after it could not be checked. */
export async function retrySession(): Promise<void> {
  update(unknown);
  renewAnew();
  stopWatching?.();
  stopWatching = null;
  isWatching = false;
  await watch();
}

/** Ends the session on this device. Settles when the device has forgotten it, before the service has answered. */
export function signOut(): Promise<void> {
  isLeaving = true;
  return new Promise((resolve) => {
    const check = () => {
      if (state.kind !== "signed-out") return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
    void endSession().then(() => {
      update({ kind: "signed-out", isByChoice: true });
      isLeaving = false;
      check();
    });
  });
}

/** After a refused request: a session that the service no longer accepts ends, and the guard takes over. */
export async function recheckSession(): Promise<void> {
  if (state.kind !== "signed-in") return;
  const isRefused = await isSessionRefused().catch(() => false);
  if (!isRefused) return;
  await endSession();
  update({ kind: "signed-out", isByChoice: false });
}
