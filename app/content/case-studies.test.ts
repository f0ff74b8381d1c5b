import { expect, test } from "vitest";
import { caseWithNeighbours } from "./case-neighbours.ts";
import { caseSlugs } from "./case-slugs.ts";
import { caseStudies } from "./case-studies.ts";
import type { CaseStudy } from "./case-study.ts";

const studies: readonly CaseStudy[] = caseStudies;

test("the cards stand in the order of the registered addresses", () => {
  expect(studies.map(({ slug }) => slug)).toEqual(caseSlugs);
});

test("no case study lists more than six features, and every one says what changed and with what", () => {
  for (const { features, businessImpact, tech } of studies) {
    expect(features.length).toBeLessThanOrEqual(6);
    expect(Math.min(features.length, businessImpact.length, tech.length)).toBeGreaterThan(0);
  }
});

test("the industries are ten different ones, as the headline figure counts them", () => {
  expect(new Set(studies.map(({ industry }) => industry)).size).toBe(caseSlugs.length);
});

test("following next from any case study visits all ten and comes back, and previous undoes it", () => {
  const visited = new Set<string>();
  let slug: (typeof caseSlugs)[number] = "osteria-marlowe";
  while (!visited.has(slug)) {
    visited.add(slug);
    const { next } = caseWithNeighbours(slug);
    expect(caseWithNeighbours(next.slug).previous.slug).toBe(slug);
    slug = next.slug;
  }
  expect(slug).toBe("osteria-marlowe");
  expect(visited.size).toBe(caseSlugs.length);
});
