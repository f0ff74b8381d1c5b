import { expect, test } from "vitest";
import { contactPrefill } from "./contact-prefill.ts";

test("the project type of the query is preselected", () => {
  expect(contactPrefill("?projectType=realestate").projectType).toBe("realestate");
});

test("a demo opens the message with its title and suggests its project type", () => {
  const prefill = contactPrefill("?demo=restaurant");
  expect(prefill.message).toContain("Restaurant Management");
  expect(prefill.projectType).toBe("custom");
});

test("the project type of the query wins over the demo's", () => {
  expect(contactPrefill("?projectType=community&demo=learning").projectType).toBe("community");
});

test("unknown values fill nothing", () => {
  const empty = { projectType: "", message: "" };
  expect(contactPrefill("?projectType=<script>&demo=__proto__")).toEqual(empty);
  expect(contactPrefill("")).toEqual(empty);
});
