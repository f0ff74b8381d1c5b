interface Window {
  /** Put there by `start.ts`; the root component calls it once React has taken the page over. */
  reactStarted?: () => void;
}
