import { expect, test } from "vitest";
import { site } from "../../app/content/site.ts";
import { formatDate } from "#domain/formats.ts";
import { addresses } from "../support/addresses.ts";
import {
  headingOf,
  squash,
  structuredDataOf,
  wordsOf,
  type Thing,
} from "../support/served-html.ts";
import { htmlOf } from "./served.ts";

type Offer = Thing & {
  readonly name: string;
  readonly description: string;
  readonly price: string;
};

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

function list(value: unknown): readonly Thing[] {
  return (Array.isArray(value) ? value : [value]) as readonly Thing[];
}

/** What has to be readable on the page, for each kind of thing. */
const visible: Readonly<Record<string, (thing: Thing) => readonly unknown[]>> = {
  Organization: ({ name, slogan, email, address }) => [
    name,
    slogan,
    email,
    (address as Thing).addressLocality,
    (address as Thing).addressRegion,
  ],
  WebSite: ({ name }) => [name],
  BreadcrumbList: ({ itemListElement }) => list(itemListElement).map(({ name }) => name),
  FAQPage: ({ mainEntity }) =>
    list(mainEntity).flatMap(({ name, acceptedAnswer }) => [name, (acceptedAnswer as Thing).text]),
  Service: ({ name, hasOfferCatalog }) => [
    name,
    ...(list((hasOfferCatalog as Thing).itemListElement) as readonly Offer[]).flatMap((offer) => [
      offer.name,
      offer.description,
      ...list(offer.priceSpecification).map(({ price }) => dollars.format(Number(price))),
    ]),
  ],
  BlogPosting: ({ headline, description, author, articleSection }) => [
    headline,
    description,
    (author as Thing).name,
    articleSection,
  ],
  NewsArticle: ({ headline, description }) => [headline, description],
  JobPosting: ({ title, description }) => [
    title,
    ...String(description)
      .split(/<\/(?:p|li|h2|h3)>/)
      .map(wordsOf),
  ],
};

/** Kinds that belong to certain pages; the other pages have none of them. */
const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/pricing$/, ["FAQPage", "Service"]],
  [/^\/blog\/./, ["BlogPosting", "BreadcrumbList"]],
  [/^\/press\/./, ["NewsArticle", "BreadcrumbList"]],
  [/^\/careers\/./, ["JobPosting", "BreadcrumbList"]],
  [/^\/examples\/./, ["BreadcrumbList"]],
];
const bound = ["Organization", "WebSite", "BlogPosting", "NewsArticle", "JobPosting"];

for (const { path } of addresses) {
  test(`what ${path} tells search engines is what it shows`, async () => {
    const html = await htmlOf(path);
    const words = squash(wordsOf(html.slice(html.indexOf("<body"))));
    const things = structuredDataOf(html);
    const types = things.map((thing) => thing["@type"]);
    const expected = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    expect(types).toEqual(expect.arrayContaining([...expected]));
    expect(types.filter((type) => bound.includes(type) && !expected.includes(type))).toEqual([]);
    for (const thing of things) {
      expect(thing["@context"]).toBe("https://schema.org");
      const strings = visible[thing["@type"]]?.(thing);
      expect(strings, `${thing["@type"]} is a known kind`).toBeDefined();
      const missing = strings?.filter((text) => !words.includes(squash(String(text))));
      expect(missing, thing["@type"]).toEqual([]);
      expect(JSON.stringify(thing)).not.toMatch(/"undefined|\[object|"(aggregateRating|review)/);
    }
  });
}

test("the headline of a document is the heading of its page, and its day stands there", async () => {
  const documents = addresses.filter(({ path }) => /^\/(blog|press|careers)\/./.test(path));
  expect(documents.length).toBe(14);
  for (const { path } of documents) {
    const html = await htmlOf(path);
    const thing = structuredDataOf(html).find(({ headline, title }) => headline ?? title);
    expect(squash(String(thing?.headline ?? thing?.title))).toBe(squash(headingOf(html)));
    const words = wordsOf(html);
    const days = [thing?.datePublished ?? thing?.datePosted, thing?.validThrough];
    const missing = days.filter((day) => day && !words.includes(formatDate(day as string)));
    expect(missing, path).toEqual([]);
  }
});

test("crumbs and things lead to pages of this site", async () => {
  const known = new Set(addresses.map(({ path }) => site.origin + path));
  const named = await Promise.all(
    addresses.map(async ({ path }) =>
      structuredDataOf(await htmlOf(path)).flatMap((thing) => {
        const crumbs = thing["@type"] === "BreadcrumbList" ? list(thing.itemListElement) : [];
        return [thing.url, thing.mainEntityOfPage, ...crumbs.map(({ item }) => item)];
      }),
    ),
  );
  const strings = named.flat().filter((address) => typeof address === "string");
  expect(strings.length).toBeGreaterThan(20);
  expect(strings.filter((address) => !known.has(address.split("#")[0] ?? ""))).toEqual([]);
});

test("the telephone number that search engines learn is the one on the contact page", async () => {
  const organization = structuredDataOf(await htmlOf("/")).find(
    (thing) => thing["@type"] === "Organization",
  );
  expect(wordsOf(await htmlOf("/contact"))).toContain(String(organization?.telephone));
});

test("a case study's breadcrumb names the examples and the client", async () => {
  const lists = structuredDataOf(await htmlOf("/examples/fieldstore")).filter(
    (thing) => thing["@type"] === "BreadcrumbList",
  );
  expect(lists.map((crumbs) => list(crumbs.itemListElement).map(({ name }) => name))).toEqual([
    ["Examples", "Fieldstore"],
  ]);
});

test("only pages of roles carry a job posting", async () => {
  const postings = async (address: string) =>
    structuredDataOf(await htmlOf(address)).filter((thing) => thing["@type"] === "JobPosting");
  expect(await postings("/careers")).toHaveLength(0);
  for (const [title, address] of [
    ["Senior Product Engineer", "/careers/senior-product-engineer"],
    ["Product Designer", "/careers/product-designer"],
    ["Platform Engineer", "/careers/platform-engineer"],
    ["Support Engineer", "/careers/support-engineer"],
  ] as const) {
    expect(await postings(address)).toMatchObject([{ title, validThrough: "2027-12-17" }]);
  }
});

test("the offers are those of the price list, and every question on the page is told", async () => {
  const html = await htmlOf("/pricing");
  const things = structuredDataOf(html);
  const services = things.filter((thing) => thing["@type"] === "Service");
  const offers = services.flatMap(
    ({ hasOfferCatalog }) => list((hasOfferCatalog as Thing).itemListElement) as readonly Offer[],
  );
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ["Starter plan", "1500.00"],
    ["Professional plan", "3000.00"],
    ["Starter package", "2997.00"],
    ["Professional package", "5997.00"],
    ["Enterprise package", "12997.00"],
  ]);
  const words = squash(wordsOf(html.slice(html.indexOf("<main"))));
  for (const { name, description, price } of offers) {
    expect(words).toContain(squash(name));
    expect(words).toContain(squash(description));
    expect(words).toContain(`$${Number(price).toLocaleString("en-US")}`);
  }
  const [faq] = things.filter((thing) => thing["@type"] === "FAQPage");
  const questions = list(faq?.mainEntity);
  expect(questions).toHaveLength(html.match(/<details[\s>]/g)?.length ?? 0);
  for (const { name, acceptedAnswer } of questions) {
    expect(words).toContain(squash(String(name)));
    expect(words).toContain(squash(String((acceptedAnswer as Thing).text)));
  }
});
