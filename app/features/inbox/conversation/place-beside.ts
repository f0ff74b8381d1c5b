/** Between the field and what is placed beside it, and to the edge of the window, in pixels. */
const gap = 4;
const margin = 12;
const tallest = 280;

/** Places a fixed element below a field, or above where there is more room: within what is seen of the window. */
export function placeBeside(element: HTMLElement, field: HTMLElement): void {
  const box = field.getBoundingClientRect();
  const top = visualViewport?.offsetTop ?? 0;
  const bottom = top + (visualViewport?.height ?? innerHeight);
  const [above, below] = [box.top - top, bottom - box.bottom];
  const { style } = element;
  style.left = `${box.left}px`;
  style.width = `${box.width}px`;
  style.maxHeight = `${tallest}px`;
  const isAbove = below < element.offsetHeight + gap + margin && above > below;
  const room = (isAbove ? above : below) - gap - margin;
  style.maxHeight = `${Math.min(tallest, Math.max(room, 88))}px`;
  style.top = `${isAbove ? box.top - gap - element.offsetHeight : box.bottom + gap}px`;
}
