import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "../../server/pages/built-sites.mjs";
import { noticesTxt } from "./notices-txt.ts";
import { readPackage, shippedList } from "./read-package.ts";
import { serverPackages } from "./server-packages.ts";
import { packageFolder } from "./shipped-packages-plugin.ts";

function makePackage(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-package-"));
  const manifest = { name: "a-package", version: "1.2.3", license: "MIT" };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test("a package is read with its licence and its notice", () => {
  const folder = makePackage({ "LICENCE.md": "You may.  \r\n", NOTICE: "We did.", readme: "No." });
  expect(readPackage(folder)).toEqual({
    name: "a-package",
    version: "1.2.3",
    license: "MIT",
    text: "You may.\n\nWe did.",
  });
  rmSync(folder, { recursive: true });
});

test("a package that is shipped without the text of its licence stops the build", () => {
  const folder = makePackage({ readme: "MIT, of course." });
  expect(() => readPackage(folder)).toThrow("a-package is shipped and brings no text");
  rmSync(folder, { recursive: true });
});

test("a module is known by its package, also inside another one and in a tool's helper", () => {
  const inRoot = (name: string) => path.join(process.cwd(), name);
  expect(packageFolder(inRoot("node_modules/zod/v4/core.js"))).toBe("node_modules/zod");
  expect(packageFolder(`\0${inRoot("node_modules/a/node_modules/@b/c/d.js")}?commonjs`)).toBe(
    "node_modules/a/node_modules/@b/c",
  );
  expect(packageFolder("\0vite/preload-helper.js")).toBe("node_modules/vite");
  expect(packageFolder(inRoot("app/root.tsx"))).toBeNull();
});

test("packages under the same words share them", () => {
  const shipped = { version: "1.0.0", license: "MIT", text: "The words." };
  const text = noticesTxt({
    siteName: "Perilune",
    fonts: [],
    browser: [
      { name: "b", ...shipped },
      { name: "a", ...shipped },
    ],
    server: [{ name: "c", version: "2.0.0", license: "ISC" }],
  });
  expect(text).toContain("\n\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nThe words.\n\n");
  expect(text).toContain("\n\nc 2.0.0, ISC\n");
});

test("every package with code in the built site has its notice there, and both fonts have theirs", () => {
  const site = builtSite(process.env);
  if (!existsSync(site)) return;
  const notices = readFileSync(path.join(site, "notices.txt"), "utf8");
  const scripts = readFileSync(shippedList(path.join(site, "..")), "utf8");
  const folders = JSON.parse(scripts) as readonly string[];
  expect(folders).toContain("node_modules/react-dom");
  const fonts = ["mona-sans", "martian-mono"].map((f) => `node_modules/@fontsource-variable/${f}`);
  for (const folder of [...folders, ...fonts]) {
    const { name, version, license, text } = readPackage(folder);
    expect(notices, `the name of ${name}`).toContain(`${name} ${version} (${license})\n`);
    expect(notices.includes(text), `the licence of ${name}`).toBe(true);
  }
  expect(notices.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

test("every package that the server is made with is listed", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const listed = serverPackages(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const names = listed.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain("vitest");
});
