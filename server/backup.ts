import { runAsCommand } from "./command-line.ts";
import { runWithBackend } from "./admin-socket/run-with-backend.ts";
import { exportDatabase } from "./backup/export-database.ts";
import { defaultExportFile, ExportError, writeExportFile } from "./backup/export-file.ts";
import { linesOf } from "./backup/lines.ts";

await runAsCommand(async (settings) => {
  const { backend } = settings;
  if (backend.mode === "hosted") {
    throw new ExportError("A hosted project is backed up by Supabase: use `supabase db dump`.");
  }
  const file = process.argv[2] ?? defaultExportFile(new Date());
  const rows = await runWithBackend(
    { ...settings, backend },
    {
      onBackend: (opened) =>
        writeExportFile(file, (write) => exportDatabase(opened.database, write)),
      onServer: (ask) =>
        writeExportFile(file, async (write) => {
          const answer = await ask("GET", "/export");
          for await (const line of linesOf(answer)) await write(line);
        }),
    },
  );
  return [`${rows} rows are in ${file}. It holds personal data: keep it safe.`];
});
