import { receivedAt, type ReceivedAt } from "./received-at.ts";

type ReceivedTimeProps = {
  readonly isoTime: string;
  readonly now: Date;
  readonly wording: keyof Pick<ReceivedAt, "short" | "sentence">;
};

/** When a lead came in, in the visitor's zone; the whole date is the title. */
export function ReceivedTime({ isoTime, now, wording }: ReceivedTimeProps) {
  const words = receivedAt(isoTime, now);
  return (
    <time dateTime={isoTime} title={words.full}>
      {words[wording]}
    </time>
  );
}
