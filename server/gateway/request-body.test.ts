import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BODY_LIMIT, parseFlatObject, parseStrings, readLimitedBody } from "./request-body.ts";

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
