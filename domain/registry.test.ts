import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { RecordKind } from "./record-kind.ts";
import { isKindName, kindNamed, kindNames, recordKinds } from "./registry.ts";

const kinds: readonly RecordKind[] = recordKinds;

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe("the registry", () => {
  test("has every file of its folder, each under its own name", () => {
    const files = readdirSync(path.join(import.meta.dirname, "kinds"));
    expect(files.toSorted()).toEqual(kindNames.map((name) => `${name}.ts`).toSorted());
  });

  test("gives no name, former name, prefix, table or title twice", () => {
    const columns = [
      kinds.flatMap(({ kind, formerNames = [] }) => [kind, ...formerNames]),
      kinds.map(({ prefix }) => prefix),
      kinds.map(({ table }) => table),
      kinds.map(({ title }) => title),
      kinds.map(({ badge }) => badge),
    ];
    expect(columns.map(repeated)).toEqual(columns.map(() => []));
  });

  test("has prefixes that a reference can begin with", () => {
    for (const { prefix } of kinds) expect(prefix).toMatch(/^[A-Z]{2}$/);
  });

  test("knows a kind by its name and by those it had, and nothing else", () => {
    for (const { kind, formerNames = [] } of kinds) {
      expect(isKindName(kind)).toBe(true);
      for (const name of [kind, ...formerNames]) expect(kindNamed(name)).toBe(kind);
      for (const name of formerNames) expect(isKindName(name)).toBe(false);
    }
    for (const name of [null, "", "toString", "Contact"]) expect(kindNamed(name)).toBeNull();
  });
});

describe.each(kinds)("$kind", ({ statuses, fields, columns, message, replyTemplates }) => {
  test("names no status, field or template twice, and shows only columns that staff may read", () => {
    const values = statuses.map(({ value }) => value);
    const shown = [...fields.map(({ column }) => column), ...(message === null ? [] : [message])];
    for (const names of [values, shown, columns, replyTemplates.map(({ id }) => id)])
      expect(repeated(names)).toEqual([]);
    expect(shown.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test("leads from its first status, and what comes by itself, to each that has a button, and never back to itself", () => {
    const reached = new Set<string>();
    const visit = (value: string) => {
      if (reached.has(value)) return;
      reached.add(value);
      for (const next of statuses.find((status) => status.value === value)?.leadsTo ?? [])
        visit(next);
    };
    visit(statuses[0].value);
    for (const { value, action } of statuses) if (action === undefined) visit(value);
    const lost = statuses.filter(({ value, action }) => action && !reached.has(value));
    const circular = statuses.filter(({ value, leadsTo }) => leadsTo.includes(value));
    expect([...lost, ...circular]).toEqual([]);
  });
});
