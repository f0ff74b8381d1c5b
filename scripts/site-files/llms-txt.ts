import type { BuiltPage } from "./built-pages.ts";

type About = { readonly name: string; readonly tagline: string; readonly origin: string };

/** Headings for pages below another one; everything else is a page of the site. */
const groups: Readonly<Record<string, string>> = {
  "/blog/": "Articles",
  "/examples/": "Case studies",
  "/demo/": "Demo applications",
  "/press/": "Press releases",
  "/careers/": "Open roles",
};

/** A table of contents for language models (llmstxt.org), from what the pages say about themselves. */
export function llmsTxt(pages: readonly BuiltPage[], { name, tagline, origin }: About): string {
  const indexed = pages.filter((page) => page.isIndexed);
  const sections = ["Pages", ...Object.values(groups)].flatMap((heading) => {
    const lines = indexed
      .filter((page) => headingOf(page.path) === heading)
      .map(({ title, path, description }) => `- [${title}](${origin}${path}): ${description}`);
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join("\n")}\n`];
  });
  return [`# ${name}\n`, `> ${tagline}\n`, ...sections].join("\n");
}

function headingOf(path: string): string {
  const parent = Object.keys(groups).find((start) => path.startsWith(start));
  return (parent && groups[parent]) ?? "Pages";
}
