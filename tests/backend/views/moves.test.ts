import { describe, expect, test } from "vitest";
import { engines } from "../test-server.ts";
import { asReader, FIREFOX, siteOn } from "./counted-site.ts";

describe.each(engines)("pages that are shown without being loaded, on %s", (engine) => {
  const site = siteOn(engine);
  const move = { path: "/contact", source: "news.example", campaign: "May offer" };

  test("are views of the visit's source and campaign, and never arrivals", async () => {
    expect(await site().tell(move)).toBe(204);
    expect(await site().tell({ ...move, path: "/contact/" })).toBe(204);
    expect(await site().counted()).toEqual([{ ...move, views: 2, arrivals: 0 }]);
  });

  test.each([
    ["an unknown page", { ...move, path: "/nothing" }, {}, 204],
    ["a page of the team", { ...move, path: "/admin" }, {}, 204],
    ["who asks not to be followed", move, { "sec-gpc": "1" }, 204],
    ["a program", move, { "user-agent": "curl/8.5.0" }, 204],
    ["another site", move, { "sec-fetch-site": "cross-site" }, 403],
    ["a neighbour of the same site", move, { "sec-fetch-site": "same-site" }, 403],
    ["an address typed by hand", move, { "sec-fetch-site": "none" }, 403],
    ["a name that is none", { ...move, source: 7 }, {}, 400],
    ["a list", [move], {}, 400],
    ["one thing too many", { ...move, email: "ada@example.com" }, {}, 400],
    ["one thing too few", { path: "/contact" }, {}, 400],
    ["no JSON", "path=/contact", {}, 400],
    ["nothing", "", {}, 400],
    [
      "1,001 bytes",
      { ...move, source: "x".repeat(1_001 - JSON.stringify({ ...move, source: "" }).length) },
      {},
      413,
    ],
  ] as const)("%s is not counted", async (_, body, headers, status) => {
    expect(await site().tell(body, headers)).toBe(status);
    expect(await site().counted()).toEqual([]);
  });

  test("1,000 bytes are, as two names of another script take", async () => {
    const bare = JSON.stringify({ ...move, source: "" }).length;
    expect(await site().tell({ ...move, source: "x".repeat(1_000 - bare) })).toBe(204);
    const names = { source: "🚀".repeat(100), campaign: "Ω".repeat(100) };
    expect(await site().tell({ ...move, ...names })).toBe(204);
    const told = (await site().counted()).map(({ source, campaign }) => ({ source, campaign }));
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ source: "x".repeat(100), campaign: "May offer" });
    expect(told).toContainEqual(names);
  });

  test("older browsers say where they are by their origin; whoever says neither is refused", async () => {
    const { origin, publishableKey: _ } = site().server;
    const say = (headers: Record<string, string>) =>
      site().open("/v", { "user-agent": FIREFOX, "content-length": "0", ...headers }, "POST");
    expect(await say({ origin })).toBe(400);
    expect(await say({ origin: "https://elsewhere.example" })).toBe(403);
    expect(await say({ origin: "null" })).toBe(403);
    expect(await say({})).toBe(403);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE"])("by %s nothing is told", async (method) => {
    expect(await site().open("/v", asReader, method)).toBe(405);
    expect(await site().counted()).toEqual([]);
  });

  test("sixty a minute of one address, and as many of the next; of what is above nobody hears", async () => {
    const from = (address: string) => site().tell(move, { "x-forwarded-for": address });
    for (let told = 0; told < 60; told += 1) expect(await from("198.51.100.1")).toBe(204);
    expect(await from("198.51.100.1")).toBe(204);
    expect(await from("198.51.100.2")).toBe(204);
    expect(await site().counted()).toEqual([{ ...move, views: 61, arrivals: 0 }]);
  });
});
