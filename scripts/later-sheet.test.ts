import { describe, expect, test } from "vitest";
import { inlineHashes } from "../server/pages/inline-hashes.ts";
import type { Modules } from "./css-modules.ts";
import { splitSheet } from "./later-sheet.ts";

const owners: Record<string, string> = {
  b1: "bar",
  c1: "card",
  c2: "card",
  d1: "dialog",
  spin: "dialog",
};
const apart: Modules = { moduleOf: (name) => owners[name], together: new Map() };
const used = (...names: readonly string[]): Modules => ({
  ...apart,
  together: new Map(names.map((name) => [name, new Set(names)])),
});

function split(css: string, markup = '<p class="b1 c1"></p>', modules = apart) {
  const page = `<style data-site="">${css}</style>${markup}<script type="text/x-start" data-src="/s.js"></script>`;
  const { html, file, css: later } = splitSheet(page, modules);
  const [, stays = ""] = /<style data-site="">(.*?)<\/style>/s.exec(html) ?? [];
  return { html, file, stays, later };
}

describe("what a page does not show yet is in a sheet of its own", () => {
  test("a module goes whole when the markup holds none of its names, and stays whole when it holds one", () => {
    const { stays, later } = split(".b1{top:0}.d1{top:1px}.c1{top:2px}.c2{top:3px}");
    expect(stays).toBe(".b1{top:0}.c1{top:2px}.c2{top:3px}");
    expect(later).toBe(".d1{top:1px}");
  });

  test.each([
    ["an id", ".b1{top:0}#d1{top:1px}", '<p id="d1"></p>', "#d1{top:1px}"],
    [
      "a class of a drawing",
      ".d1{top:1px}.b1{top:0}",
      '<svg><g class="d1"/></svg>',
      ".d1{top:1px}",
    ],
    [
      "what shows without script",
      ".d1{top:1px}",
      '<noscript><p class="x d1"></p></noscript>',
      ".d1",
    ],
  ])("%s in the markup counts", (_, css, markup, stays) => {
    expect(split(css, markup).stays).toContain(stays);
  });

  test("a name in a script or in the sheet itself does not count", () => {
    const { stays } = split(
      ".d1{top:1px}.b1{top:0}",
      `<p class="b1"></p><script>' class="d1"'</script>`,
    );
    expect(stays).toBe(".b1{top:0}");
  });

  test("groups keep their names and conditions on both sides, and none is left empty", () => {
    const css =
      "@layer kit,views;@layer views{@media print{.d1{top:1px}}.b1{top:0}}@layer kit{.d1{top:2px}}";
    expect(split(css).stays).toBe("@layer kit,views;@layer views{.b1{top:0}}");
    expect(split(css).later).toBe(
      "@layer views{@media print{.d1{top:1px}}}@layer kit{.d1{top:2px}}",
    );
  });

  test("an animation goes with its module; fonts, properties and what no module owns stay", () => {
    const general =
      "@font-face{font-family:a;src:url(a)}@property --a{syntax:'*';inherits:false}h1{top:0}.app--shop{top:0}";
    const { stays, later } = split(
      `${general}@keyframes spin{to{rotate:1turn}}.d1{animation:spin 1s}`,
    );
    expect(stays).toBe(general);
    expect(later).toBe("@keyframes spin{to{rotate:1turn}}.d1{animation:spin 1s}");
  });
});

describe("what comes later counts as written last", () => {
  const before = "@layer views{.d1{top:1px}.b1{top:0}}";

  test("a module that would overtake one that is used with it stays", () => {
    expect(split(before, undefined, used("bar", "dialog")).stays).toBe(before);
  });

  test("so does one that would overtake a module which stays for that reason alone", () => {
    const css = "@layer views{.c1{top:2px}.d1{top:1px}.b1{top:0}}";
    const together = new Map([
      ["bar", new Set(["dialog"])],
      ["dialog", new Set(["bar", "card"])],
      ["card", new Set(["dialog"])],
    ]);
    expect(split(css, '<p class="b1"></p>', { ...apart, together }).stays).toBe(css);
  });

  test.each([
    ["stood behind it anyway", "@layer views{.b1{top:0}.d1{top:1px}}"],
    ["is in another layer", "@layer components{.d1{top:1px}}@layer views{.b1{top:0}}"],
  ])("one that %s goes", (_, css) => {
    expect(split(css, undefined, used("bar", "dialog")).stays).not.toContain("d1");
  });
});

describe("the page", () => {
  test("names the sheet where it names its scripts, by its text", () => {
    const { html, file } = split(".b1{top:0}.d1{top:1px}");
    expect(file).toMatch(/^\/assets\/later-[0-9a-f]{10}\.css$/);
    expect(html).toContain(`data-src="/s.js" data-sheet="${file}"></script>`);
    expect(split(".b1{top:9px}.d1{top:1px}").file).toBe(file);
    expect(split(".b1{top:0}.d1{top:2px}").file).not.toBe(file);
    expect(inlineHashes(html).styles.size).toBe(1);
  });

  test("without a place for that is refused", () => {
    expect(() => splitSheet('<style data-site="">.d1{top:0}</style>', apart)).toThrow("no start");
  });
});
