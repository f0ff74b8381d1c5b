/** Nobody registers a deal of a thousand million dollars. */
const most = 99_999_999_999;

/** Typed dollars in cents: `24000`, `$24,000`, `24,000.50`; null when it is no amount. */
export function parseMoney(text: string): number | null {
  const plain = text.replaceAll(/[\s$]/g, "");
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain.replaceAll(",", "")) * 100);
  return cents <= most ? cents : null;
}
