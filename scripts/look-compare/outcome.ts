/** How a comparison ended. */
export type Outcome = {
  readonly compared: number;
  readonly differing: number;
  /** What could not be opened, or whose steps could not be taken. */
  readonly broken: number;
};

/** The first line of a failure, which of Playwright's has the selector in its third. */
export function sentenceOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split("\n");
  return lines.slice(0, 3).join(" ").replaceAll("\u001B[2m", "").replaceAll("\u001B[22m", "");
}
