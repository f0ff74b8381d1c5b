import { expect, test } from "vitest";
import { createAddressGuard, InsideAddress } from "./guarded-address.ts";

const outside = { address: "93.184.216.34", family: 4 };
const inside = { address: "10.0.0.5", family: 4 };
const names: Readonly<Record<string, readonly { address: string; family: number }[]>> = {
  "outside.example": [outside],
  "inside.example": [inside],
  // The first is not the one that is called: a machine chooses.
  "both.example": [outside, inside],
  "mapped.example": [{ address: "::ffff:10.0.0.5", family: 6 }],
};

function resolve(host: string) {
  const addresses = names[host];
  return addresses === undefined
    ? Promise.reject(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }))
    : Promise.resolve(addresses);
}

function connectTo(host: string, allowed: readonly string[] = []): Promise<unknown> {
  const guard = createAddressGuard(allowed, resolve);
  return new Promise((done) =>
    guard.lookup(host, { all: true }, (error, addresses) => done(error ?? addresses)),
  );
}

test.each([
  ["https://outside.example/hook", undefined],
  ["https://inside.example/hook", "inside"],
  ["https://both.example/hook", "inside"],
  ["https://mapped.example/hook", "inside"],
  ["https://nowhere.example/hook", "unknown-host"],
  ["http://outside.example/hook", "no-address"],
  ["https://ada:secret@outside.example/hook", "no-address"],
  ["https://", "no-address"],
  ["ftp://outside.example/", "no-address"],
])("%s may not be stored because of %s", async (url, fault) => {
  expect(await createAddressGuard([], resolve).faultOf(url)).toBe(fault);
});

test("a name is asked for again by the connection, and one address inside refuses all", async () => {
  expect(await connectTo("outside.example")).toEqual([outside]);
  expect(await connectTo("both.example")).toBeInstanceOf(InsideAddress);
  expect(await connectTo("mapped.example")).toBeInstanceOf(InsideAddress);
  expect(await connectTo("nowhere.example")).toMatchObject({ code: "ENOTFOUND" });
});

test("a name that leads elsewhere by the time of the call is refused then", async () => {
  let calls = 0;
  const guard = createAddressGuard([], () => Promise.resolve([calls++ === 0 ? outside : inside]));
  expect(await guard.faultOf("https://turning.example/")).toBeUndefined();
  const called = await new Promise((done) =>
    guard.lookup("turning.example", {}, (error) => done(error)),
  );
  expect(called).toBeInstanceOf(InsideAddress);
});

test("hosts that are allowed are called though they are inside, and no others", async () => {
  expect(await connectTo("inside.example", ["Inside.example"])).toEqual([inside]);
  expect(await connectTo("both.example", ["inside.example"])).toBeInstanceOf(InsideAddress);
  const guard = createAddressGuard(["10.0.0.5", "[fd00::5]"], resolve);
  expect(await guard.faultOf("https://10.0.0.5:8443/")).toBeUndefined();
  expect(await guard.faultOf("https://[fd00::5]/")).toBeUndefined();
  expect(await guard.faultOf("https://10.0.0.6/")).toBe("inside");
  expect(() => guard.refuseInside("10.0.0.5")).not.toThrow();
});
