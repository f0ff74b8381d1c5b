import { inbox } from "#app/content/inbox.ts";

/** One line of the panel. Without a value it shows `absent`; several values stand below each other. */
export type Fact = {
  readonly name: string;
  readonly values: readonly string[];
  readonly absent: string;
  /** Values that are addresses become links. */
  readonly isLink?: boolean;
};

export function fact(name: string, value: string | null, absent: string = inbox.notGiven): Fact {
  return { name, values: value ? [value] : [], absent };
}

export function linkFact(name: string, values: readonly string[]): Fact {
  return { name, values: values.filter(Boolean), absent: inbox.notGiven, isLink: true };
}
