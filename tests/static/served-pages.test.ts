import { describe, expect, test } from "vitest";
import { inlineHashes } from "../../server/pages/inline-hashes.ts";
import { addresses } from "../support/addresses.ts";
import { attributeOf, headingOf, tagsOf } from "../support/served-html.ts";
import { get, htmlOf } from "./served.ts";

/** Headings that the specification gives, section 2. */
const specified: Readonly<Record<string, string>> = {
  "/": "Launch Your Business to the next dimension",
  "/contact": "Ready to Launch Your Mission?",
  "/login": "Admin Login",
  "/pricing": "Get Started Today",
  "/no-such-page": "Oops! Page not found",
  "/demo/no-such-demo": "Demo Not Found",
};

describe("in the served bytes", () => {
  for (const { path, status, h1 } of addresses) {
    test(`${path} is a whole page`, async () => {
      const html = await htmlOf(path);
      expect((await get(path)).status).toBe(status);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(headingOf(html)).toBe(specified[path] ?? h1);
      expect(h1.length).toBeGreaterThan(2);
      expect(html.match(/<main[\s>]/g)).toHaveLength(1);
      expect(html.includes('href="#main"') && html.includes('id="main"')).toBe(true);
      expect(tagsOf(html, "[a-z]+").filter((tag) => attributeOf(tag, "style") !== null)).toEqual(
        [],
      );
      expect(html).not.toMatch(/<!--\$\?-->|<template/);
    });

    test(`${path} has one style sheet, which its policy names`, async () => {
      const answer = await get(path);
      const { styles } = inlineHashes(await answer.text());
      expect(styles.size).toBe(1);
      expect(answer.headers.get("content-security-policy")).toContain(
        `; style-src 'self' ${[...styles].join(" ")}; `,
      );
    });
  }

  for (const path of ["/demo", "/demo/", "/demo/constructor", "/demo/__proto__"]) {
    test(`${path} is Demo Not Found`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(headingOf(await answer.text())).toBe("Demo Not Found");
    });
  }

  for (const path of [
    "/nope",
    "/nope/deeper/still",
    "/contact/nope",
    "/blog/never-written",
    "/press/never-announced",
    "/careers/astronaut",
    "/examples/nobody",
  ]) {
    test(`${path}, which nobody has made, is answered with 404 and a page that says so`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(headingOf(await answer.text())).toBe("Oops! Page not found");
    });
  }
});
