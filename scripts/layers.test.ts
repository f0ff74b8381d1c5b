import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const forbidden = [
  ["domain", 'export { site } from "#app/content/site.ts";'],
  ["domain", 'export { site } from "../../app/content/site.ts";'],
  ["domain", 'export { readSettings } from "../../server/settings.ts";'],
  ["domain", 'export { readFileSync } from "node:fs";'],
  ["domain", 'export { useState } from "react";'],
  ["domain", 'export { z } from "zod";'],
  ["domain", 'export { Lexer } from "marked";'],
  ["domain/letter", 'export { Lexer } from "marked";'],
  ["domain", 'export { unparse } from "#domain/../app/lib/csv.ts";'],
  ["app/lib", 'export { site } from "#app/content/site.ts";'],
  ["app/content", 'export { useState } from "react";'],
  ["app/components/ui", 'export { site } from "#app/content/site.ts";'],
  ["app/components/ui", 'export { Brand } from "#app/components/layout/brand.tsx";'],
  [
    "app/components/marketing",
    'export { ContactForm } from "#app/forms/contact/contact-form.tsx";',
  ],
  ["app/features", 'export { Inbox } from "#app/features/inbox/inbox.tsx";'],
  ["app/features", 'export { Inbox } from "../inbox/inbox.tsx";'],
  ["app/features", 'export { ContactForm } from "#app/forms/contact/contact-form.tsx";'],
  ["app/features/inbox/list", 'export { RecordPanel } from "../record/record-panel.tsx";'],
  ["app/features/inbox/record", 'export { InboxRow } from "../list/inbox-row.tsx";'],
  ["app/features/inbox/work", 'export { InboxRow } from "../list/inbox-row.tsx";'],
  ["app/features/inbox/conversation", 'export { RecordPanel } from "../record/record-panel.tsx";'],
  ["app/features/inbox/entry", 'export { UndoBar } from "../work/undo-bar.tsx";'],
  ["app/features/inbox/list", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/features/inbox/list", 'export { Insights } from "../../insights/insights.tsx";'],
  ["app/forms", 'export { ContactForm } from "#app/forms/contact/contact-form.tsx";'],
  ["app/forms", 'export { ContactForm } from "../contact/contact-form.tsx";'],
  ["app/forms", 'export { contact } from "#domain/kinds/contact.ts";'],
  ["app/forms", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/lib", 'export { selectText } from "#app/browser/select-text.ts";'],
  ["app/browser", 'export { visitFacts } from "#app/forms/visit.ts";'],
  ["app/content", 'export { visitFacts } from "#app/forms/visit.ts";'],
  ["app/components/ui", 'export { visitFacts } from "#app/forms/visit.ts";'],
  ["app/demos", 'export { visitFacts } from "#app/forms/visit.ts";'],
  ["app/routes", 'export { kindOf } from "#domain/registry.ts";'],
  ["app/features", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/demos", 'export { frame } from "#app/demos/learning/frame.ts";'],
  ["app/demos", 'export { frame } from "../learning/frame.ts";'],
  ["app/demos", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/components/demo", 'export { frame } from "#app/demos/learning/frame.ts";'],
  ["app/routes", 'export { visitorClient } from "#app/supabase/visitor-client.ts";'],
  ["app/routes", 'export { z } from "zod";'],
  ["app/routes", 'export { readSettings } from "../../../server/settings.ts";'],
  ["app/routes", 'export { aLead } from "../../../tests/browser/fixtures.ts";'],
  ["server", 'export { site } from "#app/content/site.ts";'],
] as const;

const allowed = [
  [
    "app/features",
    'export { site } from "#app/content/site.ts";\nexport { cn } from "#app/lib/cn.ts";',
  ],
  ["app/lib", 'export { escapeHtml } from "#domain/escape-html.ts";'],
  ["server", 'export { escapeHtml } from "#domain/escape-html.ts";'],
  [
    "app/forms",
    'export type { SendOf } from "#domain/registry.ts";\nexport { visitFacts } from "#app/forms/visit.ts";',
  ],
  [
    "app/features/inbox/list",
    'export { UndoBar } from "../work/undo-bar.tsx";\nexport { anEntry } from "../entry.ts";',
  ],
  ["app/features", 'export { useSubmission } from "#app/forms/use-submission.ts";'],
  ["domain", 'export { escapeHtml } from "../escape-html.ts";\nexport { one } from "./one.ts";'],
] as const;

/** Allowed in its first and third line, forbidden in the others. */
const markdown = [
  'export { Lexer } from "marked";',
  'export { z } from "zod";',
  'export { clipped } from "../clipped.ts";',
  'export { compose } from "../../server/mail/compose.ts";',
  'export { baseUrl } from "marked-base-url";',
];

/** The rules stand in a folder of their own with one file to a sentence: other checks read the real one meanwhile. */
const root = mkdtempSync(path.join(tmpdir(), "perilune-layers-"));
const reported = new Set<string>();
const reportedOfMarkdown: (number | undefined)[] = [];

const probeOf = ([layer]: readonly [string, string], index: number) =>
  layer.split("/").length > 3 ? `${layer}/probe-${index}.ts` : `${layer}/probe-${index}/probe.ts`;

beforeAll(() => {
  for (const name of ["oxlint.config.ts", "oxlint.layers.ts"])
    copyFileSync(name, path.join(root, name));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  for (const [index, probe] of [...forbidden, ...allowed].entries()) {
    const file = path.join(root, probeOf(probe, index));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, probe[1]);
  }
  mkdirSync(path.join(root, "domain/letter"), { recursive: true });
  writeFileSync(path.join(root, "domain/letter/markdown.ts"), `${markdown.join("\n")}\n`);
  const oxlint = path.resolve("node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json", "app", "domain", "server"], {
    cwd: root,
    encoding: "utf8",
  });
  const report: {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  } = JSON.parse(stdout);
  for (const { code, filename, labels } of report.diagnostics) {
    if (!code.includes("no-restricted-imports")) continue;
    reported.add(filename);
    if (filename === "domain/letter/markdown.ts") reportedOfMarkdown.push(labels[0]?.span.line);
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(forbidden.map((probe, index) => [...probe, probeOf(probe, index)] as const))(
  "a forbidden import in %s is reported: %s",
  (_layer, _source, file) => {
    expect([...reported]).toContain(file);
  },
);

test.each(
  allowed.map((probe, index) => [...probe, probeOf(probe, forbidden.length + index)] as const),
)("what %s may import is not reported: %s", (_layer, _source, file) => {
  expect([...reported]).not.toContain(file);
});

test("what reads Markdown may import its package, and nothing else from outside", () => {
  expect(reportedOfMarkdown.toSorted((a = 0, b = 0) => a - b)).toEqual([2, 4, 5]);
});
