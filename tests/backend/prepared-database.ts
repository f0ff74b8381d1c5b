import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openBackend } from "../../server/backend/open-backend.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as a first start leaves it, to be copied; the embedded database takes seconds to make one. */
    readonly preparedDatabase: string;
  }
}

/** Makes the folder once a run, from the migrations as they are now. */
export default async function prepareDatabase(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-prepared-"));
  const backend = await openBackend({ mode: "embedded" }, folder);
  await backend.close();
  project.provide("preparedDatabase", path.join(folder, "pg"));
  return () => rmSync(folder, { recursive: true, force: true });
}
