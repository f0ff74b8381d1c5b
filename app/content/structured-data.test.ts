import { expect, test } from "vitest";
import type { Job } from "./documents.ts";
import { site } from "./site.ts";
import {
  blogPosting,
  breadcrumbList,
  faqPage,
  jobPosting,
  organization,
  packageOffers,
  planOffers,
} from "./structured-data.ts";

test("the agency is described from its facts", () => {
  expect(organization()).toMatchObject({
    name: site.name,
    url: `${site.origin}/`,
    email: site.email,
    telephone: site.phone.label,
    address: { addressLocality: "San Francisco", addressRegion: "California" },
    sameAs: site.social.map(({ href }) => href),
  });
});

test("crumbs are counted from one and lead to full addresses", () => {
  const crumbs = [
    { name: "Blog", path: "/blog" },
    { name: "A title", path: "/blog/a-title" },
  ];
  expect(breadcrumbList(crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Blog", item: `${site.origin}/blog` },
    { "@type": "ListItem", position: 2, name: "A title", item: `${site.origin}/blog/a-title` },
  ]);
});

test("questions keep their answers", () => {
  expect(faqPage([{ question: "How?", answer: "So." }])).toMatchObject({
    mainEntity: [{ name: "How?", acceptedAnswer: { text: "So." } }],
  });
});

test("a plan costs its price a month; a price on request is no offer", () => {
  const items = [
    { name: "Starter plan", description: "For a start.", price: 150_000 },
    { name: "Enterprise plan", description: "For many.", price: null },
  ];
  const { hasOfferCatalog } = planOffers({ name: "Plans", path: "/pricing#plans", items });
  expect(hasOfferCatalog).toMatchObject({
    name: "Plans",
    itemListElement: [
      {
        name: "Starter plan",
        url: `${site.origin}/pricing#plans`,
        price: "1500.00",
        priceCurrency: "USD",
        priceSpecification: [{ price: "1500.00", unitCode: "MON" }],
      },
    ],
  });
  expect(JSON.stringify(hasOfferCatalog)).not.toContain("Enterprise plan");
});

test("a package costs its price once, and names what it cost before", () => {
  const items = [{ name: "Starter", description: "Five.", price: 299_700, originalPrice: 399_700 }];
  const { hasOfferCatalog } = packageOffers({ name: "Packages", path: "/pricing", items });
  expect(hasOfferCatalog).toMatchObject({
    itemListElement: [
      {
        price: "2997.00",
        priceSpecification: [
          { price: "2997.00" },
          { price: "3997.00", priceType: "https://schema.org/StrikethroughPrice" },
        ],
      },
    ],
  });
  expect(JSON.stringify(hasOfferCatalog)).not.toContain("MON");
});

test("an article names its author, its day and its card", () => {
  const article = {
    path: "/blog/a",
    title: "A title",
    excerpt: "An excerpt.",
    date: "2025-11-12",
    author: "Ada Example",
    category: "Backend",
  } as const;
  expect(blogPosting(article)).toMatchObject({
    headline: "A title",
    description: "An excerpt.",
    datePublished: "2025-11-12",
    author: { "@type": "Person", name: "Ada Example" },
    image: `${site.origin}/og/blog-a.png`,
    mainEntityOfPage: `${site.origin}/blog/a`,
  });
});

const job = {
  path: "/careers/engineer",
  title: "Engineer",
  summary: "Speed & care.",
  html: "<p>The work.</p>",
  requirements: ["Less than <5 ms"],
  datePosted: "2025-11-01",
  validThrough: "2026-02-01",
  type: "Full-time",
  isRemote: true,
} as unknown as Job & { path: string };

test("a role says all that its page says, as HTML", () => {
  expect(jobPosting(job)).toMatchObject({
    title: "Engineer",
    description: "<p>Speed &amp; care.</p><p>The work.</p><ul><li>Less than &lt;5 ms</li></ul>",
    validThrough: "2026-02-01",
    employmentType: "FULL_TIME",
    jobLocationType: "TELECOMMUTE",
    hiringOrganization: { name: site.name },
  });
});

test("only a remote role is open from elsewhere", () => {
  expect(jobPosting({ ...job, isRemote: false })).not.toHaveProperty("jobLocationType");
});
