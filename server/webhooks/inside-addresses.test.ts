import { expect, test } from "vitest";
import { createAddressGuard, InsideAddress } from "./guarded-address.ts";
import { isInside } from "./inside-addresses.ts";

/** Ways to write an address of our own network into a URL, which the URL parser brings into one form. */
const insideUrls = [
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://127.0.0.1./",
  "https://0/",
  "https://10.1.2.3/",
  "https://172.16.0.1/",
  "https://192.168.1.1/",
  "https://100.64.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[2002:7f00:1::]/",
  "https://[fd00::5]/",
  "https://[fe80::1]/",
  "https://[ff02::1]/",
  "https://255.255.255.255/",
  "https://①②⑦.0.0.1/",
];

test.each(insideUrls)("%s is inside, stored or called", async (url) => {
  const guard = createAddressGuard([]);
  expect(await guard.faultOf(url)).toBe("inside");
  expect(() => guard.refuseInside(new URL(url).hostname)).toThrow(InsideAddress);
});

test.each(["https://93.184.216.34/", "https://[2606:2800:220:1:248:1893:25c8:1946]/"])(
  "%s is outside",
  async (url) => {
    const guard = createAddressGuard([]);
    expect(await guard.faultOf(url)).toBeUndefined();
    expect(() => guard.refuseInside(new URL(url).hostname)).not.toThrow();
  },
);

test("what is no address is no way out", () => {
  expect(isInside("")).toBe(true);
  expect(isInside("example.com")).toBe(true);
});
