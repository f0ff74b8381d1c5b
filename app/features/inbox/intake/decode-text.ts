/** How letters can be written in a file that does not say it. */
const guesses = ["windows-1252", "windows-1250", "windows-1251", "macintosh"] as const;

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | (typeof guesses)[number];

/** A line of the file as it reads in one way. */
export type Reading = { readonly encoding: Encoding; readonly sample: string };

export type Decoded =
  | { readonly kind: "text"; readonly text: string }
  /** The bytes are no Unicode: somebody has to say which reads right. */
  | { readonly kind: "unsure"; readonly readings: readonly Reading[] }
  /** The file of a spreadsheet program, or something that is no text at all. */
  | { readonly kind: "sheet" | "binary" };

/** Reads the bytes of a file as text. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { kind: "sheet" };
  }
  const marked = encodingByMark(bytes) ?? unmarkedPairs(bytes);
  if (marked !== null && marked !== "utf-8") return { kind: "text", text: textIn(bytes, marked) };
  if (bytes.includes(0)) return { kind: "binary" };
  try {
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { kind: "unsure", readings: readingsOf(bytes) };
  }
}

export function textIn(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, index) => bytes[index] === sign);
}

/** A byte-order mark says how the rest is written. */
function encodingByMark(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return "utf-8";
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  return startsWith(bytes, [0xfe, 0xff]) ? "utf-16be" : null;
}

/** Two bytes a letter without the mark: of Latin letters every second byte is nought. */
function unmarkedPairs(bytes: Uint8Array): Encoding | null {
  const looked = bytes.subarray(0, 2_000);
  const noughts = [0, 0];
  for (const [index, byte] of looked.entries()) {
    if (byte === 0) noughts[index % 2] = (noughts[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = noughts;
  const many = looked.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}

const sampleLines = 2;
const sampleLength = 140;

/** The first lines with a letter that is in doubt, in each way that shows them differently. */
function readingsOf(bytes: Uint8Array): readonly Reading[] {
  const lines = textIn(bytes, "windows-1252").split(/\r\n|\r|\n/);
  const doubtful = lines.flatMap((line, index) => (/\P{ASCII}/u.test(line) ? [index] : []));
  const shown = doubtful.slice(0, sampleLines);
  const found = new Map<string, Encoding>();
  for (const encoding of guesses) {
    const read = textIn(bytes, encoding).split(/\r\n|\r|\n/);
    const sample = shown.map((index) => around(read[index] ?? "")).join("\n");
    if (!found.has(sample)) found.set(sample, encoding);
  }
  return [...found].map(([sample, encoding]) => ({ encoding, sample }));
}

/** The part of a long line that has the letter in it. */
function around(line: string): string {
  const at = line.search(/\P{ASCII}/u);
  const start = Math.max(0, at - sampleLength / 2);
  return line.slice(start, start + sampleLength);
}
