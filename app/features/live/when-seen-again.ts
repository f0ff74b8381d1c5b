/** Calls back whenever the tab comes to be seen and whenever the network is back, until the signal. */
export function whenSeenAgain(listener: () => void, signal: AbortSignal): void {
  const onVisibility = () => isSeen() && listener();
  addEventListener("visibilitychange", onVisibility, { signal });
  addEventListener("online", listener, { signal });
}

export function isSeen(): boolean {
  return document.visibilityState !== "hidden";
}
