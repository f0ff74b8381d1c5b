/** Selects what an element shows, so that the visitor can copy it by hand. */
export function selectTextOf(element: Element | null): void {
  const selection = getSelection();
  if (!element || !selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}
