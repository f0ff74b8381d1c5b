import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "../../server/logging.ts";
import { readSettings } from "../../server/settings.ts";
import { startServer, type RunningServer } from "../../server/start-server.ts";
import { makeSiteFolder } from "./site-folder.ts";

function sha256(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** Hosted mode: the pages alone, no database to open. */
describe("pages", () => {
  const siteFolder = makeSiteFolder();
  let server: RunningServer;

  beforeAll(async () => {
    const settings = readSettings({
      PORT: "0",
      SITE_DIR: siteFolder,
      TRUST_PROXY: "1",
      SUPABASE_URL: "https://project.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    });
    server = await startServer(settings, createLogger("silent"));
  });
  afterAll(() => server.stop());

  type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string };

  /** Sends the address as it is: fetch would tidy it. */
  function get(
    address: string,
    headers: Record<string, string> = {},
    method = "GET",
  ): Promise<Answer> {
    const { hostname, port } = new URL(server.origin);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: address, method, headers })
        .once("response", (answer) => {
          void text(answer).then((body) =>
            resolve({ status: answer.statusCode, headers: answer.headers, body }),
          );
        })
        .once("error", reject)
        .end();
    });
  }

  test("an idle connection outlives those that proxies keep to use again", async () => {
    expect((await get("/")).headers["keep-alive"]).toBe("timeout=65");
  });

  test.each([
    ["/", 200, "Home", "no-cache"],
    ["/?a=1", 200, "Home", "no-cache"],
    ["/contact", 200, "Contact", "no-cache"],
    ["/contact/", 200, "Contact", "no-cache"],
    ["/contact?projectType=custom", 200, "Contact", "no-cache"],
    ["/%63ontact", 200, "Contact", "no-cache"],
    ["/demo/store", 200, "Store", "no-cache"],
    ["/admin", 200, "Admin", "no-store"],
    ["/admin/", 200, "Admin", "no-store"],
    ["/login", 200, "Login", "no-store"],
    ["/robots.txt", 200, "User-agent", "no-cache"],
    ["/.well-known/security.txt", 200, "Contact:", "no-cache"],
    ["/assets/entry-1a2b3c.js", 200, "console.log", "public, max-age=31536000, immutable"],
    ["/nope", 404, "<title>Not found", "no-cache"],
    ["/nope/deep/er", 404, "<title>Not found", "no-cache"],
    ["/contact/nope", 404, "<title>Not found", "no-cache"],
    ["/demo/zzz", 404, "<title>Demo not found", "no-cache"],
    ["/demo", 404, "<title>Demo not found", "no-cache"],
    ["/404", 404, "<title>Not found", "no-cache"],
    ["/index.html", 404, "<title>Not found", "no-cache"],
    ["/contact/index.html", 404, "<title>Not found", "no-cache"],
    ["/contact/index.html.br", 404, "<title>Not found", "no-cache"],
    ["/__spa-fallback.html", 404, "<title>Not found", "no-cache"],
    ["/admin/x.css", 404, "<title>Not found", "no-store"],
    ["/admin/leads/1", 404, "<title>Not found", "no-store"],
    ["/assets/nope.js", 404, "Not found", "no-cache"],
    ["/assets/entry-1a2b3c.js.br", 404, "Not found", "no-cache"],
    ["/%E0%A4%A", 400, "Bad request", "no-cache"],
    ["/..%2f..%2fpackage.json", 404, "<title>Not found", "no-cache"],
    ["/../package.json", 404, "<title>Not found", "no-cache"],
    ["/contact%00", 404, "<title>Not found", "no-cache"],
    ["//evil.example/contact", 404, "<title>Not found", "no-cache"],
  ])("%s answers %i", async (address, status, content, cacheControl) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(content);
    expect(answer.headers["cache-control"]).toBe(cacheControl);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(answer.headers["location"]).toBeUndefined();
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("an address that is none is a bad request", async () => {
    expect((await get("/..\\..\\package.json")).status).toBe(400);
  });

  test("a page's policy allows what this page carries inline, and nothing that another does", async () => {
    for (const [address, title] of [
      ["/", "Home"],
      ["/contact", "Contact"],
      ["/admin", "Admin"],
      ["/nope", "Not found"],
      ["/demo/zzz", "Demo not found"],
    ] as const) {
      const { headers } = await get(address);
      expect(headers).toMatchObject({
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers["content-security-policy"]).toBe(
        `default-src 'none'; script-src 'self' ${sha256(`run("${title}")`)}; ` +
          `style-src 'self' ${sha256(`/* ${title} */`)}; ` +
          "connect-src 'self' https://project.supabase.co wss://project.supabase.co; " +
          "img-src 'self' data:; font-src 'self'; manifest-src 'self'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
    }
  });

  test("a file has the short policy, by which it loads and runs nothing", async () => {
    for (const address of ["/robots.txt", "/assets/entry-1a2b3c.js", "/assets/nope.js"]) {
      const { headers } = await get(address);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["permissions-policy"]).toBeUndefined();
    }
  });

  test("compressed siblings are served to those who accept them", async () => {
    const file = path.join(siteFolder, "assets/entry-1a2b3c.js");
    for (const [accepts, encoding, size] of [
      ["gzip, deflate, br", "br", readFileSync(`${file}.br`).length],
      ["gzip", "gzip", readFileSync(`${file}.gz`).length],
      ["br;q=0, gzip;q=0.5", "gzip", readFileSync(`${file}.gz`).length],
      ["identity", undefined, readFileSync(file).length],
    ] as const) {
      const { headers } = await get("/assets/entry-1a2b3c.js", { "accept-encoding": accepts });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-length"]).toBe(String(size));
      expect(headers["vary"]).toBe("accept-encoding");
    }
  });

  test("a page that has not changed is 304; another encoding is another entity", async () => {
    const { headers } = await get("/contact", { "accept-encoding": "br" });
    const etag = String(headers["etag"]);
    const conditional = { "accept-encoding": "br", "if-none-match": `"other", W/${etag}` };
    const unchanged = await get("/contact", conditional);
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toBe("");
    expect(unchanged.headers["etag"]).toBe(etag);
    expect(unchanged.headers["content-security-policy"]).toBeDefined();
    expect((await get("/contact", { "if-none-match": etag })).status).toBe(200);
    expect((await get("/admin", { "if-none-match": "*" })).status).toBe(200);
    expect((await get("/nope", { "if-none-match": "*" })).status).toBe(404);
  });

  test("HEAD has no body; other methods are refused", async () => {
    const head = await get("/contact", {}, "HEAD");
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: "" });
    expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await get("/contact", {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers["allow"]).toBe("GET, HEAD");
    }
  });

  test("HSTS only where a trusted proxy says that TLS was used", async () => {
    const secure = await get("/", { "x-forwarded-proto": "https" });
    expect(secure.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect((await get("/")).headers["strict-transport-security"]).toBeUndefined();
    const plain = await get("/", { "x-forwarded-proto": "http" });
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
  });

  test("hosted: healthy is what the project's sign-in service says it is", async () => {
    const project = createServer((asked, answer) => {
      answer.writeHead(asked.url === "/auth/v1/health" ? 200 : 404).end("{}");
    });
    await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
    const { port } = project.address() as AddressInfo;
    const settings = readSettings({
      PORT: "0",
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    });
    const hosted = await startServer(settings, createLogger("silent"));
    expect((await fetch(`${hosted.origin}/healthz`)).status).toBe(200);
    project.closeAllConnections();
    await new Promise((resolve) => project.close(resolve));
    expect((await fetch(`${hosted.origin}/healthz`)).status).toBe(503);
    await hosted.stop();
  });

  test("hosted: the client learns the project, and there is no backend here", async () => {
    const config = await get("/app-config.json");
    expect(JSON.parse(config.body)).toEqual({
      url: "https://project.supabase.co",
      key: "sb_publishable_x",
      mail: true,
    });
    expect((await get("/rest/v1/contact_submissions")).status).toBe(404);
    expect((await get("/events")).status).toBe(404);
    expect((await get("/auth/v1/token", {}, "POST")).status).toBe(405);
  });
});
