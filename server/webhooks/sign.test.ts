import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { signedHeaders } from "./sign.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const next = `whsec_${Buffer.alloc(32, 2).toString("base64")}`;
const id = "b4a0f6de-1111-4222-8333-444455556666";
const body = '{"type":"test","data":{"name":"Zoë’s “shop”"}}';

test("the specification's own library accepts the signature of each secret", () => {
  const headers = signedHeaders(id, new Date(), body, [next, secret]);
  expect(headers["webhook-signature"].split(" ")).toHaveLength(2);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(new Webhook(next).verify(body, headers)).toEqual(JSON.parse(body));
});

const noMatch = "No matching signature found";

test("it refuses another body, another id, another secret and an old time", () => {
  const headers = signedHeaders(id, new Date(), body, [secret]);
  const judge = new Webhook(secret);
  expect(() => judge.verify(body.replace("test", "best"), headers)).toThrow(noMatch);
  expect(() => judge.verify(body, { ...headers, "webhook-id": "other" })).toThrow(noMatch);
  expect(() => new Webhook(next).verify(body, headers)).toThrow(noMatch);
  const old = signedHeaders(id, new Date(Date.now() - 10 * 60_000), body, [secret]);
  expect(() => judge.verify(body, old)).toThrow("Message timestamp too old");
});
