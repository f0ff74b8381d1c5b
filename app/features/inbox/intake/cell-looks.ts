/** Whether a cell is an e-mail address, as far as its looks go. */
export function addressIn(cell: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell);
}

/** Whether a cell is a phone number, as far as its looks go; a day or an amount is none. */
export function isPhoneLike(cell: string): boolean {
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(cell)) return false;
  return /^[+(\d][\d\s()./-]{5,}$/.test(cell) && cell.replaceAll(/\D/g, "").length >= 6;
}
