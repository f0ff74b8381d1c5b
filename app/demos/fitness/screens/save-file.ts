import type { DemoTools, FileName } from "#app/components/demo/use-demo-tools.ts";
import { toCsv } from "#app/lib/csv.ts";

type Table = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/** Hands a table out as a spreadsheet, and says so. */
export function saveTable(tools: DemoTools, name: FileName, table: Table, done: string): void {
  if (!tools.save(name, toCsv(table.headers, table.rows))) return;
  tools.announce(done);
  tools.toast({ text: done });
}
