import { inbox } from "#app/content/inbox.ts";

/** One line of the panel. Without a value it shows `absent`; several values stand below each other. */
export type Field = {
  readonly name: string;
  readonly values: readonly string[];
  readonly absent: string;
  /** Values that are addresses become links. */
  readonly isLink?: boolean;
  /** Its value can be called. */
  readonly isPhone?: boolean;
  /** Left out of the panel where it has no value; tables keep its column. */
  readonly isRare?: boolean;
};

export function field(name: string, value: string | null, absent: string = inbox.notGiven): Field {
  return { name, values: value ? [value] : [], absent };
}

export function linkField(name: string, values: readonly string[]): Field {
  return { name, values: values.filter(Boolean), absent: inbox.notGiven, isLink: true };
}
