import { expect, test } from "vitest";
import { rewriteServerError } from "./answers.ts";

const package500 = (code: string, message: string) =>
  JSON.stringify({ code, details: null, hint: null, message });

test.each([
  [package500("53300", "sorry, too many clients already"), 503, "PGRST003"],
  [package500("53100", "could not extend file: No space left on device"), 503, "PGRST003"],
  [package500("55P03", "canceling statement due to lock timeout"), 503, "PGRST003"],
  [
    package500("SUP", "PostgresError: canceling statement due to statement timeout"),
    503,
    "PGRST003",
  ],
  [package500("SUP", "PostgresError: remaining connection slots are reserved"), 503, "PGRST003"],
  [
    package500("SUP", "PostgresError: terminating connection due to administrator command"),
    503,
    "PGRST001",
  ],
  [package500("SUP", "Error: connect ECONNREFUSED 127.0.0.1:5432"), 503, "PGRST001"],
  [package500("SUP", "Error: Invalid input for string type"), 400, "22P02"],
  [
    package500(
      "SUP",
      'TypeError [ERR_INVALID_ARG_TYPE]: The "string" argument must be of type string',
    ),
    400,
    "22P02",
  ],
  [package500("SUP", "RangeError: Invalid time value"), 400, "22P02"],
  [package500("SUP", 'error: violates check constraint "a_b"'), 400, "23514"],
  [package500("SUP", "Error: the secret inside"), 500, "XX000"],
])("%s is %i %s", async (text, status, code) => {
  const answer = rewriteServerError(text);
  expect(answer.status).toBe(status);
  const wait = answer.headers.get("retry-after");
  expect(wait).toBe(status === 503 ? "2" : null);
  const { message, ...rest } = await answer.json();
  expect(rest).toEqual({ code, details: null, hint: wait });
  expect(message).not.toMatch(/inside|Error:|ECONN/);
});
