import { expect, test } from "vitest";
import { channelOf, checkSupport } from "./support-request.ts";

function values(entries: Record<string, string>) {
  const data = new FormData();
  for (const name of ["firstName", "lastName", "email", "subject", "message"]) {
    data.set(name, entries[name] ?? "");
  }
  return data;
}

test("a single word in any field is enough to send", () => {
  for (const name of ["firstName", "lastName", "email", "subject", "message"]) {
    expect(checkSupport(values({ [name]: "x" }), "form")).toMatchObject({
      ok: true,
      request: { [name]: "x", channel: "form" },
    });
  }
});

test("an address that is none is sent as it is", () => {
  expect(checkSupport(values({ email: "not an address" }), "chat")).toMatchObject({
    ok: true,
    request: { email: "not an address", channel: "chat" },
  });
});

test("nothing but spaces is nothing to send", () => {
  expect(checkSupport(values({ message: "  \n " }), "form")).toEqual({
    ok: false,
    errors: { form: "Nothing to send yet" },
  });
});

test("the query names the channel, and anything else is the plain form", () => {
  expect(channelOf("?channel=chat")).toBe("chat");
  expect(channelOf("?topic=security")).toBe("security");
  expect(channelOf("?channel=pigeon&topic=x")).toBe("form");
});
