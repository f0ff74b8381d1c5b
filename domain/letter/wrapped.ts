/** How wide an e-mail's text is: quoted twice it still fits a screen of eighty columns. */
export const TEXT_WIDTH = 72;

/** The text in lines that fit; its own line breaks stay, and a word that is longer, such as an address, stays whole. */
export function wrapped(text: string, width = TEXT_WIDTH): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => wrappedLine(line, width));
}

function wrappedLine(line: string, width: number): string[] {
  if (line.length <= width) return [line.replace(/ +$/, "")];
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/ +/)) {
    if (current === "") current = word;
    else if (current.length + 1 + word.length <= width) current += ` ${word}`;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current];
}
