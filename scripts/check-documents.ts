/** Fails when a document names a file or folder of this repository that does not exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const roots = "app|server|supabase|tests|scripts|bench|docs|public|\\.ci";
const named = new RegExp(`(?<=[\`(\\s])((?:${roots})/[\\w./-]*\\w)(?=[\`)\\s.,:;])`, "g");

function documents(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: folder !== "." })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const missing = [...documents("."), ...documents("docs")].flatMap((document) => {
  const text = readFileSync(document, "utf8");
  return Array.from(text.matchAll(named), ([, file = ""]) => file)
    .filter((file) => !existsSync(file))
    .map((file) => `${document} names ${file}, which does not exist`);
});

for (const line of missing) console.error(line);
process.exitCode = missing.length === 0 ? 0 : 1;
