import { expect, test } from "vitest";
import { anEntry } from "../entry-sample.ts";
import { replyValues } from "../conversation/reply-values.ts";
import { replyAddress } from "./reply-address.ts";
import { replyWith } from "./reply-merge.ts";

test("a reply goes to one recipient, whatever the address contains", () => {
  expect(replyAddress("maya@ortega.example", "Re: hello")).toBe(
    "mailto:maya@ortega.example?subject=Re%3A%20hello",
  );
  expect(replyAddress("a@b.example?bcc=c@d.example&x")).toBe(
    "mailto:a@b.example%3Fbcc%3Dc%40d.example%26x",
  );
});

test("a template is filled with the name, the reference and who answers", () => {
  const entry = anEntry({ kind: "order", reference: "PL-7F3A91C2" });
  const template = {
    subject: "Your order ({reference})",
    body: "{greeting},\n\nthank you.\n\n{from}",
  };
  const url = new URL(replyWith(entry, template, replyValues(entry, null, "Dana Wells")));
  expect(url.searchParams.get("subject")).toBe("Your order (PL-7F3A91C2)");
  expect(url.searchParams.get("body")).toBe("Hello Maya,\r\n\r\nthank you.\r\n\r\nDana Wells");
});

test("without a name the greeting stays polite; braces of strangers stay text", () => {
  const greeting = (name: string) => replyValues(anEntry({ name }), null, "Dana").greeting;
  expect(greeting("")).toBe("Hello");
  expect(greeting("{from} Ada")).toBe("Hello {from}");
});
