import { expect, test } from "vitest";
import { sourceOf } from "./record-rows.ts";

const told = {
  path: "/contact",
  entry_path: "/features",
  call_to_action: "Get Started",
  referrer_host: "search.example",
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  utm_term: "",
  utm_content: "",
  trap: false,
  seconds: 41.5,
};

test("a source is what the page told of it", () => {
  expect(sourceOf([told])).toMatchObject({ page: "/contact", referrer: "search.example" });
  expect(sourceOf([])).toBeNull();
});

test("the word of a page alone is no source", () => {
  const word = { ...told, path: "", entry_path: "", call_to_action: "", referrer_host: "" };
  expect(sourceOf([word])).toBeNull();
});
