type LetterTimeProps = { readonly isoTime: string; readonly now: Date };

/** A moment in the visitor's zone: the time alone when it is today, with its day otherwise. */
export function LetterTime({ isoTime, now }: LetterTimeProps) {
  const moment = new Date(isoTime);
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const isToday = moment.toDateString() === now.toDateString();
  const year = moment.getFullYear() === now.getFullYear() ? undefined : "numeric";
  const day = moment.toLocaleDateString("en-GB", { day: "numeric", month: "short", year });
  return (
    <time dateTime={isoTime} title={moment.toLocaleString("en-GB")}>
      {isToday ? time : `${day} ${time}`}
    </time>
  );
}
