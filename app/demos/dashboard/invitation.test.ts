import { expect, test } from "vitest";
import { checkInvitation } from "./invitation.ts";

test("an invitation needs a name and an address", () => {
  expect(checkInvitation({ name: "Lea Ott", email: "lea@halden.example" })).toEqual({});
  expect(checkInvitation({ name: "", email: "" })).toEqual({
    name: "Enter a name.",
    email: "Enter an e-mail address such as name@company.com.",
  });
  expect(checkInvitation({ name: "Lea", email: "lea@halden" }).email).toBeDefined();
});
