import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { lockDataFolder, prepareDataFolder } from "../../server/backend/data-folder.ts";
import { runWithBackend } from "../../server/admin-socket/run-with-backend.ts";
import { readSettings } from "../../server/settings.ts";
import { copyPreparedDatabase } from "./prepared-database.ts";

test("a command given while a server starts or stops waits until the folder is free", async () => {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), "perilune-data-"));
  prepareDataFolder(dataFolder);
  copyPreparedDatabase(dataFolder);
  const unlock = lockDataFolder(dataFolder);
  const settings = readSettings({ DATA_DIR: dataFolder });
  // The first try is over when the call returns: the folder is locked and nobody listens.
  const result = runWithBackend(
    { ...settings, backend: { mode: "embedded" } },
    { onBackend: async () => "done", onServer: async () => "asked a server" },
  );
  unlock();
  expect(await result).toBe("done");
  rmSync(dataFolder, { recursive: true });
});
