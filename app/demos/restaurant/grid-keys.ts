const width = 4;

/** Where an arrow key leads to in rows of four; it stops at the edges. Null when the key means nothing there. */
export function cellAfterKey(key: string, index: number, count: number): number | null {
  const column = index % width;
  if (key === "ArrowRight") return column < width - 1 && index + 1 < count ? index + 1 : index;
  if (key === "ArrowLeft") return column > 0 ? index - 1 : index;
  if (key === "ArrowDown") return index + width < count ? index + width : index;
  if (key === "ArrowUp") return index >= width ? index - width : index;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
