export type NoticeUnit = "minutes" | "hours" | "days";

/** A span as it stands in a field and a select. */
export type TypedNotice = { readonly amount: string; readonly unit: NoticeUnit };

const lengths = { minutes: 1, hours: 60, days: 1440 } as const;

/** 30 days. */
const longest = 43_200;

/** In the largest unit that it is whole in. */
export function typedNotice(minutes: number): TypedNotice {
  const isWhole = (unit: NoticeUnit) => minutes > 0 && minutes % lengths[unit] === 0;
  const unit = isWhole("days") ? "days" : isWhole("hours") ? "hours" : "minutes";
  return { amount: String(minutes / lengths[unit]), unit };
}

/** In minutes; null for what is no whole number or too long. */
export function readNotice({ amount, unit }: TypedNotice): number | null {
  const count = readWhole(amount, 0, longest);
  if (count === null) return null;
  const minutes = count * lengths[unit];
  return minutes > longest ? null : minutes;
}

/** A whole number between two others; null for anything else. */
export function readWhole(text: string, least: number, most: number): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return value < least || value > most ? null : value;
}
