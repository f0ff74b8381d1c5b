import { expect, test } from "vitest";
import { kindOf, recordKinds } from "../domain/registry.ts";
import { drawKind } from "./draw-kind.ts";

test("a support request goes from its form to its end", () => {
  const lines = drawKind(kindOf("support")).split("\n");
  expect(lines).toContain(
    `  form["Support form"] -->|"by anyone"| row[("public.support_requests")]`,
  );
  expect(lines).toContain(`  row --> entry["Support: SR-…<br>answer promised within 4 hours"]`);
  expect(lines).toContain(`  open -->|"Mark resolved"| resolved{{"Resolved"}}`);
  expect(lines).toContain(`  row --> gone["deleted after 24 months"]`);
});

test("every kind shows its table and each of its transitions", () => {
  for (const kind of recordKinds) {
    const drawn = drawKind(kindOf(kind.kind));
    expect(drawn).toContain(`public.${kind.table}`);
    for (const { value, leadsTo } of kindOf(kind.kind).statuses)
      for (const to of leadsTo) expect(drawn).toMatch(new RegExp(`${value} -->.* ${to}\\{`));
  }
});
