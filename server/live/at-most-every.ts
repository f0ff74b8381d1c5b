export type AtMostEvery = {
  /** Now, or once at the end of the pause, however often it is asked meanwhile. */
  ask(): void;
  /** Does at once what waits for the end of a pause; nothing is done by itself any more. */
  flush(): void;
};

/** Keeps so many milliseconds between one time and the next; the last one asked for is never lost. */
export function atMostEvery(milliseconds: number, act: () => void): AtMostEvery {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  function ask(): void {
    isAsked = true;
    if (pause === undefined) begin();
  }
  function begin(): void {
    pause = setTimeout(() => {
      pause = undefined;
      if (isAsked) begin();
    }, milliseconds);
    isAsked = false;
    act();
  }
  return {
    ask,
    flush() {
      clearTimeout(pause);
      pause = undefined;
      if (!isAsked) return;
      isAsked = false;
      act();
    },
  };
}
