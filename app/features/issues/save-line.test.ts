import { expect, test } from "vitest";
import { RepositoryError } from "#app/lib/repository-error.ts";
import type { SaveState } from "./issue-saver.ts";
import { noWords, type IssueRow, type StoredIssue } from "./issue.ts";
import { saveWords, whoOf } from "./save-line.tsx";

const at = "2026-11-28T09:00:00+00:00";
const theirs: StoredIssue = {
  id: "1",
  words: noWords,
  version: 2,
  state: "draft",
  changedAt: at,
  changedBy: "Ben Aalto",
};
const failed = (kind: ConstructorParameters<typeof RepositoryError>[0], hint = ""): SaveState => ({
  kind: "failed",
  error: new RepositoryError(kind, { hint }),
  isTrying: false,
});

test.each([
  [{ kind: "still" }, /^Saved as you write$/],
  [{ kind: "saving" }, /^Saving…$/],
  [{ kind: "saved", at }, /^Saved at \d/],
  [{ kind: "taken", from: theirs }, /^Ben Aalto has changed this issue at \d/],
  [{ kind: "long" }, /^Not saved: one of the fields is too long\.$/],
  [{ kind: "full" }, /^Not saved: there are 200 issues/],
  [{ kind: "conflict", theirs }, /^$/],
  [{ kind: "begun" }, /^$/],
  [{ kind: "gone" }, /^$/],
  [failed("unreachable"), /^Not saved: our server did not answer\. Every word is kept/],
  [failed("too-many", "90"), /wait 2 minutes\.$/],
  [failed("not-allowed"), /^Not saved: your account may not do this/],
  [failed("refused"), /^Not saved: our server could not take one of the fields/],
  [failed("failed"), /^Not saved: something went wrong on our side/],
] satisfies readonly (readonly [SaveState, RegExp])[])("%j says %s", (state, says) => {
  expect(saveWords(state, null)).toMatch(says);
});

test("of one that is stored, and that nobody has touched, it says that all is saved", () => {
  expect(saveWords({ kind: "still" }, {} as IssueRow)).toBe("Everything is saved");
});

test("who has changed it is known by the answer, by the list, or not at all", () => {
  const row = { changedAt: at, changedBy: "Dana Wells" } as IssueRow;
  expect(whoOf(theirs, row)).toBe("Ben Aalto");
  expect(whoOf({ ...theirs, changedBy: "" }, row)).toBe("Dana Wells");
  expect(whoOf({ ...theirs, changedBy: "" }, { ...row, changedAt: "later" })).toBe("Somebody");
});
