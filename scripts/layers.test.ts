import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const run = promisify(execFile);
const made: string[] = [];

afterAll(async () => {
  await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Lints one file that stands for a moment in a folder of the given layer. */
async function lint(layer: string, source: string): Promise<string> {
  const folder = await mkdtemp(path.join(layer, "lint-probe-"));
  made.push(folder);
  const file = path.join(folder, "probe.ts");
  await writeFile(file, source);
  const result = await run("node_modules/.bin/oxlint", [file]).catch(
    (error: { stdout: string }) => error,
  );
  return result.stdout;
}

test.each([
  ["app/lib", 'export { site } from "#app/content/site.ts";'],
  ["app/content", 'export { useState } from "react";'],
  ["app/components/ui", 'export { site } from "#app/content/site.ts";'],
  ["app/components/ui", 'export { Brand } from "#app/components/layout/brand.tsx";'],
  [
    "app/components/marketing",
    'export { ContactForm } from "#app/features/leads/contact-form.tsx";',
  ],
  ["app/features", 'export { ContactForm } from "#app/features/leads/contact-form.tsx";'],
  ["app/features", 'export { ContactForm } from "../leads/contact-form.tsx";'],
  ["app/features", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/demos", 'export { frame } from "#app/demos/learning/frame.ts";'],
  ["app/demos", 'export { frame } from "../learning/frame.ts";'],
  ["app/demos", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/components/demo", 'export { frame } from "#app/demos/learning/frame.ts";'],
  ["app/routes", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/routes", 'export { z } from "zod";'],
  ["server", 'export { site } from "#app/content/site.ts";'],
])("a forbidden import in %s is reported: %s", { timeout: 60_000 }, async (layer, source) => {
  expect(await lint(layer, source)).toContain("no-restricted-imports");
});

test("what a layer may import is not reported", { timeout: 60_000 }, async () => {
  const source =
    'export { site } from "#app/content/site.ts";\nexport { cn } from "#app/lib/cn.ts";';
  expect(await lint("app/features", source)).not.toContain("no-restricted-imports");
});
