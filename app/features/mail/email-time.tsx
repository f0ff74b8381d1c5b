import { readerDate } from "#domain/zoned-dates.ts";

type EmailTimeProps = { readonly isoTime: string; readonly now: Date };

/** A moment in the reader's zone and manner: the time alone when it is today, with its day otherwise. */
export function EmailTime({ isoTime, now }: EmailTimeProps) {
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
