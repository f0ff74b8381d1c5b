import { readerDate } from "#domain/zoned-dates.ts";

/** A moment with its day, in the reader's zone and manner. */
export function DayAndTime({ isoTime }: { readonly isoTime: string }) {
  const moment = new Date(isoTime);
  return (
    <time dateTime={isoTime} title={readerDate(moment, "full")}>
      {readerDate(moment, "weekday")}, {readerDate(moment, "time")}
    </time>
  );
}
