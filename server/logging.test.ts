import { expect, test } from "vitest";
import { errorFacts } from "./logging.ts";

test("of an error only the names of things are kept", () => {
  const error = Object.assign(new Error('invalid input "jane@example.com"'), {
    code: "22P02",
    constraint: "contact_submissions_email_shape",
    detail: "Failing row contains (jane@example.com)",
    query: "insert into contact_submissions",
    parameters: ["jane@example.com"],
  });
  expect(errorFacts(error)).toEqual({
    type: "Error",
    code: "22P02",
    constraint: "contact_submissions_email_shape",
    at: expect.stringMatching(/^at /),
  });
  expect(JSON.stringify(errorFacts(error))).not.toContain("jane");
  expect(errorFacts("jane@example.com")).toEqual({ type: "string" });
});
