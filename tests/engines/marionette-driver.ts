import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MarionetteError, type Marionette } from "./marionette.ts";

type Route = readonly [method: string, path: string, command: string];

/** WebDriver's addresses below a session, and Marionette's command for each. A `:name` becomes a parameter. */
const routes: readonly Route[] = [
  ["DELETE", "", "DeleteSession"],
  ["GET", "/timeouts", "GetTimeouts"],
  ["POST", "/timeouts", "SetTimeouts"],
  ["GET", "/url", "GetCurrentURL"],
  ["POST", "/url", "Navigate"],
  ["POST", "/back", "Back"],
  ["POST", "/forward", "Forward"],
  ["POST", "/refresh", "Refresh"],
  ["GET", "/title", "GetTitle"],
  ["GET", "/window", "GetWindowHandle"],
  ["GET", "/window/handles", "GetWindowHandles"],
  ["GET", "/window/rect", "GetWindowRect"],
  ["POST", "/window/rect", "SetWindowRect"],
  ["GET", "/element/active", "GetActiveElement"],
  ["POST", "/element", "FindElement"],
  ["POST", "/elements", "FindElements"],
  ["POST", "/element/:element/element", "FindElement"],
  ["POST", "/element/:element/elements", "FindElements"],
  ["GET", "/element/:id/text", "GetElementText"],
  ["GET", "/element/:id/property/:name", "GetElementProperty"],
  ["GET", "/element/:id/attribute/:name", "GetElementAttribute"],
  ["GET", "/element/:id/selected", "IsElementSelected"],
  ["GET", "/element/:id/enabled", "IsElementEnabled"],
  ["GET", "/element/:id/computedlabel", "GetComputedLabel"],
  ["GET", "/element/:id/rect", "GetElementRect"],
  ["POST", "/element/:id/click", "ElementClick"],
  ["POST", "/element/:id/clear", "ElementClear"],
  ["POST", "/element/:id/value", "ElementSendKeys"],
  ["POST", "/execute/sync", "ExecuteScript"],
  ["POST", "/execute/async", "ExecuteAsyncScript"],
  ["DELETE", "/cookie", "DeleteAllCookies"],
  ["POST", "/actions", "PerformActions"],
  ["DELETE", "/actions", "ReleaseActions"],
  ["POST", "/print", "Print"],
  ["GET", "/screenshot", "TakeScreenshot"],
];

const patterns = routes.map(([method, path, command]) => ({
  method,
  command,
  pattern: new RegExp(`^/session/[^/]+${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
}));

/** A WebDriver server in front of a Firefox, for machines without geckodriver: no package registry brings that. */
export async function serveMarionette(marionette: Marionette) {
  const server = createServer((request, response) => {
    void answer(marionette, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(marionette: Marionette, request: IncomingMessage, response: ServerResponse) {
  const { status, value } = await valueOf(marionette, request).then(
    (result) => ({ status: 200, value: result }),
    (error: unknown) => ({ status: 500, value: wireErrorOf(error) }),
  );
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ value }));
}

function wireErrorOf(error: unknown) {
  const wire =
    error instanceof MarionetteError
      ? error.wire
      : { error: "unknown error", message: String(error) };
  return { stacktrace: "", ...wire };
}

async function valueOf(marionette: Marionette, request: IncomingMessage): Promise<unknown> {
  const { method = "", url = "" } = request;
  const body = await bodyOf(request);
  if (method === "POST" && url === "/session") {
    return marionette.call("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  }
  for (const one of patterns) {
    const found = one.method === method && one.pattern.exec(url);
    if (!found) continue;
    const full = one.command === "TakeScreenshot" ? { full: false } : {};
    const parameters = { ...body, ...found.groups, ...full };
    return unwrapped(await marionette.call(`WebDriver:${one.command}`, parameters));
  }
  throw new MarionetteError({ error: "unknown command", message: `${method} ${url}` });
}

async function bodyOf(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : {};
}

/** Marionette wraps single values once more. */
function unwrapped(result: unknown): unknown {
  const isWrapped =
    typeof result === "object" && result !== null && Object.keys(result).join() === "value";
  return isWrapped ? (result as { value: unknown }).value : result;
}
