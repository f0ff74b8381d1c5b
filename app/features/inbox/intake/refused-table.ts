import { importPage as labels } from "#app/content/intake.ts";
import type { Refused } from "./preview-rows.ts";
import type { Source } from "./read-file.ts";

/** The rows that stayed out, as they stand in the file, with their number and the reason in front. */
export function refusedTable(
  { table, isHeaded }: Pick<Source, "table" | "isHeaded">,
  refused: readonly Refused[],
  refusedByServer: ReadonlyMap<number, string>,
) {
  const reasons = new Map([
    ...refused.map(({ n, why }): [number, string] => [n, why]),
    ...refusedByServer,
  ]);
  const heading = isHeaded ? table.rows[0] : undefined;
  const names = Array.from(
    { length: table.width },
    (_, index) => heading?.cells[index] || labels.column(index + 1),
  );
  return {
    headers: [labels.rowName, labels.reasonName, ...names],
    rows: table.rows.flatMap(({ n, cells }) => {
      const why = reasons.get(n);
      return why === undefined ? [] : [[n, why, ...cells]];
    }),
  };
}
