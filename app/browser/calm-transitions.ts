/**
 * Lets the router skip a page's animation when the next page overtakes it, as a quick step back does, without an error that
 * nobody handles. Gives what takes this back.
 */
export function calmTransitions(): (() => void) | undefined {
  if (!("startViewTransition" in document)) return undefined;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = start;
  };
}
