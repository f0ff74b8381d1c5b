/** Reads what stands in served HTML, without a browser. */

/** The start tags of a name, in order. */
export function tagsOf(html: string, name: string): readonly string[] {
  return html.match(new RegExp(`<${name}(?=[\\s/>])(?:[^>"]|"[^"]*")*>`, "g")) ?? [];
}

/** An attribute of a start tag, decoded; `null` when it is not there. */
export function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`).exec(tag);
  return value ? decode(value[1] ?? "") : null;
}

/** The content of the `meta` with this `name` or `property`. */
export function metaOf(html: string, key: string): string | null {
  const tag = tagsOf(html, "meta").find(
    (meta) => attributeOf(meta, "name") === key || attributeOf(meta, "property") === key,
  );
  return tag ? attributeOf(tag, "content") : null;
}

export function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
}

/** The words of a piece of HTML as a visitor reads them, with single spaces. */
export function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style|template|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "");
  const blocks = shown.replace(/<\/?(?:p|li|h\d|div|br|td|th|dt|dd|section|summary)\b[^>]*>/g, " ");
  return decode(blocks.replace(/<[^>]+>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** Text without any white space: where a tag or a line begins makes no difference. */
export function squash(text: string): string {
  return text.replace(/\s+/g, "");
}

export function headingOf(html: string): string {
  return wordsOf(/<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0] ?? "");
}

export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

export function structuredDataOf(html: string): readonly Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, json = ""]) => JSON.parse(json) as Thing);
}

/** Every `href` of a link with what a visitor can read or hear of it. */
export function linksOf(html: string): readonly { href: string | null; name: string }[] {
  return Array.from(html.matchAll(/<a(?=[\s>])((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/a>/g), (match) => {
    const [, attributes = "", inner = ""] = match;
    const tag = `<a${attributes}>`;
    const pictures = tagsOf(inner, "(?:img|svg)").map(
      (picture) => attributeOf(picture, "alt") ?? attributeOf(picture, "aria-label") ?? "",
    );
    const label = attributeOf(tag, "aria-label") ?? "";
    return {
      href: attributeOf(tag, "href"),
      name: `${label}${wordsOf(inner)}${pictures.join("")}`,
    };
  });
}

export function idsOf(html: string): ReadonlySet<string> {
  const body = html.slice(html.indexOf("<body"));
  return new Set(Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => decode(id)));
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
