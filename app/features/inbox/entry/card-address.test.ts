import { expect, test } from "vitest";
import { companyAddress, personAddress } from "./card-address.ts";

test("an address survives the address bar, whatever is in it", () => {
  const whom = "ada+a&b=c@northgate.example";
  expect(new URLSearchParams(personAddress(whom)).get("person")).toBe(whom);
});

test("capitals make no second card", () => {
  expect(personAddress(" Ada@Northgate.Example ")).toBe(personAddress("ada@northgate.example"));
  expect(companyAddress("Northgate.Example")).toBe("?company=northgate.example");
});
