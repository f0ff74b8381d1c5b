import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { inlineHashes, type InlineHashes } from "./inline-hashes.ts";

export type Encoding = "br" | "gzip" | "identity";

export type Body = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** One file of the built site, held in memory with its compressed siblings. */
export type SiteFile = {
  readonly contentType: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Body>>> & { readonly identity: Body };
  /** What a page carries inline, for its policy; of pages alone. */
  readonly inline: InlineHashes | undefined;
};

export type Site = {
  /** By address: `/contact` and `/contact/`, `/assets/x-1a2b.js`, `/robots.txt`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** By folder address: `/` and `/demo/`, the page for what is not found below it. */
  readonly notFound: ReadonlyMap<string, SiteFile>;
};

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
};

/**
 * Reads the built site (contract with scripts/postbuild.ts): `<path>/index.html`, the nearest
 * `404/index.html`, `<file>.br` and `<file>.gz` beside what is compressible. Names that begin with
 * two underscores, the siblings themselves and source maps are no addresses.
 */
export function loadSite(folder: string): Site {
  const files = new Map<string, SiteFile>();
  const notFound = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /^__|\.(br|gz|map)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const loaded = loadFile(file);
    const page = /^(.*\/)index\.html$/.exec(address)?.[1];
    const missing = page && /^(.*\/)404\/$/.exec(page)?.[1];
    if (missing) notFound.set(missing, loaded);
    else if (page === undefined) files.set(address, loaded);
    else {
      files.set(page, loaded);
      if (page !== "/") files.set(page.slice(0, -1), loaded);
    }
  }
  return { files, notFound };
}

function loadFile(file: string): SiteFile {
  const identity = readFileSync(file);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const bodies: { identity: Body } & Partial<Record<Encoding, Body>> = {
    identity: { bytes: asBytes(identity), etag: `"${hash}"` },
  };
  for (const [encoding, extension] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    if (!existsSync(file + extension)) continue;
    bodies[encoding] = {
      bytes: asBytes(readFileSync(file + extension)),
      etag: `"${hash}-${encoding}"`,
    };
  }
  const extension = path.extname(file).toLowerCase();
  return {
    contentType: contentTypes[extension] ?? "application/octet-stream",
    bodies,
    inline: extension === ".html" ? inlineHashes(identity.toString("utf8")) : undefined,
  };
}

function asBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
