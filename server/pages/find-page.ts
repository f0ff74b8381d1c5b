import type { Encoding, Site, SiteFile } from "./load-site.ts";

export type Found =
  | { readonly status: 200 | 404; readonly file: SiteFile }
  /** Answered in plain text: the request is of a program, not of a visitor. */
  | { readonly status: 400 | 404; readonly file: undefined };

/** The file for a raw, still percent-encoded path. Only what was loaded at the start can be found. */
export function findPage(site: Site, rawPath: string): Found {
  let address = rawPath;
  if (rawPath.includes("%")) {
    try {
      address = decodeURIComponent(rawPath);
    } catch {
      return { status: 400, file: undefined };
    }
  }
  const file = site.files.get(address);
  if (file !== undefined) return { status: 200, file };
  if (address.startsWith("/assets/")) return { status: 404, file: undefined };
  return { status: 404, file: nearestNotFound(site, address) };
}

/** A folder's own address, `/demo`, counts as below it, as the router of the pages has it. */
function nearestNotFound(site: Site, path: string): SiteFile | undefined {
  const address = path === "" || path.endsWith("/") ? path : `${path}/`;
  for (let end = address.lastIndexOf("/"); end >= 0; end = address.lastIndexOf("/", end - 1)) {
    const page = site.notFound.get(address.slice(0, end + 1));
    if (page !== undefined) return page;
    if (end === 0) break;
  }
  return undefined;
}

export type CacheRule = "immutable" | "revalidate" | "never";

/** Hashed assets for a year; what staff see never; the rest is asked again each time. */
export function cacheRule(rawPath: string, status: number): CacheRule {
  if (/^\/(admin|login)(\/|$)/.test(rawPath)) return "never";
  return status === 200 && rawPath.startsWith("/assets/") ? "immutable" : "revalidate";
}

/** The smallest form that the accept-encoding header allows. */
export function chooseEncoding(file: SiteFile, acceptEncoding: string): Encoding {
  for (const encoding of ["br", "gzip"] as const) {
    if (file.bodies[encoding] !== undefined && accepts(acceptEncoding, encoding)) return encoding;
  }
  return "identity";
}

function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether an if-none-match header names this entity tag; weak tags count as equal. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
