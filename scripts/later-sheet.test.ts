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
  test("a rule goes when the markup does not hold its name", () => {
    const { stays, later } = split(".b1{top:0}.d1{top:1px}.c1{top:2px}.c2{top:3px}");
    expect(stays).toBe(".b1{top:0}.c1{top:2px}");
    expect(later).toBe(".d1{top:1px}.c2{top:3px}");
  });

  test.each([
    ["an id", "#d1{top:1px}", '<p id="d1"></p>'],
    ["a class of a drawing", ".d1{top:1px}", '<svg><g class="d1"/></svg>'],
    ["what shows without script", ".d1{top:1px}", '<noscript><p class="x d1"></p></noscript>'],
  ])("%s in the markup counts", (_, css, markup) => {
    expect(split(css, markup).stays).toBe(css);
  });

  test("a name in a script or in the sheet itself does not count", () => {
    const { stays } = split(
      ".d1{top:1px}.b1{top:0}",
      `<p class="b1"></p><script>' class="d1"'</script>`,
    );
    expect(stays).toBe(".b1{top:0}");
  });

  test.each([
    ["one of several selectors", ".d1,.b1{top:0}"],
    ["one that may be another", ":is(.d1,.b1){top:0}"],
    ["one that must not be there", ".b1:not(.d1,:has(.c2)){top:0}"],
    ["one that no module has", ".dark .b1{top:0}"],
  ])("%s is not missed", (_, css) => {
    expect(split(css).stays).toBe(css);
  });

  test.each([
    ["any name of a selector", ".b1 .d1 p{top:0}"],
    ["a name of each selector", ".d1 p,.c2>.b1{top:0}"],
  ])("%s is missed", (_, css) => {
    expect(split(css)).toMatchObject({ stays: "", later: css });
  });

  test("groups keep their names and conditions on both sides, and none is left empty", () => {
    const css =
      "@layer kit,views;@layer views{@media print{.d1{top:1px}}.b1{top:0}}@layer kit{.d1{top:2px}}";
    expect(split(css).stays).toBe("@layer kit,views;@layer views{.b1{top:0}}");
    expect(split(css).later).toBe(
      "@layer views{@media print{.d1{top:1px}}}@layer kit{.d1{top:2px}}",
    );
  });

  test("an animation goes with the last rule of its module; what no module owns stays", () => {
    const general =
      "@font-face{font-family:a;src:url(a)}@property --a{syntax:'*';inherits:false}h1{top:0}.app--shop{top:0}";
    const moving = "@keyframes spin{to{rotate:1turn}}.d1{animation:spin 1s}";
    const { stays, later } = split(`${general}${moving}`);
    expect(stays).toBe(general);
    expect(later).toBe(moving);
    expect(split(moving, '<p class="d1"></p>').stays).toBe(moving);
  });
});

describe("what comes later counts as written last", () => {
  const before = "@layer views{.d1{top:1px}.b1{top:0}}";

  test.each([
    ["of a module that is used with its own", before, used("bar", "dialog")],
    ["of its own module", "@layer views{.c2{top:1px}.c1{top:0}}", apart],
    ["of no module", "@layer views{.d1{top:1px}h1{top:0}}", apart],
    ["whatever its condition", "@layer views{@media print{.c2{top:0}}.c1{top:0}}", apart],
    ["that says the same by another name", "@layer views{.c2{left:0}.c1{inset:0}}", apart],
  ])("a rule stays before one %s", (_, css, modules) => {
    const markup = '<h1 class="b1 c1"></h1>';
    expect(split(css, markup, modules)).toMatchObject({ stays: css, later: "" });
  });

  test("a rule stays before one that stays for that reason alone", () => {
    const css = "@layer views{.c1{top:2px}.d1{top:1px}.b1{top:0}}";
    const together = new Map([
      ["bar", new Set(["dialog"])],
      ["dialog", new Set(["bar", "card"])],
      ["card", new Set(["dialog"])],
    ]);
    expect(split(css, '<p class="b1"></p>', { ...apart, together }).stays).toBe(css);
  });

  test.each([
    ["stands behind it", "@layer views{.b1{top:0}.d1{top:1px}}"],
    ["is in another layer", "@layer components{.d1{top:1px}}@layer views{.b1{top:0}}"],
    ["says something else", "@layer views{.d1{width:1px;--a:1}.b1{top:0;--b:1}}"],
    ["goes as well", "@layer views{.d1{top:1px}.c2{top:0}}"],
  ])("one goes that %s", (_, css) => {
    expect(split(css, undefined, used("bar", "dialog", "card")).stays).not.toContain("d1");
  });

  test("one goes before a rule of a module that is not used with its own", () => {
    expect(split(before).stays).toBe("@layer views{.b1{top:0}}");
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
