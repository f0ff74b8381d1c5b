import { expect, test } from "vitest";
import { shortenRouteList } from "./route-list.ts";

const written = {
  entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"], css: [] },
  routes: {
    home: {
      id: "home",
      hasLoader: false,
      hasDefaultExport: true,
      imports: ["/assets/site.js", "/assets/framework.js", "/assets/chips.js"],
      css: [],
    },
  },
  version: "1",
};

test("false flags and what the start has loaded are left out, and nothing else is", () => {
  const short = shortenRouteList(`window.__reactRouterManifest=${JSON.stringify(written)};`);
  const home = {
    id: "home",
    hasDefaultExport: true,
    imports: ["/assets/chips.js", "/assets/site.js"],
    css: [],
  };
  expect(short).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ ...written, routes: { home } })};`,
  );
});

test("a list of another form is refused", () => {
  expect(() => shortenRouteList("window.__routes=[]")).toThrow("another form");
});
