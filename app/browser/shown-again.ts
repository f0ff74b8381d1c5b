/** Whether this page was reloaded or came by a step in the history: browsers put back what was typed in it. */
export function isShownAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
}
