import { useEffect } from "react";

/** Below this share of the window's height a notice at the bottom would lie over what was pressed. */
const lowFrom = 0.55;

/** Lets toasts and the undo bar come up at the other end of the window than what is pressed. */
export function useNoticePlace() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    function notePlace(event: PointerEvent | KeyboardEvent) {
      const { target } = event;
      if (!(target instanceof Element) || document.querySelector("[data-toast], [data-undo]"))
        return;
      const bottom =
        event instanceof PointerEvent ? event.clientY : target.getBoundingClientRect().bottom;
      dataset.notices = bottom > innerHeight * lowFrom ? "top" : "bottom";
    }
    const options = { capture: true };
    addEventListener("pointerdown", notePlace, options);
    addEventListener("keydown", notePlace, options);
    return () => {
      removeEventListener("pointerdown", notePlace, options);
      removeEventListener("keydown", notePlace, options);
      delete dataset.notices;
    };
  }, []);
}
