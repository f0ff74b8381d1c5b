import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** Whatever a download is made of. */
const inputs = [
  "scripts/{downloads,render}/**/*.ts",
  "scripts/drawing-markup.ts",
  "app/content/*.ts",
  "app/content/press/*.md",
  "app/lib/{dates,money}.ts",
  "app/styles/tokens.css",
  "app/components/marketing/art/{hues,mockup.module}.css",
  "app/components/marketing/art/**/*.{svg,ts,tsx}",
  "package-lock.json",
];

/** Changes when anything does that the downloads are made of. */
export function hashInputs(): string {
  const hash = createHash("sha256").update(process.env.SITE_ORIGIN ?? "");
  const files = globSync(inputs).filter((file) => !file.includes(".test."));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}
