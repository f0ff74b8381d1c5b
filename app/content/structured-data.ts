import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  JobPosting,
  NewsArticle,
  Offer,
  Organization,
  Service,
  WebSite,
  WithContext,
} from "schema-dts";
import { escapeHtml } from "#domain/escape-html.ts";
import { employmentTypes, type ArticleSummary, type Job } from "./documents.ts";
import { ogImagePath } from "./og-image.ts";
import { site } from "./site.ts";

/**
 * What search engines are told about a page, made from the records the page shows. Nothing may be said here that a
 * visitor cannot read on the site.
 */
export type StructuredData = WithContext<
  | BlogPosting
  | BreadcrumbList
  | FAQPage
  | JobPosting
  | NewsArticle
  | Organization
  | Service
  | WebSite
>;

const context = "https://schema.org";
const organizationId = `${site.origin}/#organization`;
/** How other things name the agency; the landing page describes it in full. */
const agency = { "@type": "Organization", "@id": organizationId, name: site.name } as const;
const office = {
  "@type": "PostalAddress",
  addressLocality: site.office.city,
  addressRegion: site.office.region.split(",")[0],
  addressCountry: "US",
} as const;

function address(path: string): string {
  return `${site.origin}${path}`;
}

/** For the landing page only. */
export function organization(): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": organizationId,
    name: site.name,
    slogan: site.tagline,
    url: address("/"),
    logo: address("/icon-512.png"),
    email: site.email,
    telephone: site.phone.label,
    address: office,
    sameAs: site.social.map(({ href }) => href).filter((href) => href.length > 0),
  };
}

/** For the landing page only. */
export function webSite(): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": address("/#website"),
    name: site.name,
    url: address("/"),
    inLanguage: "en",
    publisher: { "@id": organizationId },
  };
}

type Crumb = { readonly name: string; readonly path: string };

/** The crumbs of the page, and the page itself, named as in its heading. */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

type Faq = { readonly question: string; readonly answer: string };

export function faqPage(questions: readonly Faq[]): WithContext<FAQPage> {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type PricedPlan = {
  readonly name: string;
  readonly description: string;
  /** Cents a month; `null` is a price on request, for which there is no offer. */
  readonly price: number | null;
};

type PricedPackage = {
  readonly name: string;
  readonly description: string;
  /** Cents, once. */
  readonly price: number;
  readonly originalPrice: number;
};

type OfferGroup<Item> = {
  /** The heading above the offers. */
  readonly name: string;
  /** Page that shows them, with an anchor where it has one. */
  readonly path: string;
  readonly items: readonly Item[];
};

/** Monthly plans. */
export function planOffers({ name, path, items }: OfferGroup<PricedPlan>): WithContext<Service> {
  const offers = items.flatMap(({ price, ...plan }) =>
    price === null
      ? []
      : offer(plan, path, price, [
          {
            "@type": "UnitPriceSpecification",
            price: dollars(price),
            priceCurrency: "USD",
            unitCode: "MON",
            unitText: "month",
            billingIncrement: 1,
          },
        ]),
  );
  return offerCatalog(name, path, offers);
}

/** Packages with one price, beside what they cost before. */
export function packageOffers(group: OfferGroup<PricedPackage>): WithContext<Service> {
  const { name, path, items } = group;
  const offers = items.map(({ price, originalPrice, ...item }) =>
    offer(item, path, price, [
      { "@type": "UnitPriceSpecification", price: dollars(price), priceCurrency: "USD" },
      {
        "@type": "UnitPriceSpecification",
        price: dollars(originalPrice),
        priceCurrency: "USD",
        priceType: "https://schema.org/StrikethroughPrice",
      },
    ]),
  );
  return offerCatalog(name, path, offers);
}

function offer(
  { name, description }: { readonly name: string; readonly description: string },
  path: string,
  price: number,
  priceSpecification: Extract<Offer, { "@type": "Offer" }>["priceSpecification"],
): Offer {
  return {
    "@type": "Offer",
    name,
    description,
    url: address(path),
    price: dollars(price),
    priceCurrency: "USD",
    priceSpecification,
  };
}

function offerCatalog(name: string, path: string, offers: readonly Offer[]): WithContext<Service> {
  return {
    "@context": context,
    "@type": "Service",
    name,
    url: address(path),
    provider: agency,
    hasOfferCatalog: { "@type": "OfferCatalog", name, itemListElement: offers },
  };
}

/** `299700` cents are `"2997.00"`. */
function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

type AtPath<Document> = Document & {
  /** Address of the page, from the root. */
  readonly path: string;
};

type DatedText = Pick<ArticleSummary, "title" | "excerpt" | "date">;

export function blogPosting(
  article: AtPath<DatedText & Pick<ArticleSummary, "author" | "category">>,
): WithContext<BlogPosting> {
  return {
    "@context": context,
    "@type": "BlogPosting",
    ...datedText(article),
    author: { "@type": "Person", name: article.author },
    articleSection: article.category,
  };
}

export function newsArticle(release: AtPath<DatedText>): WithContext<NewsArticle> {
  return { "@context": context, "@type": "NewsArticle", ...datedText(release), author: agency };
}

function datedText({ path, title, excerpt, date }: AtPath<DatedText>) {
  return {
    headline: title,
    description: excerpt,
    url: address(path),
    mainEntityOfPage: address(path),
    image: address(ogImagePath(path)),
    datePublished: date,
    dateModified: date,
    inLanguage: "en",
    publisher: agency,
  } as const;
}

/** For the page of a role only. */
export function jobPosting(job: AtPath<Job>): WithContext<JobPosting> {
  const requirements = job.requirements.map((text) => `<li>${escapeHtml(text)}</li>`).join("");
  return {
    "@context": context,
    "@type": "JobPosting",
    title: job.title,
    description: `<p>${escapeHtml(job.summary)}</p>${job.html}<ul>${requirements}</ul>`,
    url: address(job.path),
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    employmentType: employmentTypes[job.type],
    hiringOrganization: { ...agency, sameAs: address("/"), logo: address("/icon-512.png") },
    jobLocation: { "@type": "Place", address: office },
    // A remote role is open to people anywhere in the office's country.
    ...(job.isRemote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "USA" },
    }),
    directApply: true,
  };
}
