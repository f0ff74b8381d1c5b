type Width = (text: string) => number;

/** Breaks between words, as late as the width allows. A word that is wider stands alone. */
function breakLines(text: string, width: Width, available: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(joined) <= available) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** As few lines as the width allows, and those as even as possible: CSS `text-wrap: balance`. */
export function balanceLines(text: string, width: Width, available: number): string[] {
  let best = breakLines(text, width, available);
  const count = best.length;
  let [low, high] = [0, available];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const lines = breakLines(text, width, middle);
    if (lines.length > count) {
      low = middle;
    } else {
      high = middle;
      best = lines;
    }
  }
  return best;
}
