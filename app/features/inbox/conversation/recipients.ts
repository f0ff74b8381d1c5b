import type { Entry } from "../entry.ts";
import type { LetterStep } from "./timeline.ts";

export type Recipients = { readonly to: readonly string[]; readonly cc: readonly string[] };

/**
 * Whom a reply goes to: the answered letter's Reply-To, else its sender; of a record without letters its own address.
 * `isForAll` adds the letter's other receivers. Nobody is added unseen, and we are never among them.
 */
export function recipientsOf(
  entry: Pick<Entry, "email">,
  answered: LetterStep | null,
  isForAll: boolean,
  ownAddress: string,
): Recipients {
  const sender =
    answered && (answered.replyTo.length > 0 ? answered.replyTo : [answered.fromAddress]);
  const to = distinct(sender?.filter(Boolean) ?? [entry.email], ownAddress);
  const fallback = to.length > 0 ? to : distinct([entry.email], ownAddress);
  if (!answered || !isForAll) return { to: fallback, cc: [] };
  const others = distinct([...answered.to, ...answered.cc], ownAddress);
  return {
    to: fallback,
    cc: others.filter((address) => !fallback.some((one) => isSame(one, address))),
  };
}

function distinct(addresses: readonly string[], ownAddress: string): readonly string[] {
  const known = new Set<string>();
  return addresses.filter((address) => {
    const key = address.toLowerCase();
    if (address === "" || isOwn(address, ownAddress) || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** `hello+r.4c1f@perilune.example` is `hello@perilune.example`. */
export function isOwn(address: string, ownAddress: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\+[^@]*@/, "@");
  return ownAddress !== "" && plain(address) === plain(ownAddress);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** One plain address that mail programs read as one, as the database's rule has it. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^@\s<>()[\]\\,;:"]+\.[^@\s<>()[\]\\,;:".]+$/.test(text)
  );
}

/** `Re: ` once, whatever the language of the mail program before. */
export function replySubject(subject: string, fallback: string): string {
  const plain = subject
    .replace(/^(?:\s*(?:re|aw|sv|antw|fwd?|wg)\s*(?:\[\d+\])?\s*:\s*)+/i, "")
    .trim();
  return plain === "" ? fallback : `Re: ${plain}`;
}
