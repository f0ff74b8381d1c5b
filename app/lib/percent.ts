/** `6.94` reads `6.9%`; what is no number reads `–`, and nothing reads `-0.0%`. */
export function formatPercent(value: number): string {
  return Number.isFinite(value) ? `${oneDecimal(value).replace("-", "−")}%` : "–";
}

/** The same with a sign in front: `+12.1%`, `−19.8%`, `0.0%`. */
export function formatChange(value: number): string {
  const text = formatPercent(value);
  return Number.isFinite(value) && Number(oneDecimal(value)) > 0 ? `+${text}` : text;
}

function oneDecimal(value: number): string {
  const text = value.toFixed(1);
  return text === "-0.0" ? "0.0" : text;
}
