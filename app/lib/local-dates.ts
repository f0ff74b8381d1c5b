const formats = {
  /** `Nov 20` */
  day: { month: "short", day: "numeric" },
  /** `Nov 20, 2026` */
  date: { month: "short", day: "numeric", year: "numeric" },
  /** `Fri, Nov 20` */
  weekday: { weekday: "short", month: "short", day: "numeric" },
  /** `Friday, November 20` */
  longWeekday: { weekday: "long", month: "long", day: "numeric" },
  /** `Friday` */
  dayName: { weekday: "long" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `Nov` */
  shortMonth: { month: "short" },
  /** `7:30 PM` */
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof formats;

const formatters = new Map<DateStyle, Intl.DateTimeFormat>();

/** A moment in the visitor's own time zone; for dates of the site itself see `dates.ts`. */
export function formatLocal(date: Date, style: DateStyle): string {
  let formatter = formatters.get(style);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", formats[style]);
    formatters.set(style, formatter);
  }
  // Node and browsers disagree on the space before AM and PM.
  return formatter.format(date).replaceAll("\u202F", " ");
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `just now`, `12m`, `3h`, `2d`, after a week `Nov 4`; what lies ahead reads `in 3d`. */
export function relativeTime(from: Date, now: Date): string {
  const ahead = from.getTime() - now.getTime();
  const distance = Math.abs(ahead);
  if (distance < 45_000) return "just now";
  if (distance >= 7 * day) return formatLocal(from, "day");
  const text =
    distance < hour
      ? `${Math.max(1, Math.floor(distance / minute))}m`
      : distance < day
        ? `${Math.floor(distance / hour)}h`
        : `${Math.floor(distance / day)}d`;
  return ahead > 0 ? `in ${text}` : text;
}
