import { expect, test } from "vitest";
import { certificateId, certificateSvg } from "./certificate.ts";

test("a certificate's number is always the same, and of its course alone", () => {
  const id = certificateId("Jonas Whitfield", "SQL for Product Decisions");
  expect(id).toMatch(/^FA-[0-9A-Z]{6}$/);
  expect(certificateId("Jonas Whitfield", "SQL for Product Decisions")).toBe(id);
  expect(certificateId("Jonas Whitfield", "Negotiation at Work")).not.toBe(id);
});

test("a certificate names the learner, and markup in a name stays text", () => {
  const svg = certificateSvg({
    learner: "A <b> & C",
    course: "SQL",
    instructor: "Leila",
    date: "Nov 20, 2026",
    hours: "1 h",
    id: "FA-000000",
  });
  expect(svg).toContain("A &lt;b&gt; &amp; C");
  expect(svg).toContain("FA-000000");
});
