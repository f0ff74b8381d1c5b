import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGateway } from "./create-gateway.ts";

let lines: [string, ...unknown[]][] = [];
let asked = 0;

beforeEach(() => {
  lines = [];
  asked = 0;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const line =
  (level: string) =>
  (...values: unknown[]) =>
    void lines.push([level, ...values]);
const logger = {
  debug: line("debug"),
  info: line("info"),
  warn: line("warn"),
  error: line("error"),
};

function aGateway(answer: () => Promise<Response>) {
  const app = { fetch: () => ((asked += 1), answer()) };
  const secrets = { jwtSecret: "secret" };
  const backend = { app, accountsApp: app, database: { kysely: undefined }, secrets };
  return createGateway(backend as never, { perMinute: 1e6, perHour: 1e6 }, logger);
}

test("what is refused never reaches the backend, and a flood of it is one line", async () => {
  const gateway = aGateway(() => Promise.resolve(Response.json([])));
  for (let time = 0; time < 1_000; time += 1) {
    await gateway(new Request("http://x/rest/v1/staff?select=id&role=match.a"), "192.0.2.1");
  }
  await gateway(new Request("http://x/rest/v1/nowhere"), "192.0.2.1");
  await gateway(new Request("http://x/rest/v1/staff?select=id"), "192.0.2.1");
  expect(asked).toBe(1);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const reasons = { "rest 400": 1_000, "rest 404": 1 };
  expect(lines).toEqual([["info", { reasons }, "refused 1001 requests"]]);
});

test("an error that comes again and again does not fill the log", async () => {
  const gateway = aGateway(() => Promise.reject(new Error("Jane's words")));
  for (let time = 0; time < 100; time += 1) {
    const answer = await gateway(new Request("http://x/rest/v1/staff?select=id"), "192.0.2.1");
    expect(answer.status).toBe(500);
  }
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    ["error", expect.objectContaining({ type: "Error" }), "request failed"],
    ["error", expect.objectContaining({ type: "Error", times: 99 }), "request failed"],
  ]);
  expect(JSON.stringify(lines)).not.toContain("Jane");
});
