import { escapeHtml } from "./plain.ts";
import type { MailAddress } from "../settings.ts";

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** A link of ours. A secret one opens something for whoever has it: it goes out and is kept nowhere. */
  | {
      readonly kind: "link";
      readonly label: string;
      readonly href: string;
      readonly isSecret?: boolean;
    }
  /** A stranger's words, in their lines. */
  | { readonly kind: "quote"; readonly text: string };

export type Letter = {
  readonly subject: string;
  readonly blocks: readonly Block[];
  readonly replyTo?: MailAddress;
  /** Address that takes its reader off the list at once (RFC 8058). */
  readonly unsubscribe?: string;
  readonly calendarFile?: string;
};

/** `isKept` leaves secret links out. */
export function letterText({ blocks }: Letter, isKept = false): string {
  return `${blocks.map((block) => blockText(block, isKept)).join("\n\n")}\n`;
}

function blockText(block: Block, isKept: boolean): string {
  switch (block.kind) {
    case "text":
      return block.text;
    case "facts": {
      const width = Math.max(...block.rows.map(([label]) => label.length)) + 2;
      return block.rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join("\n");
    }
    case "link":
      return `${block.label}:\n${isKept && block.isSecret ? "(in the letter only)" : block.href}`;
    case "quote":
      return block.text.replaceAll(/^/gm, "> ");
  }
}

const page =
  "margin:0 auto;max-width:560px;padding:24px 20px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif";
const button =
  "display:inline-block;padding:11px 20px;border-radius:8px;background:#14213d;color:#ffffff;font-weight:600;text-decoration:none";

export function letterHtml({ subject, blocks }: Letter): string {
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    `<body><div style="${page}">`,
    ...blocks.map(blockHtml),
    "</div></body></html>",
  ].join("\n");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p>${withBreaks(block.text)}</p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:3px 18px 3px 0;vertical-align:top;opacity:.7">${escapeHtml(label)}</td>` +
            `<td style="padding:3px 0;font-weight:600">${withBreaks(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "link":
      return `<p><a href="${escapeHtml(block.href)}" style="${button}">${escapeHtml(block.label)}</a></p>`;
    case "quote":
      return `<blockquote style="margin:16px 0;padding-left:14px;border-left:3px solid #9aa4b8">${withBreaks(block.text)}</blockquote>`;
  }
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
