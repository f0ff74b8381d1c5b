import { readerDate } from "#domain/zoned-dates.ts";

type ShortTimeProps = { readonly isoTime: string; readonly now: Date };

/** A moment in the reader's zone and manner: the time alone when it is today, with its day otherwise. */
export function ShortTime({ isoTime, now }: ShortTimeProps) {
  const moment = new Date(isoTime);
  const time = readerDate(moment, "time");
  const isToday = moment.toDateString() === now.toDateString();
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return (
    <time dateTime={isoTime} title={readerDate(moment, "full")}>
      {isToday ? time : `${readerDate(moment, isThisYear ? "day" : "date")} ${time}`}
    </time>
  );
}
