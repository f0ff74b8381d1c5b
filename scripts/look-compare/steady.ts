type Settings = { readonly key: string; readonly look: string };

/** Runs in a page before its own scripts: chance, identifiers and motion are the same at every visit. */
export function holdSteady({ key, look }: Settings): void {
  try {
    localStorage.setItem(key, look);
  } catch {
    // A page without storage has no look to choose.
  }
  let seed = 0x2545f491;
  const next = () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 4294967296;
  };
  Math.random = next;
  crypto.getRandomValues = (array) => {
    if (!array) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const index of bytes.keys()) bytes[index] = Math.floor(next() * 256);
    return array;
  };
  let made = 0;
  crypto.randomUUID = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
  };
  const elements: {
    animate: (this: Element, ...details: Parameters<Element["animate"]>) => Animation;
  } = Element.prototype;
  const { animate } = elements;
  elements.animate = function animateToTheEnd(frames, timing) {
    const animation = animate.call(this, frames, timing);
    animation.finish();
    return animation;
  };
  Object.assign(document, { startViewTransition: undefined });
  // What the dialogs' library closes leaves at once, not a frame later.
  Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });
}
