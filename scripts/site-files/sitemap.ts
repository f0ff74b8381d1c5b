import type { BuiltPage } from "./built-pages.ts";

/** Exactly the pages that may be indexed; a date only where a dated document is the page. */
export function sitemap(pages: readonly BuiltPage[], origin: string): string {
  const entries = pages
    .filter((page) => page.isIndexed)
    .map(({ path, modified }) => {
      const date = modified ? `<lastmod>${modified}</lastmod>` : "";
      return `  <url><loc>${origin}${path}</loc>${date}</url>\n`;
    });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`
  );
}

/** Nothing is forbidden: pages that shall not be found say so themselves, and have to be read for that. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
