import { expect, test } from "vitest";
import { applicationSteps } from "../../app/content/application-steps.ts";
import { partnerTiers } from "../../app/content/partner-tiers.ts";
import { partnerResources, partnerTypes } from "../../app/content/partners.ts";
import { press } from "../../app/content/press.ts";
import { site } from "../../app/content/site.ts";
import { brandSheet } from "./brand-sheet.ts";
import { factSheet } from "./fact-sheet.ts";
import { partnerGuide } from "./partner-guide.ts";
import { wordsOf, type Block } from "./pdf/block.ts";

function words(blocks: readonly Block[]): string[] {
  return blocks.flatMap(wordsOf);
}

test("the partner guide says what the partner page says", () => {
  const guide = words(partnerGuide());
  const { length } = guide;
  expect(length).toBeGreaterThan(0);
  for (const { name, commission, requirements, benefits } of partnerTiers)
    expect(guide).toEqual(
      expect.arrayContaining([name, `${commission}%`, ...requirements, ...benefits]),
    );
  for (const { title, description, benefits, targetAudience } of partnerTypes)
    expect(guide).toEqual(
      expect.arrayContaining([title, description, ...benefits, `For: ${targetAudience}`]),
    );
  for (const { title, description } of partnerResources)
    expect(guide).toEqual(expect.arrayContaining([title, description]));
  for (const { title, text, time } of applicationSteps)
    expect(guide).toEqual(expect.arrayContaining([title, text, time]));
  expect(guide).toContain(site.email);
});

test("the guide works out a commission from the prices", () => {
  const [, amounts] = partnerGuide().filter((block) => block.kind === "table");
  expect(amounts?.rows.map(([tier, share]) => [tier, share])).toEqual(
    partnerTiers.map(({ name, commission }) => [name, `${commission}%`]),
  );
  for (const [, , amount] of amounts?.rows ?? []) expect(amount).toMatch(/^\$[\d,]+(\.\d\d)?$/);
});

test("the brand sheet names every colour as the style sheets have it", () => {
  const sheet = words(brandSheet());
  expect(sheet).toEqual(expect.arrayContaining(["#fe630b", "oklch(0.69 0.205 42)"]));
  expect(sheet.filter((word) => /^#[\da-f]{6}$/.test(word))).toHaveLength(6);
});

test("the fact sheet has the facts of the press page", () => {
  const sheet = words(factSheet());
  for (const { term, text } of press.company.facts)
    expect(sheet).toEqual(expect.arrayContaining([term, text]));
});
