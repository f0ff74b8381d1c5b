import { randomInt } from "node:crypto";

/** Without 0, O, 1, l and I: it is read aloud and typed by hand. */
const ALPHABET = "23456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";

/** Five groups of four, about 116 bits: `Rk3v-8Tqz-…`. */
export function makePassword(): string {
  const groups = Array.from({ length: 5 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  );
  return groups.join("-");
}
