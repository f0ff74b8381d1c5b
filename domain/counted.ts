/** A number with its word: `1 payout`, `6 payouts`, `0 payouts`; a plural that is irregular is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
