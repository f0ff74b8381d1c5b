import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSiteFolder } from "./site-folder.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer("PGlite", { SITE_DIR: makeSiteFolder() });
});
afterAll(() => server.remove());

/** The head of what comes back for these bytes, as they are. */
async function headOf(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const answer = await text(socket);
  return answer.slice(0, answer.indexOf("\r\n\r\n"));
}

function request(line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, "host: here", "connection: close", ...headers, "", ""].join("\r\n");
}

const key = () => `apikey: ${server.publishableKey}`;

const cases: readonly (readonly [what: string, status: number, bytes: () => string])[] = [
  ["a page", 200, () => request("GET /")],
  ["a page without its content", 200, () => request("HEAD /contact")],
  ["a file", 200, () => request("GET /robots.txt")],
  ["a script", 200, () => request("GET /assets/entry-1a2b3c.js")],
  ["no page", 404, () => request("GET /nope")],
  ["no file", 404, () => request("GET /assets/nope.js")],
  ["a broken path", 400, () => request("GET /%")],
  ["a method that pages have not", 405, () => request("DELETE /")],
  ["OPTIONS of a page", 405, () => request("OPTIONS /")],
  ["the configuration", 200, () => request("GET /app-config.json")],
  ["health", 200, () => request("GET /healthz")],
  ["a redirection", 303, () => request("GET /blog/unsubscribe?token=x")],
  ["an unknown token", 404, () => request("POST /blog/unsubscribe?token=x", "content-length: 0")],
  ["no method of the link", 405, () => request("PUT /blog/unsubscribe")],
  ["a list", 200, () => request("GET /rest/v1/rpc/open_calls?type=call15", key())],
  ["a refused list", 401, () => request("GET /rest/v1/contact_submissions?select=id", key())],
  ["no table", 404, () => request("GET /rest/v1/nope", key())],
  ["OPTIONS of a table", 405, () => request("OPTIONS /rest/v1/contact_submissions")],
  ["no such account", 400, () => signIn('{"email":"a@b.co","password":"x"}')],
  ["a body that is no JSON", 400, () => signIn("{")],
  ["no address of the sign-in", 404, () => request("GET /auth/v1/settings")],
  ["TRACE", 405, () => request("TRACE /")],
  ["a wish to upgrade", 200, () => request("GET /", "connection: upgrade", "upgrade: h2c")],
  ["a backslash", 400, () => request("GET /\\evil")],
  ["no host", 400, () => "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ["two hosts in one", 400, () => "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n"],
  ["what is no HTTP", 400, () => "hello\r\n\r\n"],
  ["two lengths", 400, () => request("POST /", "content-length: 1", "content-length: 2")],
  ["a head without end", 431, () => request("GET /", `x: ${"x".repeat(16_500)}`)],
  ["an unknown expectation", 417, () => request("GET /", "expect: tea")],
];

function signIn(body: string): string {
  const line = "POST /auth/v1/token?grant_type=password";
  return request(line, key(), `content-length: ${body.length}`) + body;
}

test.each(cases)("%s is never sniffed", async (_, status, bytes) => {
  const head = await headOf(bytes());
  expect(head.split(" ")[1]).toBe(String(status));
  expect(head.toLowerCase().match(/^x-content-type-options: nosniff$/gm)).toHaveLength(1);
});
