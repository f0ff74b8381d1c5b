import type { InlineHashes } from "./inline-hashes.ts";

/**
 * The policy of one page, which lasts through navigation in the browser: what later pages bring comes from files.
 * `backendOrigin` is the hosted Supabase project, when there is one.
 */
export function contentSecurityPolicy(
  hashes: InlineHashes,
  backendOrigin: string | undefined,
): string {
  return `${ownPolicy(hashes, backendOrigin)}; ${framing}`;
}

/** The part of it that a page can say of itself, in a `<meta>`. */
export function ownPolicy(hashes: InlineHashes, backendOrigin: string | undefined): string {
  const connect = ["'self'"];
  if (backendOrigin !== undefined) {
    connect.push(backendOrigin, backendOrigin.replace(/^http/, "ws"));
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.scripts].join(" ")}`,
    `style-src ${["'self'", ...hashes.styles].join(" ")}`,
    ...(hashes.attrs.size > 0
      ? [`style-src-attr 'unsafe-hashes' ${[...hashes.attrs].join(" ")}`]
      : []),
    `connect-src ${connect.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** The part that only a header can say. */
export const framing = "frame-ancestors 'none'";

/** For what is no page: opened by itself it loads and runs nothing; a drawing may have styles of its own. */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; ${framing}`;
