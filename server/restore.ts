import { runAsCommand } from "./command-line.ts";
import { runWithBackend } from "./admin-socket/run-with-backend.ts";
import { checkExportFile, ExportError, readExportFile } from "./backup/export-file.ts";
import { restoreDatabase } from "./backup/restore-database.ts";

await runAsCommand(async (settings) => {
  const { backend } = settings;
  const file = process.argv[2];
  if (file === undefined) throw new ExportError("Usage: npm run restore -- FILE");
  if (backend.mode === "hosted") {
    throw new ExportError(
      "A hosted project is restored by Supabase: use `supabase db push` and psql.",
    );
  }
  await checkExportFile(file);
  const rows = await runWithBackend(
    { ...settings, backend },
    {
      onBackend: (opened) => restoreDatabase(opened.database, () => readExportFile(file)),
      async onServer() {
        throw new ExportError("A server is using this database. Stop it first.");
      },
    },
  );
  return [`${rows} rows are back.`];
});
