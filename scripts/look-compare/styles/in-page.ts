/** Runs in the page: what runs to an end is at it, what loops stands at its beginning. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
}

/** Runs in the page: puts another look on as another tab would; art of that look is drawn then. */
export function wearLook({ key, look }: { readonly key: string; readonly look: string }): void {
  localStorage.setItem(key, look);
  dispatchEvent(new StorageEvent("storage", { key, newValue: look }));
  document.documentElement.dataset.look = look;
}
