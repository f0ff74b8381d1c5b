import { expect, test } from "vitest";
import { answerClassCalls, classModules, type ClassModules } from "./class-calls.ts";

const from = "#app/components/ui/text.ts";
const modules: ClassModules = new Map([
  [from, { textClass: (...values: unknown[]) => values.join("-"), display: "shown" }],
]);
const imports = `import { textClass, display } from "${from}";
import styles from "./card.module.css";
`;

function answer(code: string): string {
  return answerClassCalls(imports + code, modules).slice(imports.length);
}

test.each([
  ['textClass(13, "quiet")', '"13-quiet"'],
  ["textClass()", '""'],
  ['textClass(\n  13,\n  "at-top",\n)', '"13-at-top"'],
  ["cn(textClass(13), styles.card)", '("13" + " " + styles.card)'],
  [
    'cn(\n  styles.card,\n  "plain",\n  styles.wide,\n)',
    '(styles.card + " " + "plain" + " " + styles.wide)',
  ],
  ["textClass(13) + textClass(14)", '"13" + "14"'],
])("%s is answered", (code, answered) => {
  expect(answer(code)).toBe(answered);
});

test.each([
  "textClass(size)",
  "textClass(isLead ? 24 : 20)",
  "kit.textClass(13)",
  "mytextClass(13)",
  "display",
  "row(13)",
  "cn(styles.card, className)",
  "cn(isWide && styles.wide)",
  "cn(styles.card, other.wide)",
  "cn()",
])("%s stays", (code) => {
  expect(answer(code)).toBe(code);
});

test("of a call that varies the parts that do not are answered", () => {
  expect(answer("cn(textClass(13), isWide && styles.wide)")).toBe(
    'cn("13", isWide && styles.wide)',
  );
});

test("a function of the same name from elsewhere is another one", () => {
  const code = 'import { textClass } from "./other.ts";\ntextClass(13);';
  expect(answerClassCalls(code, modules)).toBe(code);
});

test("the project's functions give the names that its sheets get", async () => {
  const found = await classModules();
  expect([...found.keys()]).toContain("#app/components/layout-kit/layout-kit.ts");
  const code =
    'import { cluster } from "#app/components/layout-kit/layout-kit.ts";\nf(cluster(8, "top"));';
  expect(answerClassCalls(code, found)).toMatch(/f\("\S*cluster\S* \S*atTop\S* \S*gap8\S*"\)/);
});
