import { recordKinds, type KindName } from "#domain/registry.ts";
import type { RecordKind } from "#domain/record-kind.ts";
import type { KindSample, Row } from "./kind-sample.ts";

export type SampledKind = {
  readonly name: KindName;
  readonly record: RecordKind;
  readonly sample: KindSample;
};

/** Every kind of the registry with its file in this folder. */
export const everyKind: readonly SampledKind[] = await Promise.all(
  recordKinds.map(async (record) => {
    const file: { readonly sample: KindSample } = await import(
      /* @vite-ignore */ `./${record.kind}.ts`
    );
    return { name: record.kind, record, sample: file.sample };
  }),
);

/** What is sent from this address; an applicant's is the account's. */
export function rowFrom({ record, sample }: SampledKind, email: string): Row {
  return sample.row(record.sentBy === "account" ? {} : { email });
}
