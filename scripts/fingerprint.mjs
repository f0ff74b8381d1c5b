/** What the set-up compares to know whether anything has changed. Without dependencies, for any Node from 18 on. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** @param {readonly string[]} files */
function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(file) : [file];
    })
    .sort();
}

/** Changes when other packages have to be installed. */
export function installKey() {
  return `${process.platform}-${process.arch}-${fingerprint(["package.json", "package-lock.json"])}`;
}

/** Changes when a source of the built site does. */
export function sourcesKey() {
  const made = path.join("app", "generated");
  const folders = ["app", "domain", "public", "scripts", path.join("server", "pages")].filter(
    (folder) => existsSync(folder),
  );
  const configs = readdirSync(".").filter((file) =>
    /^(package(-lock)?\.json|retention\.json|tsconfig\.json|(vite|react-router)\.config\.ts)$/.test(
      file,
    ),
  );
  const sources = folders.flatMap(filesUnder).filter((file) => !file.startsWith(made));
  return fingerprint([...sources, ...configs.sort()]).slice(0, 16);
}
