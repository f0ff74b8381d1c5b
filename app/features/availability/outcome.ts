import { counted } from "#domain/counted.ts";

/** What saving does, or would do, to the times that visitors see. */
export type Outcome = {
  readonly fewer: number;
  readonly more: number;
  /** Ids of booked calls that lie outside the hours. */
  readonly outside: readonly string[];
};

/** Whether something is lost, so that it is asked first. */
export function losesSomething({ fewer, outside }: Outcome): boolean {
  return fewer > 0 || outside.length > 0;
}

/** `14 fewer times, 3 more; 3 booked calls lie outside. They stay booked.` */
export function outcomeSentence({ fewer, more, outside }: Outcome): string {
  const times =
    fewer === 0
      ? more === 0
        ? "The same times"
        : counted(more, "more time")
      : `${counted(fewer, "fewer time")}${more === 0 ? "" : `, ${more} more`}`;
  if (outside.length === 0) return `${times}.`;
  const isOne = outside.length === 1;
  const calls = `${counted(outside.length, "booked call")} ${isOne ? "lies" : "lie"} outside.`;
  return `${times}; ${calls} ${isOne ? "It stays" : "They stay"} booked.`;
}
