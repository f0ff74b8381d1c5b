import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { demoCatalog } from "#app/content/demo-catalog.ts";

const slugs = demoCatalog.map(({ slug }) => slug);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // The linter's own test puts its probes here for a moment.
  .filter((name) => !name.startsWith("lint-probe-"));

test("every demo has its folder, and no folder is without a demo", () => {
  expect(folders.toSorted()).toEqual(slugs.toSorted());
});

describe.each(slugs)("%s", (slug) => {
  const folder = path.join(import.meta.dirname, slug);
  const files = readdirSync(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: read(name) }));

  test("has the parts that all demos have", () => {
    for (const part of ["route.tsx", "frame.ts", "model.ts", "data.ts", "reducer.ts"]) {
      expect(files).toContain(part);
    }
    expect(readdirSync(path.join(folder, "screens")).length).toBeGreaterThan(0);
    expect(files.filter((name) => name.endsWith(".test.ts")).length).toBeGreaterThan(0);
    expect(files).toContain("data.test.ts");
  });

  test("its route says who it is and keeps its faults to itself", () => {
    const route = read("route.tsx");
    expect(route).toMatch(/export function meta\(/);
    expect(route).toMatch(/export \{ DemoError as ErrorBoundary \}/);
  });

  test("what decides knows nothing of React", () => {
    const guilty = sources.filter(
      ({ name, text }) =>
        name.endsWith(".ts") && !/(^|\/)use-/.test(name) && /from "react"/.test(text),
    );
    // Props of screens name React's types, and nothing else of it.
    expect(guilty.filter(({ name }) => !name.endsWith("-props.ts"))).toEqual([]);
  });

  test("nothing asks the network or a store, and nothing is left to chance", () => {
    const forbidden =
      /\bfetch\(|XMLHttpRequest|sendBeacon|localStorage|sessionStorage|indexedDB|document\.cookie|\bimport\(|Math\.random|createContext/;
    expect(sources.filter(({ text }) => forbidden.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
