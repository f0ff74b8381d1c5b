/**
 * Splits a whole number by weights so that the parts add up to it: largest remainder, ties to the first. Without any
 * weight the parts are even.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts: number[] = [];
  const remainders: number[] = [];
  let left = weights.length > 0 ? total : 0;
  for (const weight of weights) {
    const share = sum === 0 ? total / weights.length : (total * weight) / sum;
    const part = Math.floor(share);
    parts.push(part);
    remainders.push(share - part);
    left -= part;
  }
  // Few are left, never more than there are weights: to look for the largest each time beats sorting by far, and the
  // samples of a demo split tens of thousands of totals.
  for (; left > 0; left -= 1) {
    let largest = 0;
    for (let index = 1; index < remainders.length; index += 1) {
      if ((remainders[index] ?? 0) > (remainders[largest] ?? 0)) largest = index;
    }
    parts[largest] = (parts[largest] ?? 0) + 1;
    remainders[largest] = -1;
  }
  return parts;
}
