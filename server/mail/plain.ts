/** One line fit for a header: no line breaks or other control characters, not endless. */
export function headerText(text: string, longest = 150): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/** Signs that mail programs and browsers take for a colon, a slash or a dot. */
const colon = "[:：﹕︓꞉]";
const slash = "[/／⁄∕\\\\]";
const dot = "[.。．｡․﹒⒈-⒛]";

const beforeSlashes = new RegExp(
  `${colon}(?=${slash}{2})|(?<=(?:mailto|tel|javascript|data))${colon}`,
  "giu",
);
/** A name may have e-mails of any script, their marks, pictures, joining lines and `%` codes in it. */
const withinNames = new RegExp(
  `(?<=[^\\s.])${dot}(?=[\\p{L}\\p{M}\\p{N}\\p{So}\\p{Cf}\\p{Pc}\\p{Pd}%])`,
  "gu",
);

/**
 * A stranger's text in which no mail program finds an address to make clickable:
 * `https[:]//evil[.]example`. What is in the inbox is untouched.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(beforeSlashes, "[:]")
    .replaceAll(withinNames, (sign) => sign.normalize("NFKC").replaceAll(/[.。]/g, "[.]"));
}

/**
 * One plain address, the same rule as `private.is_mail_address`: it cannot be read as two, as a name or
 * as a header of its own.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[^@\s\p{Cc}<>()[\]\\,;:"]+\.[^@\s\p{Cc}<>()[\]\\,;:".]+$/u.test(
      text,
    )
  );
}
