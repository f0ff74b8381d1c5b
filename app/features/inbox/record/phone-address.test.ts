import { expect, test } from "vitest";
import { phoneAddress } from "./phone-address.ts";

test.each([
  ["+31 20 555 0142", "tel:+31205550142"],
  ["(020) 555-0142", "tel:0205550142"],
  ["+49 (0)30 901820", "tel:+4930901820"],
  ["555 0142 ext. 7", "tel:5550142"],
])("%s is dialled as %s", (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
