import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type BuiltPage = {
  /** Address from the root: `/`, `/blog/some-article`. */
  readonly path: string;
  /** Without the name of the site behind it. */
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** ISO date of the document that the page shows, where it shows a dated one. */
  readonly modified: string | null;
};

/** What the pages of a built site say about themselves, by address; the not-found pages are no addresses. */
export function readBuiltPages(folder: string): readonly BuiltPage[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => path.relative(folder, entry.parentPath).split(path.sep).join("/"))
    .filter((name) => !/(^|\/)404$/.test(name))
    .toSorted()
    .map((name) =>
      describePage(`/${name}`, readFileSync(path.join(folder, name, "index.html"), "utf8")),
    );
}

/** @throws Error when the page has no title or description: then the sitemap would not know it either. */
export function describePage(address: string, html: string): BuiltPage {
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  const description = metaContent(html, "name", "description");
  if (!title || !description) throw new Error(`${address} has no title or no description.`);
  return {
    path: address,
    title: decode(title).replace(/ · [^·]+$/, ""),
    description,
    isIndexed: !metaContent(html, "name", "robots")?.includes("noindex"),
    modified: modifiedDate(html),
  };
}

function metaContent(html: string, key: "name" | "property", value: string): string | undefined {
  const content = new RegExp(`<meta ${key}="${value}" content="([^"]*)"`).exec(html)?.[1];
  return content && decode(content);
}

const dates = ["dateModified", "datePublished", "datePosted"] as const;

/** The date is taken from the structured data, which is what search engines compare it with. */
function modifiedDate(html: string): string | null {
  for (const [, json = ""] of html.matchAll(
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
  )) {
    const thing = JSON.parse(json) as Partial<Record<(typeof dates)[number], string>>;
    const date = dates.map((name) => thing[name]).find((value) => value !== undefined);
    if (date) return date;
  }
  return null;
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
