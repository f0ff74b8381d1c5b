/** What a telephone dials: digits and a plus sign in front; of what stands behind "ext." or the like, nothing. */
export function phoneAddress(phone: string): string {
  const [dialled = ""] = phone.split(/[a-z;,#]/i);
  const digits = dialled.replace(/\(0\)/, "").replaceAll(/\D/g, "");
  return `tel:${dialled.trim().startsWith("+") ? "+" : ""}${digits}`;
}
