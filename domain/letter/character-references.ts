/** ISO 8859-1 from 160 on, in its order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/** The names of HTML that somebody writes by hand; any other stays as it was written. */
const named: ReadonlyMap<string, string> = new Map([
  ...latin.split(" ").map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["ensp", "\u2002"],
  ["emsp", "\u2003"],
  ["thinsp", "\u2009"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["sbquo", "‚"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["bdquo", "„"],
  ["lsaquo", "‹"],
  ["rsaquo", "›"],
  ["bull", "•"],
  ["hellip", "…"],
  ["euro", "€"],
  ["trade", "™"],
  ["larr", "←"],
  ["uarr", "↑"],
  ["rarr", "→"],
  ["darr", "↓"],
  ["minus", "−"],
  ["ne", "≠"],
  ["le", "≤"],
  ["ge", "≥"],
  ["OElig", "Œ"],
  ["oelig", "œ"],
  ["Scaron", "Š"],
  ["scaron", "š"],
  ["check", "✓"],
]);

/** The text with what `&eacute;`, `&#233;` and `&#xE9;` stand for in their place. */
export function withCharacters(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{0,9}));/gi,
    (written, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? written;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
      return soundText(isCharacter ? String.fromCodePoint(code) : "\uFFFD");
    },
  );
}

/** Without control characters and halves of characters; line breaks are `\n`. */
export function soundText(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\u2028\u2029]/g, "\n")
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
