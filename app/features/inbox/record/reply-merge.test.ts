import { expect, test } from "vitest";
import { kindNames, kindOf } from "#domain/registry.ts";
import { anEntry } from "../entry-sample.ts";
import { replyAddress } from "./reply-address.ts";
import { mergeReply, replyWith } from "./reply-merge.ts";

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
  const [template] = kindOf("order").replyTemplates;
  const url = new URL(replyWith(entry, template ?? null, "Dana Wells"));
  expect(url.searchParams.get("subject")).toBe("Your order and its invoice (PL-7F3A91C2)");
  const body = url.searchParams.get("body") ?? "";
  expect(body).toContain("Hello Maya,");
  expect(body).toContain("PL-7F3A91C2");
  expect(body).toMatch(/Dana Wells\r\n/);
});

test("without a name the greeting stays polite; braces of strangers stay text", () => {
  expect(mergeReply("{greeting},", anEntry({ name: "" }), "Dana")).toBe("Hello,");
  expect(mergeReply("{greeting} {unknown}", anEntry({ name: "{from}" }), "Dana")).toBe(
    "Hello {from} {unknown}",
  );
});

test("every kind has templates whose braces are all known", () => {
  for (const kind of kindNames) {
    expect(kindOf(kind).replyTemplates.length).toBeGreaterThan(0);
    for (const { subject, body } of kindOf(kind).replyTemplates) {
      expect(mergeReply(subject + body, anEntry({ kind }), "Dana")).not.toMatch(/[{}]/);
    }
  }
});
