import { readerDate } from "#domain/zoned-dates.ts";

type ReaderTimeProps = { readonly isoTime: string; readonly className?: string | undefined };

/** The time of a moment in the reader's zone and manner; the whole date is the title. */
export function ReaderTime({ isoTime, className }: ReaderTimeProps) {
  const moment = new Date(isoTime);
  return (
    <time className={className} dateTime={isoTime} title={readerDate(moment, "full")}>
      {readerDate(moment, "time")}
    </time>
  );
}
