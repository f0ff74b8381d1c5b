import { escapeHtml } from "../escape-html.ts";
import { always, day, fonts } from "./email-look.ts";
import type { Block, PriceLine, RecordLine } from "./email.ts";
import { writingHtml } from "./writing-html.ts";

const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
const text = `color:${day.ink};font:400 16px/25px ${fonts.text}`;
const small = `color:${day.ink2};font:400 14px/22px ${fonts.text}`;
const figures = "font-variant-numeric:tabular-nums;white-space:nowrap";

/** One part of an e-mail, with everything it looks like in itself. */
export function blockHtml(block: Block): string {
  switch (block.kind) {
    case "text":
      return `<p class="l-ink" style="margin:0 0 18px;${text}">${withBreaks(block.text)}</p>`;
    case "facts":
      return factsHtml(block.rows);
    case "prices":
      return pricesHtml(block.lines, block.totals);
    case "link":
      return linkHtml(block);
    case "quote":
      return quoteHtml(block.text, "0 0 20px");
    case "title":
      return `<h2 class="l-ink" style="margin:26px 0 12px;color:${day.ink};font:700 20px/26px ${fonts.text}">${escapeHtml(block.text)}</h2>`;
    case "records":
      return recordsHtml(block.records);
    case "writing":
      return writingHtml(block.writing);
  }
}

function quoteHtml(words: string, margin: string): string {
  return `<table ${table} width="100%" style="margin:${margin}"><tr><td class="l-ink l-inset" bgcolor="${day.inset}" style="padding:16px 20px;border-left:4px solid ${always.signal};background-color:${day.inset};${text};word-break:break-word;overflow-wrap:anywhere">${withBreaks(words)}</td></tr></table>`;
}

/** One below the other with a rule between them; the name is the way to the record. */
function recordsHtml(records: readonly RecordLine[]): string {
  const cells = records.map(({ name, href, lines, quote }) => {
    const link = `<a class="l-ink" href="${escapeHtml(href)}" style="color:${day.ink};font:600 16px/24px ${fonts.text};text-decoration:underline">${escapeHtml(name)}</a>`;
    const more = lines.map(
      (line) => `<br><span class="l-ink2" style="${small}">${escapeHtml(line)}</span>`,
    );
    const words = quote === "" ? "" : quoteHtml(quote, "10px 0 4px");
    return `<tr><td class="l-ink l-line" valign="top" style="padding:12px 0;border-top:1px solid ${day.line};word-break:break-word;overflow-wrap:anywhere">${link}${more.join("")}${words}</td></tr>`;
  });
  return `<table ${table} width="100%" class="l-line" style="margin:4px 0 22px;border-bottom:1px solid ${day.line}">${cells.join("\n")}</table>`;
}

function factsHtml(rows: readonly (readonly [string, string])[]): string {
  const line = `border-top:1px solid ${day.line}`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td class="l-ink2 l-line" valign="top" width="112" style="width:112px;padding:10px 16px 10px 0;${line};${small}">${escapeHtml(label)}</td>` +
      `<td class="l-ink l-line" valign="top" style="padding:10px 0;${line};color:${day.ink};font:600 15px/22px ${fonts.text};word-break:break-word;overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
  );
  return `<table ${table} width="100%" class="l-line" style="margin:4px 0 22px;border-bottom:1px solid ${day.line}">${cells.join("\n")}</table>`;
}

function pricesHtml(lines: readonly PriceLine[], totals: readonly PriceLine[]): string {
  return `<table ${table} width="100%" style="margin:4px 0 22px">${[
    ...lines.map((line, index) => priceRow(line, index === 0 ? "first" : "line")),
    ...totals.map((line, index) => priceRow(line, index === 0 ? "total" : "more")),
  ].join("\n")}</table>`;
}

/** The rule above a row is ink where the order begins and where it is summed up. */
function priceRow(
  { item, amount, unit }: PriceLine,
  place: "first" | "line" | "total" | "more",
): string {
  const isTotal = place === "total" || place === "more";
  const isRuled = place === "first" || place === "total";
  const border = isRuled ? `border-top:2px solid ${day.ink}` : `border-top:1px solid ${day.line}`;
  const font = `color:${day.ink};font:${isTotal ? "700 17px/24px" : "400 16px/24px"} ${fonts.text}`;
  const classes = `l-ink ${isRuled ? "l-rule" : "l-line"}`;
  const every = unit && `<br><span class="l-ink2" style="${small}">${escapeHtml(unit)}</span>`;
  return (
    `<tr><td class="${classes}" valign="top" style="padding:11px 16px 11px 0;${border};${font}">${escapeHtml(item)}</td>` +
    `<td class="${classes}" align="right" valign="top" style="padding:11px 0;${border};${font};${figures};text-align:right">${escapeHtml(amount)}${every}</td></tr>`
  );
}

/** The one button of an e-mail. A secret address stands below it too, for those whose program opens no buttons. */
function linkHtml({ label, href, isSecret }: Extract<Block, { kind: "link" }>): string {
  const { signal, onSignal } = always;
  const button =
    `<table ${table} style="margin:6px 0 22px"><tr><td align="center" bgcolor="${signal}" style="border-radius:8px;background-color:${signal};mso-padding-alt:14px 28px">` +
    `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;border-radius:8px;color:${onSignal};font:700 16px/22px ${fonts.text};text-decoration:none;mso-padding-alt:0">${escapeHtml(label)}</a></td></tr></table>`;
  if (!isSecret) return button;
  return `${button}\n<p class="l-ink2" style="margin:0 0 20px;${small}">Or copy this address into your browser:<br><span style="font:400 12px/18px ${fonts.code};word-break:break-all">${escapeHtml(href)}</span></p>`;
}

function withBreaks(words: string): string {
  return escapeHtml(words).replaceAll(/\r\n|\r|\n/g, "<br>");
}
