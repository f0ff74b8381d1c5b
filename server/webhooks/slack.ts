import type { Description } from "./describe.ts";

type Text = { type: "mrkdwn"; text: string; verbatim: true };

type SlackMessage = {
  /** For notifications, and where blocks are not shown. */
  readonly text: string;
  /** As Slack's own types have them. */
  readonly blocks: { type: "section"; text?: Text; fields?: Text[] }[];
  readonly unfurl_links: false;
  readonly unfurl_media: false;
};

/** A section holds ten fields. */
const FIELDS = 10;

/** For an incoming webhook of Slack. */
export function slackMessage({ title, facts, quote }: Description, address: string): SlackMessage {
  const fields = facts.map(([label, value]) => markdown(`*${label}*\n${escaped(value)}`));
  const rows = Array.from({ length: Math.ceil(fields.length / FIELDS) }, (_, row) => ({
    type: "section" as const,
    fields: fields.slice(row * FIELDS, (row + 1) * FIELDS),
  }));
  const words = escaped(quote)
    .split("\n")
    .map((line) => `>${line}`)
    .join("\n");
  return {
    text: escaped(title),
    blocks: [
      { type: "section", text: markdown(`*${escaped(title)}*`) },
      ...rows,
      ...(quote === "" ? [] : [{ type: "section" as const, text: markdown(words) }]),
      { type: "section", text: markdown(`<${address}|Open it in the inbox>`) },
    ],
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** Nothing in it becomes a link or a name by itself. */
function markdown(text: string): Text {
  return { type: "mrkdwn", text, verbatim: true };
}

/** The three characters that begin what Slack reads as its own: `<!channel>` calls nobody. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
