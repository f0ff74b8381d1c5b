import { readFileSync } from "node:fs";
import { z } from "zod";

const hashesShape = z.object({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  attrs: z.array(z.string()),
});

/** Quoted hashes as the build collects them: `'sha256-…'`. */
export type InlineHashes = z.infer<typeof hashesShape>;

export function readInlineHashes(file: string): InlineHashes {
  return hashesShape.parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * One policy for every page, because the first document's policy lasts through client navigation.
 * `backendOrigin` is the hosted Supabase project, when there is one.
 */
export function contentSecurityPolicy(
  hashes: InlineHashes,
  backendOrigin: string | undefined,
): string {
  const connect = ["'self'"];
  if (backendOrigin !== undefined) {
    connect.push(backendOrigin, backendOrigin.replace(/^http/, "ws"));
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.scripts].join(" ")}`,
    `style-src ${["'self'", ...hashes.styles].join(" ")}`,
    ...(hashes.attrs.length > 0
      ? [`style-src-attr 'unsafe-hashes' ${hashes.attrs.join(" ")}`]
      : []),
    `connect-src ${connect.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
