import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const secretPatterns: readonly RegExp[] = [
  /sb_secret_[A-Za-z0-9_-]{8,}/,
  /service_role/,
  /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  /postgres(?:ql)?:\/\/[^\s"'`]*:[^\s"'`]*@/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /jwt_secret/i,
];

/**
 * What must never be in the built site: secret keys, tokens, database addresses, private keys, and
 * the given values themselves. Answers `file: what` for every finding; compressed files are opened.
 */
export function findSecrets(folder: string, values: readonly string[] = []): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = readUncompressed(file);
      const name = path.relative(folder, file);
      return [
        ...secretPatterns.filter((pattern) => pattern.test(content)).map(String),
        ...values.filter((value) => content.includes(value)).map(() => "a secret of this server"),
      ].map((what) => `${name}: ${what}`);
    });
}

function readUncompressed(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith(".br")) return brotliDecompressSync(bytes).toString("latin1");
  if (file.endsWith(".gz")) return gunzipSync(bytes).toString("latin1");
  return bytes.toString("latin1");
}
