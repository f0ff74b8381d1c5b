import type { MetaDescriptor } from "react-router";
import { ogImagePath, ogImageSize } from "./og-image.ts";
import { site } from "./site.ts";
import type { StructuredData } from "./structured-data.ts";

type Page = {
  /** Without the name of the site, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the address, from the root. */
  readonly path: string;
  readonly isIndexed?: boolean;
  readonly kind?: "website" | "article";
  /** ISO date; articles only, as are the next two. */
  readonly published?: string;
  readonly modified?: string;
  readonly author?: string;
  readonly structuredData?: readonly StructuredData[];
};

/** Shorter ones say too little in lists of results, longer ones are cut off there and in tabs. */
const bounds = { title: [30, 60], description: [70, 160] } as const;

/**
 * Title, description, canonical address, sharing cards and structured data of one page, for a route's `meta()`.
 * Throws, and so stops the build, when title or description are too long, or too short for a page to be found.
 */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { description, path, isIndexed = true } = page;
  const title = `${page.title} · ${site.name}`;
  checkLength(page, "title", title);
  checkLength(page, "description", description);
  return [
    { title },
    { name: "description", content: description },
    ...(isIndexed
      ? [{ tagName: "link", rel: "canonical", href: `${site.origin}${path}` }]
      : [{ name: "robots", content: "noindex" }]),
    ...(isIndexed ? sharingCards(page, title) : []),
    ...(page.structuredData ?? []).map((thing) => ({ "script:ld+json": thing })),
  ];
}

function sharingCards(page: Page, title: string): MetaDescriptor[] {
  const { kind = "website", description, path } = page;
  const image = `${site.origin}${ogImagePath(path)}`;
  return [
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: `${site.origin}${path}` },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(ogImageSize.width) },
    { property: "og:image:height", content: String(ogImageSize.height) },
    { property: "og:image:alt", content: page.title },
    ...articleTags(page),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: page.title },
  ];
}

function articleTags({ kind, published, modified, author }: Page): MetaDescriptor[] {
  if (kind !== "article") return [];
  return [
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
    ...(author ? [{ property: "article:author", content: author }] : []),
  ];
}

function checkLength({ path, isIndexed = true }: Page, what: keyof typeof bounds, text: string) {
  const [shortest, longest] = bounds[what];
  const least = isIndexed ? shortest : 1;
  if (text.length >= least && text.length <= longest) return;
  throw new Error(
    `${path}: its ${what} has ${text.length} characters and needs ${least} to ${longest}: "${text}"`,
  );
}
