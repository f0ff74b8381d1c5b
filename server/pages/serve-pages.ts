import { cacheRule, chooseEncoding, findPage, matchesEtag, type CacheRule } from "./find-page.ts";
import type { Body, Encoding, Site, SiteFile } from "./load-site.ts";
import { contentSecurityPolicy, filePolicy } from "./content-security-policy.ts";
import {
  fileSecurityHeaders,
  pageSecurityHeaders,
  strictTransportSecurity,
} from "./security-headers.ts";

/** `behindTls`: a trusted proxy says that the visitor came by https. */
export type ServePages = (request: Request, behindTls: boolean) => Response;

type HeaderRecord = Record<string, string>;

const cacheControl: Readonly<Record<CacheRule, string>> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
  never: "no-store",
};

/**
 * Answers from memory; all headers are put together once for each file, encoding and rule.
 * `backendOrigin` is the hosted Supabase project, when there is one.
 */
export function createServePages(site: Site, backendOrigin?: string): ServePages {
  const plain = new WeakMap<Body, Partial<Record<CacheRule, HeaderRecord>>>();
  const overTls = new WeakMap<Body, Partial<Record<CacheRule, HeaderRecord>>>();

  function protection({ inline }: SiteFile): HeaderRecord {
    if (inline === undefined) {
      return { "content-security-policy": filePolicy, ...fileSecurityHeaders };
    }
    const policy = contentSecurityPolicy(inline, backendOrigin);
    return { "content-security-policy": policy, ...pageSecurityHeaders };
  }

  function headersFor(
    file: SiteFile,
    body: Body,
    encoding: Encoding,
    rule: CacheRule,
    behindTls: boolean,
  ): HeaderRecord {
    const prepared = behindTls ? overTls : plain;
    const known = prepared.get(body) ?? {};
    prepared.set(body, known);
    return (known[rule] ??= {
      "content-type": file.contentType,
      "content-length": String(body.bytes.byteLength),
      "cache-control": cacheControl[rule],
      ...protection(file),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      ...(Object.keys(file.bodies).length > 1 ? { vary: "accept-encoding" } : {}),
      ...(rule === "never" ? {} : { etag: body.etag }),
      ...(behindTls ? { "strict-transport-security": strictTransportSecurity } : {}),
    });
  }

  return function servePages(request, behindTls) {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return plainText(405, "Method not allowed", { allow: "GET, HEAD" });
    }
    const rawPath = pathOf(request.url);
    const { status, file } = findPage(site, rawPath);
    const rule = cacheRule(rawPath, status);
    if (file === undefined) {
      return plainText(status, status === 400 ? "Bad request" : "Not found", {
        "cache-control": rule === "never" ? "no-store" : "no-cache",
      });
    }
    const encoding = chooseEncoding(file, request.headers.get("accept-encoding") ?? "");
    const body = file.bodies[encoding] ?? file.bodies.identity;
    const headers = headersFor(file, body, encoding, rule, behindTls);
    if (status === 200 && rule !== "never") {
      const ifNoneMatch = request.headers.get("if-none-match");
      if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, body.etag)) {
        const { "content-length": _, ...rest } = headers;
        return new Response(null, { status: 304, headers: rest });
      }
    }
    return new Response(request.method === "HEAD" ? null : body.bytes, { status, headers });
  };
}

/** The path as it was sent, without parsing the whole address. */
function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  if (start < 0) return "/";
  const end = url.slice(start).search(/[?#]/);
  return end < 0 ? url.slice(start) : url.slice(start, start + end);
}

function plainText(status: number, text: string, headers: HeaderRecord): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": filePolicy,
      ...fileSecurityHeaders,
      ...headers,
    },
  });
}
