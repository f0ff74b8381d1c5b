import { createHash } from "node:crypto";

/** Sources as a policy names them, `'sha256-…'`, each once. */
export type InlineHashes = {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly attrs: ReadonlySet<string>;
};

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<\w[^>]*? style="([^"]*)"/g;
/** Scripts that the browser does not run from the page's own text. */
const isNotInline = / src=|type="(text\/x-start|application\/ld\+json)"/;

/** The sources of `Content-Security-Policy` that allow what a page carries inline, and nothing else. */
export function inlineHashes(page: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const attrs = new Set<string>();
  for (const [, attributes = "", text = ""] of page.matchAll(script)) {
    if (!isNotInline.test(attributes)) scripts.add(hashSource(text));
  }
  for (const [, text = ""] of page.matchAll(style)) styles.add(hashSource(text));
  const tags = page.replace(/<(style|script)[\s\S]*?<\/\1>/g, "");
  for (const [, text = ""] of tags.matchAll(styleAttribute)) attrs.add(hashSource(decode(text)));
  return { scripts, styles, attrs };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function decode(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
