import * as z from "zod/mini";

/** What the site writes to those who work here, in the order of the form. */
export const nudgeSorts = [
  "newRecords",
  "assigned",
  "mentioned",
  "due",
  "overdue",
  "followUp",
] as const;

export type NudgeSort = (typeof nudgeSorts)[number];

export const nudgeWays = ["now", "digest", "off"] as const;

export type NudgeWay = (typeof nudgeWays)[number];

/** One person's choices. Hours are 0 to 23, of the clocks of `zone`. */
export type NudgeChoices = {
  readonly ways: Readonly<Record<NudgeSort, NudgeWay>>;
  /** `null`: no digest. */
  readonly digestHour: number | null;
  /** The same hour twice: no quiet hours. */
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly weekends: boolean;
  readonly zone: string;
};

export const wayShape = z.enum(nudgeWays);
export const hourShape = z.number().check(z.int(), z.minimum(0), z.maximum(23));

/** Its fields have the order of choices that were read, so that both compare as text. */
export const storedChoices: z.ZodMiniType<NudgeChoices> = z.object({
  ways: z.object({
    newRecords: wayShape,
    assigned: wayShape,
    mentioned: wayShape,
    due: wayShape,
    overdue: wayShape,
    followUp: wayShape,
  }),
  digestHour: z.nullable(hourShape),
  quietFrom: hourShape,
  quietTo: hourShape,
  weekends: z.boolean(),
  zone: z.string(),
});

export function isSame(one: NudgeChoices, other: NudgeChoices): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** When the digest comes if something is put into it while there is none; the database does the same. */
const firstDigestHour = 8;

/** What is put into the digest turns it on. */
export function withWay(choices: NudgeChoices, sort: NudgeSort, way: NudgeWay): NudgeChoices {
  return {
    ...choices,
    ways: { ...choices.ways, [sort]: way },
    digestHour: choices.digestHour ?? (way === "digest" ? firstDigestHour : null),
  };
}

export function inDigest({ ways }: NudgeChoices): readonly NudgeSort[] {
  return nudgeSorts.filter((sort) => ways[sort] === "digest");
}

/** What was in a digest that there is no more comes at once: nothing falls silent unasked. */
export function withDigest(choices: NudgeChoices, hour: number | null): NudgeChoices {
  if (hour !== null) return { ...choices, digestHour: hour };
  const ways = { ...choices.ways };
  for (const sort of inDigest(choices)) ways[sort] = "now";
  return { ...choices, ways, digestHour: null };
}

/** From and until, in hours since midnight; those over midnight are two, none is an empty list. */
export function quietSpans(from: number, to: number): readonly (readonly [number, number])[] {
  if (from < to) return [[from, to]];
  const night = [
    [0, to],
    [from, 24],
  ] as const;
  return from === to ? [] : night.filter(([begins, ends]) => begins < ends);
}
