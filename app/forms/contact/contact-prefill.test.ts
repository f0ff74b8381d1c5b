import { expect, test } from "vitest";
import { contactPrefill } from "./contact-prefill.ts";

test("the project type of the query is preselected", () => {
  expect(contactPrefill({ search: "?projectType=realestate", state: null }).projectType).toBe(
    "realestate",
  );
});

test("a demo opens the message with its title and suggests its project type", () => {
  const prefill = contactPrefill({ search: "?demo=restaurant", state: null });
  expect(prefill.message).toBe("I'd like something like the Restaurant Management demo. ");
  expect(prefill.projectType).toBe("custom");
});

test("the project type of the query wins over the demo's", () => {
  expect(
    contactPrefill({ search: "?projectType=community&demo=learning", state: null }).projectType,
  ).toBe("community");
});

test("unknown values fill nothing", () => {
  const empty = { projectType: "", message: "" };
  expect(contactPrefill({ search: "?projectType=<script>&demo=__proto__", state: null })).toEqual(
    empty,
  );
  expect(contactPrefill({ search: "", state: null })).toEqual(empty);
});

test("a plan or product that the visitor comes from opens the message", () => {
  const arrive = (state: unknown) => contactPrefill({ search: "", state }).message;
  expect(arrive({ about: "Professional plan" })).toBe(
    "We would like to talk about: Professional plan. ",
  );
  for (const state of [null, "text", { about: 3 }, {}]) expect(arrive(state)).toBe("");
});
