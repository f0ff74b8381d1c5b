import { useEffect, useState, type RefObject } from "react";

/** Full screen by the browser where it lets us, else the whole window. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  async function toggle() {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return;
    }
    if (isFull) {
      setIsFull(false);
      return;
    }
    try {
      await element.current?.requestFullscreen();
    } catch {
      setIsFull(true);
    }
  }
  return { isFull, toggle: () => void toggle() };
}
