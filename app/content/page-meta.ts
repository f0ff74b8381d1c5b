import type { MetaDescriptor } from "react-router";
import { site } from "./site.ts";

type Page = {
  /** Without the name of the site, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the address, from the root. */
  readonly path: string;
  readonly isIndexed?: boolean;
};

/** Title, description, canonical address and sharing card of one page, for a route's `meta()`. */
export function pageMeta({ title, description, path, isIndexed = true }: Page): MetaDescriptor[] {
  const fullTitle = `${title} · ${site.name}`;
  const url = `${site.origin}${path}`;
  const shared: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
  ];
  if (!isIndexed) return [...shared, { name: "robots", content: "noindex" }];
  return [
    ...shared,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
