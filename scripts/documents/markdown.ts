import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "#domain/escape-html.ts";
import type { DocumentBody } from "../../app/content/documents.ts";
import { highlight } from "./highlight.ts";

export type RenderedMarkdown = DocumentBody & { readonly words: number };

/** Marks a boxed remark: a quote that starts with it. Any other quote is a pull quote. */
const remark = "[!NOTE]";

/**
 * Turns the text of a document into HTML. Headings get ids, links to other sites `rel`, and what the pages have no
 * style for is refused.
 *
 * @throws Error that names the file
 */
export function renderMarkdown(file: string, markdown: string): RenderedMarkdown {
  const contents: { id: string; text: string }[] = [];
  const refuse = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };

  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth !== 2 && depth !== 3) return refuse(`"${text}": use ## or ### for headings`);
        const id = slugOf(text);
        if (contents.some((entry) => entry.id === id)) return refuse(`"${text}" stands twice`);
        if (depth === 2) contents.push({ id, text: plainText(tokens) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html({ text }) {
        return refuse(`HTML is not allowed in Markdown: ${text.trim()}`);
      },
      image({ href }) {
        return refuse(`pictures are not supported: ${href}`);
      },
      blockquote({ tokens, text }) {
        if (!text.startsWith(remark)) {
          return `<blockquote>${this.parser.parse(tokens)}</blockquote>\n`;
        }
        return `<div data-part="remark">${this.parser.parse(tokens).replace(/\[!NOTE\]\s*/, "")}</div>\n`;
      },
      code({ text, lang = "" }) {
        const [language = "text", ...title] = lang.split(" ");
        const label = escapeHtml(title.join(" ") || language);
        return (
          `<figure><figcaption>${label}<span data-copy></span></figcaption>` +
          `<pre tabindex="0" role="group" aria-label="${label}, code"><code>${highlight(text, language)}</code></pre></figure>\n`
        );
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (!/^(https:|mailto:|\/(?!\/)|#)/.test(href))
          return refuse(`${href} is not a full address`);
        const rel = href.startsWith("https:") ? ' rel="noopener"' : "";
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
      },
      table(token) {
        const label = escapeHtml(token.header.map((cell) => cell.text).join(", "));
        const head = token.header.map((cell) => cellOf("th", cell, this.parser)).join("");
        const rows = token.rows
          .map((row) => `<tr>${row.map((cell) => cellOf("td", cell, this.parser)).join("")}</tr>`)
          .join("");
        return (
          `<div data-part="table" role="group" tabindex="0" aria-label="${label}"><table>` +
          `<thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`
        );
      },
    },
  });

  const tokens = marked.lexer(markdown);
  return { html: marked.parser(tokens), contents, words: countWords(plainText(tokens)) };
}

type InlineParser = { parseInline(tokens: Token[]): string };

function cellOf(tag: "th" | "td", cell: Tokens.TableCell, parser: InlineParser): string {
  const align = cell.align === "right" ? ' data-number=""' : "";
  const scope = tag === "th" ? ' scope="col"' : "";
  return `<${tag}${scope}${align}>${parser.parseInline(cell.tokens)}</${tag}>`;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The words of a piece of Markdown without its marks; code is left out. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === "code") return "";
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows]
          .flat()
          .map((cell) => plainText(cell.tokens))
          .join(" ");
      }
      if (token.type === "list") {
        return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(" ");
      }
      if ("tokens" in token && token.tokens) {
        const isBlock = token.type === "paragraph" || token.type === "heading";
        return plainText(token.tokens) + (isBlock ? " " : "");
      }
      return "text" in token && typeof token.text === "string" ? token.text : " ";
    })
    .join("");
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
