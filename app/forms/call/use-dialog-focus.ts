import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Moves the focus as a part of a dialog appears: with its elements, because the dialog takes to its own box a focus
 * whose element has gone, and does so once more a frame later.
 */
export function useDialogFocus(move: () => void): void {
  const arrive = useEffectEvent(move);
  useLayoutEffect(() => arrive(), []);
}
