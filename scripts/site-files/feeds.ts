import { Feed } from "feed";
import type { Article } from "../../app/content/documents.ts";

type Publisher = {
  readonly name: string;
  readonly tagline: string;
  readonly email: string;
  readonly origin: string;
};

/** The blog as RSS 2.0 and Atom 1.0, with whole articles. */
export function feeds(articles: readonly Article[], publisher: Publisher) {
  const { name, tagline, email, origin } = publisher;
  const newest = articles.map(({ date }) => date).toSorted();
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title: `${name} Blog`,
    description: tagline,
    language: "en",
    favicon: `${origin}/favicon.ico`,
    image: `${origin}/icon-512.png`,
    updated: new Date(newest.at(-1) ?? 0),
    generator: false,
    feedLinks: { rss: `${origin}/rss.xml`, atom: `${origin}/atom.xml` },
    author: { name, link: origin },
  });
  for (const article of articles) {
    const address = `${origin}/blog/${article.slug}`;
    feed.addItem({
      id: address,
      link: address,
      title: article.title,
      description: article.excerpt,
      content: withFullAddresses(article.html, address, origin),
      date: new Date(article.date),
      published: new Date(article.date),
      // RSS knows authors by their address only.
      author: [{ name: article.author, email }],
      category: [{ name: article.category, term: article.category }],
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}

/** A reader shows the article far from the site: links to pages and headings need the whole address. */
function withFullAddresses(html: string, address: string, origin: string): string {
  return html
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replaceAll('href="#', `href="${address}#`);
}
