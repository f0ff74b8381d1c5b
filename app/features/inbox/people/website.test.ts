import { expect, test } from "vitest";
import { websiteOf } from "./website.ts";

test.each([
  ["northgate.example", "https://northgate.example/"],
  ["mail.north-gate.example", "https://mail.north-gate.example/"],
  ["müller.example", "https://xn--mller-kva.example/"],
])("%s has its front page", (domain, website) => {
  expect(websiteOf(domain)).toBe(website);
});

test.each([
  "",
  "localhost",
  "a.example/x",
  "user@a.example",
  "a.example:8080",
  "javascript:x",
  "a b.example",
])("%j is no website", (domain) => {
  expect(websiteOf(domain)).toBeNull();
});
