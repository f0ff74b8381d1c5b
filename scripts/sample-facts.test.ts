import { expect, test } from "vitest";
import { sampleFacts } from "./sample-facts.ts";

const real = {
  origin: "https://perilune.com",
  email: "hello@perilune.com",
  phone: { href: "tel:+14158675309" },
  social: [{ name: "X", href: "https://x.com/perilune" }],
};

test("real facts are not reported", () => {
  expect(sampleFacts(real)).toEqual([]);
});

test("each kind of sample is named", () => {
  expect(sampleFacts({ ...real, origin: "http://localhost:3000" })).toEqual(["the site's address"]);
  expect(sampleFacts({ ...real, email: "hello@perilune.example" })).toEqual(["the e-mail address"]);
  expect(sampleFacts({ ...real, phone: { href: "tel:+14155550100" } })).toEqual([
    "the phone number",
  ]);
  const social = [{ name: "X", href: "https://example.com/x" }];
  expect(sampleFacts({ ...real, social })).toEqual(["the links to X"]);
});
