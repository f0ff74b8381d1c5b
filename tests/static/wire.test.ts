import { request } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { scriptFiles } from "../../bench/pages/built-weight.ts";
import { builtSite } from "../../server/pages/built-sites.mjs";
import { addresses } from "../support/addresses.ts";
import { htmlOf, origin } from "./served.ts";

/** Bytes of an answer's status line and headers, as HTTP/1.1 sends them. */
function headerBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", "x-forwarded-proto": "https" };
    request(new URL(address, origin), { headers })
      .once("response", (answer) => {
        answer.resume();
        const { rawHeaders, statusCode = 0, statusMessage = "" } = answer;
        const lines = rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
        resolve(lines + `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length);
      })
      .once("error", reject)
      .end();
  });
}

/** How many script files a page comes to need; the page itself, two fonts and the icon come beside them. */
function scriptsOf(html: string): number {
  return scriptFiles(builtSite(process.env), html).size;
}

/** `/login` fetches the inbox ahead. */
function boundOf(path: string): number {
  if (path === "/login" || path === "/admin") return 32;
  return path.startsWith("/demo/") ? 26 : 20;
}

describe("on the wire", () => {
  test("the headers of a page are at most 1.5 kB", async () => {
    for (const { path } of addresses) {
      expect.soft(await headerBytes(path), path).toBeLessThanOrEqual(1_500);
    }
  });

  test("the headers of a file are at most 0.6 kB", async () => {
    const found = [
      ...(await htmlOf("/")).matchAll(
        /"(\/[^" ]+\.(?:js|css|woff2|svg|ico|png|webmanifest|xml))"/g,
      ),
    ];
    const files = new Set(found.map(([, address = ""]) => address));
    expect(files.size).toBeGreaterThan(12);
    for (const address of [...files, "/robots.txt", "/app-config.json", "/assets/nope.js"]) {
      expect.soft(await headerBytes(address), address).toBeLessThanOrEqual(600);
    }
  });

  test("the sheets in a page are one element of at most 11 kB", async () => {
    for (const { path } of addresses) {
      const elements = [...(await htmlOf(path)).matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      expect.soft(elements.length, path).toBe(1);
      const packed = brotliCompressSync(elements[0]?.[1] ?? "");
      expect.soft(packed.length, path).toBeLessThanOrEqual(11_000);
    }
  });

  test("a page fetches nothing ahead but the font that it is set in", async () => {
    for (const { path } of addresses) {
      const ahead = (await htmlOf(path)).match(/<link [^>]*rel="preload"[^>]*>/g) ?? [];
      expect.soft(ahead, path).toEqual([expect.stringContaining('as="font"')]);
    }
  });

  test("a page comes to need at most 20 script files, a demo 26, the console 32", async () => {
    for (const { path } of addresses) {
      const html = await htmlOf(path);
      const bound = boundOf(path);
      expect.soft(scriptsOf(html), path).toBeLessThanOrEqual(bound);
    }
  });
});
