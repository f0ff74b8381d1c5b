import { expect, test } from "vitest";
import { startLate } from "./late-start.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>
<body><script type="module" async="">import "/assets/a.js";</script></body>`;

test("the module moves into a file and the marker names everything to load", () => {
  const late = startLate(page);
  expect(late?.code).toBe(`import "/assets/a.js";`);
  expect(late?.file).toMatch(/^\/assets\/start-[0-9a-f]{10}\.js$/);
  expect(late?.html).not.toContain("modulepreload");
  expect(late?.html).not.toContain('type="module"');
  expect(late?.html).toContain(`data-src="${late?.file}" data-files="/assets/a.js /assets/b.js"`);
});

test("a page without a module is left alone", () => {
  expect(startLate("<p>plain</p>")).toBeNull();
});
