import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { security } from "../../app/content/legal/security.ts";
import type { LegalSection } from "../../app/content/legal/legal-document.ts";
import type { RichText } from "../../app/content/rich-text.ts";
import { site } from "../../app/content/site.ts";
import { securityTxt } from "./security-txt.ts";

/** As one line, without the marks of a list. */
const policy = readFileSync("SECURITY.md", "utf8").replaceAll(/^- /gm, "").replaceAll(/\s+/g, " ");
const machines = securityTxt(site, new Date("2026-02-03T04:05:06Z"));

const sections: readonly LegalSection[] = security.sections;

function sectionOf(id: string): LegalSection {
  const section = sections.find((entry) => entry.id === id);
  if (!section) throw new Error(`The security page has no section #${id}.`);
  return section;
}

function plain(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

test.each(["disclosure", "good-faith"])(
  "SECURITY.md says what the security page says under #%s",
  (id) => {
    const { heading, paragraphs, list = [] } = sectionOf(id);
    for (const words of [`## ${heading}`, ...paragraphs.map(plain), ...list.map(plain)])
      expect(policy).toContain(words);
  },
);

test("SECURITY.md and security.txt name one mailbox and lead to the policy on the page", () => {
  const mailboxes = policy.match(/[\w.]+@[\w.]*\w/g);
  expect(new Set(mailboxes)).toEqual(new Set([site.email]));
  expect(machines).toContain(`Contact: mailto:${site.email}\n`);
  const [, anchor = ""] = /^Policy: .*\/security#(.+)$/m.exec(machines) ?? [];
  expect(sectionOf(anchor).heading).toBe("Disclosure policy");
  for (const address of ["/security", "/.well-known/security.txt"])
    expect(policy).toContain(`https://perilune.example${address})`);
});
