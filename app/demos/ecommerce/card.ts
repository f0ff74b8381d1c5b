const longestNumber = 16;

const brands: Readonly<Record<string, string>> = {
  "3": "American Express",
  "4": "Visa",
  "5": "Mastercard",
  "6": "Discover",
};

/** The brand that a first digit stands for; empty when there is none. */
export function cardBrand(cardNumber: string): string {
  return brands[digitsOf(cardNumber)[0] ?? ""] ?? "";
}

/** Digits in groups of four, at most sixteen: `4242 4242 4242 4242`. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, longestNumber)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/** Month and year with a slash between: `12/30`. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/**
 * Where the caret belongs once a text was formatted: behind as many digits as stood before it.
 *
 * @param caret its place in the text as typed
 */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  let left = digitsOf(typed.slice(0, caret)).length;
  if (left === 0) return 0;
  for (const [index, letter] of Array.from(formatted).entries()) {
    if (/\d/.test(letter)) left -= 1;
    if (left === 0) return index + 1;
  }
  return formatted.length;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
