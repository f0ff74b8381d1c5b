import { expect, test } from "vitest";
import { parseSkills, skillMatch } from "./skills.ts";

test("the same word matches in any case, a part of it does not", () => {
  const match = skillMatch(
    { skills: ["react", "SQL", "Java"] },
    { skills: ["React", "JavaScript"] },
  );
  expect(match).toEqual({ matched: ["React"], missing: ["JavaScript"] });
});

test("typed skills stand once each, twelve at most", () => {
  expect(parseSkills(" React, sql ,, SQL,React ")).toEqual(["React", "sql"]);
  expect(parseSkills(Array.from({ length: 20 }, (_, n) => `s${n}`).join(","))).toHaveLength(12);
  expect(parseSkills("")).toEqual([]);
});
