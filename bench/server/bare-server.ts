/** The limit of our server: a static Hono handler that always answers with the bytes of one brotli file. */
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const bytes = new Uint8Array(readFileSync(process.env["BARE_FILE"] ?? ""));
const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };

const app = new Hono();
app.get("/", (context) => context.body(bytes, 200, headers));

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  process.stdout.write(`ready on http://127.0.0.1:${port}\n`);
});
