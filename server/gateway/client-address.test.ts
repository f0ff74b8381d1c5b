import { expect, test } from "vitest";
import { clientAddress, limitKey } from "./client-address.ts";

test.each([
  ["without trusted proxies the header is only a claim", "203.0.113.9", 0, "10.0.0.1"],
  ["one proxy: what it appended", "203.0.113.9", 1, "203.0.113.9"],
  ["one proxy: not what the visitor wrote before it", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies", "1.1.1.1, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer entries than proxies", "203.0.113.9", 3, "203.0.113.9"],
  ["no address at all", "unknown", 1, "10.0.0.1"],
])("%s", (_what, header, proxies, expected) => {
  expect(clientAddress("10.0.0.1", header, proxies)).toBe(expected);
});

test("without the header the connection counts", () => {
  expect(clientAddress("10.0.0.1", null, 1)).toBe("10.0.0.1");
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::99", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0db8:0000:0000:1::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("limits count %s as %s", (address, key) => {
  expect(limitKey(address)).toBe(key);
});
