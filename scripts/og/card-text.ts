import type { CardText } from "./card.ts";

export type PageCard = CardText & {
  /** Address of the picture under the site's origin: `/og/home.png`. */
  readonly file: string;
};

const image = /<meta property="og:image" content="[^"]*?(\/og\/[\w-]+\.png)"/;
const sharedTitle = /<meta property="og:title" content="([^"]*)"/;
const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/;
/** The markup of a headline that is broken into lines by hand. */
const handLines = /^(?:<span>[^<]*(?:<!-- -->[^<]*)?<\/span>)+$/;

/** What stands under the title: the part of the site for a document, otherwise what the company does. */
const subLines: readonly (readonly [start: string, line: string])[] = [
  ["/og/blog-", "From the blog"],
  ["/og/press-", "Press release"],
  ["/og/careers-", "Open role"],
  ["/og/examples-", "Case study"],
  ["/og/demo-", "Live demo"],
];

const generalLine = "Web applications, hosted and looked after";

/** Reads from a built page which card it asks for; `null` when it asks for none. */
export function readCard(html: string, siteName: string): PageCard | null {
  const file = image.exec(html)?.[1];
  if (!file) return null;
  const shared = plainText(sharedTitle.exec(html)?.[1] ?? "").replace(` · ${siteName}`, "");
  const headline = heading.exec(html)?.[1] ?? "";
  const title = plainText(headline) || shared;
  if (!title) throw new Error(`The page of ${file} has no title.`);
  const sub = subLines.find(([start]) => file.startsWith(start))?.[1] ?? generalLine;
  return { file, title, sub, lines: linesOf(headline) };
}

function linesOf(headline: string): string[] | null {
  if (!handLines.test(headline)) return null;
  return headline.split("</span>").map(plainText).filter(Boolean);
}

function plainText(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "’")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,:;?!])/g, "$1")
    .trim();
}
