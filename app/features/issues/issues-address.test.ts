import { expect, test } from "vitest";
import { issueAddress, openIssueOf } from "./issues-address.ts";

const id = "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10";

test("an address names the issue that is open, or none", () => {
  expect(openIssueOf(issueAddress(id))).toBe(id);
  expect(openIssueOf(issueAddress(null))).toBeNull();
  expect(openIssueOf("?view=issues&issue=new")).toBeNull();
  expect(openIssueOf(`?view=issues&issue=${id.toUpperCase()}`)).toBe(id);
});
