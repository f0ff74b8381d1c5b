/** The mark on its 32 × 32, as in the header: a free-return trajectory round a moon. */
export function markShapes(line: string, orb: string): string {
  return `<path d="M6.8 30V13.4a9.7 9.7 0 1 1 9.7 9.7h-3.3" fill="none" stroke="${line}" stroke-width="3.6"/><circle cx="16.5" cy="13.4" r="4.1" fill="${orb}"/>`;
}
