import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Member, Team } from "../entry/team.ts";
import {
  findColleagues,
  mentionName,
  mentionParts,
  mentionQuery,
  mentionsOf,
  standingMentions,
} from "./mentions.ts";

function member(id: string, name: string, isActive = true): Member {
  return { id, name, email: `${id}@perilune.example`, isOwner: false, isActive };
}

const team: Team = {
  myId: "dana",
  members: [
    member("dana", "Dana Wells"),
    member("reyes", "Dana Reyes"),
    member("other", "Dana Reyes"),
    member("zoe", "Zoë Brandt"),
    member("ben", "ben@perilune.example"),
    member("gone", "Gus Gone", false),
  ],
};

const zoe = { id: "zoe", name: "Zoë" };
const brandt = { id: "brandt", name: "Zoë Brandt" };

describe("which names stand in a text", () => {
  test.each([
    ["@Zoë, look", ["zoe"]],
    ["look, @Zoë", ["zoe"]],
    ["(@Zoë)", ["zoe"]],
    ["@Zoë Brandt knows", ["brandt"]],
    ["@Zoë and @Zoë Brandt and @Zoë", ["zoe", "brandt"]],
    ["@Zoë\nBrandt", ["zoe"]],
    ["Zoë", []],
    ["@Zo", []],
    ["@Zoëlla", []],
    ["write to me@Zoë", []],
    ["@zoë", []],
    ["", []],
  ])("%j mentions %j", (text, ids) => {
    expect(standingMentions(text, [zoe, brandt]).map(({ id }) => id)).toEqual(ids);
  });

  test("an address is a name as well, also at the end of a sentence", () => {
    const ben = { id: "ben", name: "ben@perilune.example" };
    expect(standingMentions("Ask @ben@perilune.example.", [ben])).toEqual([ben]);
  });

  test("a text is told in words and names", () => {
    expect(mentionParts("Hi @Zoë Brandt!", [zoe, brandt])).toEqual([
      { kind: "words", text: "Hi " },
      { kind: "mention", text: "@Zoë Brandt", ids: ["brandt"] },
      { kind: "words", text: "!" },
    ]);
  });

  test("no letter of any text is lost", () => {
    const piece = constantFrom("@", "Zoë", " ", "Brandt", "\n", "a", ".", "@Zoë", "(");
    assert(
      property(array(piece), (pieces) => {
        const text = pieces.join("");
        const parts = mentionParts(text, [zoe, brandt]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });
});

describe("whom the caret looks for", () => {
  test.each([
    ["@|", ""],
    ["Ask @da|", "da"],
    ["Ask @da|na", "da"],
    ["Ask @Dana Re|", "Dana Re"],
    ["(@da|", "da"],
    ["one\n@da|", "da"],
    ["@ben@peri|", "ben@peri"],
    ["@Zoë @da|", "da"],
    ["@Zoë Bran|", null],
    ["@Zoë |", null],
    ["@Zo|ë", null],
    ["@ noon|", null],
    ["mail@da|", null],
    ["@da\n|", null],
    ["da|", null],
    ["|@da", null],
    [`@${"x".repeat(80)}|`, null],
  ])("%j: %j", (marked, words) => {
    const caret = marked.indexOf("|");
    const text = marked.replace("|", "");
    expect(mentionQuery(text, caret, [zoe])?.words ?? null).toBe(words);
  });

  test("the place is that of the @", () => {
    expect(mentionQuery("one\nAsk @da", 11, [])).toEqual({ from: 8, words: "da" });
  });
});

describe("who is offered", () => {
  const offered = (words: string) => findColleagues(team, words).map(({ id }) => id);

  test("everybody else who has access, by name", () => {
    expect(offered("")).toEqual(["ben", "reyes", "other", "zoe"]);
  });

  test("by any part of the name or address, without case and accents", () => {
    expect(offered("zoe b")).toEqual(["zoe"]);
    expect(offered("BRANDT")).toEqual(["zoe"]);
    expect(offered("reyes@")).toEqual(["reyes"]);
    expect(offered("gus")).toEqual([]);
    expect(offered("wells")).toEqual([]);
  });

  test("whose name begins with the words comes first", () => {
    expect(offered("b")).toEqual(["ben", "zoe"]);
  });

  test("two of one name are told apart by their addresses, in the list and in the text", () => {
    const [one, other] = findColleagues(team, "dana r");
    expect(one && mentionName(one, team)).toBe("Dana Reyes (reyes@perilune.example)");
    expect(other && mentionName(other, team)).toBe("Dana Reyes (other@perilune.example)");
    const [alone] = findColleagues(team, "zoe");
    expect(alone && mentionName(alone, team)).toBe("Zoë Brandt");
  });
});

test("a note's people are found by how they stand in it, also those who have left", () => {
  const text = "@Gus Gone and @Dana Reyes (other@perilune.example), not @Zoë Brandt";
  const parts = mentionParts(text, mentionsOf(["gone", "other"], team));
  expect(parts.filter(({ kind }) => kind === "mention").map((part) => part.text)).toEqual([
    "@Gus Gone",
    "@Dana Reyes (other@perilune.example)",
  ]);
});
