import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  BODY_LIMIT,
  parseFlatObject,
  parseRow,
  parseStrings,
  readLimitedBody,
} from "./request-body.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("a flat object is one whose values are plain or lists of strings", () => {
  const flat = { a: "x", b: 1, c: true, d: null, e: ["x", "y"], f: [] };
  expect(parseFlatObject(bytes(JSON.stringify(flat)))).toEqual(flat);
});

test.each([
  "",
  "[]",
  "[{}]",
  '"x"',
  "1",
  "null",
  '{"a":{}}',
  '{"a":[1]}',
  '{"a":[["x"]]}',
  "{",
  "a,b\n1,2",
])("%s is none", (text) => {
  expect(parseFlatObject(bytes(text))).toBeUndefined();
});

test.each(['{"a":"\\u0000"}', '{"\\u0000":"a"}', '{"a":["x\\u0000"]}', '{"a":"\\ud800"}'])(
  "%s holds what PostgreSQL cannot",
  (text) => {
    expect(parseFlatObject(bytes(text))).toBeUndefined();
    expect(parseStrings(bytes(text), ["a"])).toBeUndefined();
  },
);

test("a row has few values, of the types that go with their names", () => {
  const row = (values: object, fewest: 0 | 1 = 1) =>
    parseRow(bytes(JSON.stringify(values)), fewest);
  const good = { name: "Ada", agree_to_terms: true, services: ["a"], weeks: 4, company: null };
  expect(row(good)).toEqual(good);
  const wrong = [{ name: true }, { name: 5 }, { name: ["a"] }, { agree_to_terms: "true" }];
  const wrongToo = [{ tags: "a" }, { weeks: "4" }, { nowhere: 1 }];
  for (const values of [...wrong, ...wrongToo]) expect(row(values)).toBeUndefined();
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`column_${index}`, "x"]));
  expect(row(named(40))).toBeDefined();
  expect(row(named(41))).toBeUndefined();
  expect(row({})).toBeUndefined();
  expect(row({}, 0)).toEqual({});
});

test("whatever is sent, the answer is a flat object or nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const values: unknown[] = Object.values(parseFlatObject(bytes(text)) ?? {});
      const nested = values
        .flatMap((value) => value)
        .filter((value) => typeof value === "object" && value !== null);
      expect(nested).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});

test("sign-in keeps its two strings and drops the rest", () => {
  const sent = { email: "a@b.co", password: "p", data: {}, gotrue_meta_security: { captcha: 1 } };
  expect(parseStrings(bytes(JSON.stringify(sent)), ["email", "password"])).toEqual({
    email: "a@b.co",
    password: "p",
  });
  expect(parseStrings(bytes('{"email":{"a":1}}'), ["email"])).toEqual({});
  expect(parseStrings(bytes("[]"), ["email"])).toBeUndefined();
});

test("a body of exactly the limit is read, one byte more is not", async () => {
  const request = (size: number) =>
    new Request("http://localhost", { method: "POST", body: new Uint8Array(size) });
  expect((await readLimitedBody(request(BODY_LIMIT)))?.byteLength).toBe(BODY_LIMIT);
  expect(await readLimitedBody(request(BODY_LIMIT + 1))).toBeUndefined();
  expect(await readLimitedBody(new Request("http://localhost"))).toEqual(new Uint8Array());
});
