import type { OldSiteBody } from "#app/content/art-name.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { each, filled, group, path, rect, stroked, text } from "./svg-markup.ts";

type OldSiteDrawing = {
  readonly title: string;
  readonly subtitle: string;
  readonly links: readonly string[];
  readonly body: OldSiteBody;
  readonly width: number;
};

const height = 424;
const banner = filled("old-banner");
const face = filled("old-face");
const outline = stroked("old-line");

/** A client's website of before, with its own words and as wide as what it is compared with. */
export function drawOldSite({ title, subtitle, links, body, width }: OldSiteDrawing): string {
  return (
    rect(0, 0, width, 74, banner) +
    text(20, 46, escapeHtml(title), 'font-size="30"') +
    path(`M0 74H${width}`, outline) +
    text(150, 112, escapeHtml(subtitle), 'font-size="19"') +
    bodies[body](width) +
    rect(0, 75, 130, height, face) +
    each(links, (words, row) => link(16, 106 + row * 28, escapeHtml(words))) +
    button(14, height - 64, 100, 28, "Guest book")
  );
}

const bodies: Readonly<Record<OldSiteBody, (width: number) => string>> = { list, form, table };

function list(width: number): string {
  const items = ["1001", "1002", "1003", "1004"];
  const top = (row: number) => 134 + row * 62;
  return (
    group(
      outline,
      each(items, (_, row) => rect(150, top(row), width - 176, 54)),
    ) +
    each(items, (item, row) => {
      const y = top(row);
      return (
        button(158, y + 6, 52, 42) +
        text(224, y + 26, `Item no. ${item}`) +
        link(224, y + 44, "Click here for price list (PDF)")
      );
    })
  );
}

function form(width: number): string {
  const fields = ["Name:", "Address:", "Telephone:", "Fax:", "Enquiry:"];
  const top = (row: number) => 166 + row * 34;
  return (
    text(150, 144, "Please print this form, fill it in and fax it to us.") +
    each(fields, (field, row) => text(150, top(row) + 18, field)) +
    group(
      'fill="var(--old-page)" stroke="var(--old-line)"',
      each(fields, (_, row) => rect(240, top(row), Math.min(260, width - 280), 24)),
    ) +
    button(240, 342, 110, 30, "Print page")
  );
}

const rows = [
  ["03/12", "see attachment", "?"],
  ["04/12", "see e-mail", "pending"],
  ["04/12", "file_v3_FINAL", "sent"],
  ["07/12", "file_v3_FINAL2", "sent?"],
  ["09/12", "see attachment", "?"],
  ["11/12", "ask Brenda", "pending"],
  ["12/12", "see e-mail", "?"],
] as const;

function table(width: number): string {
  const top = (row: number) => 152 + row * 32;
  return (
    rect(150, 128, width - 176, 24, banner) +
    text(160, 145, "Date") +
    text(260, 145, "Name") +
    text(410, 145, "Status") +
    group(
      outline,
      each(rows, (_, row) => rect(150, top(row), width - 176, 32)),
    ) +
    each(rows, ([date, name, status], row) => {
      const y = top(row) + 21;
      return text(160, y, date) + link(260, y, name) + text(410, y, status);
    })
  );
}

function link(x: number, y: number, words: string): string {
  return text(x, y, words, `${filled("old-link")} text-decoration="underline"`);
}

/** A grey button with a bevel. */
function button(x: number, y: number, width: number, tall: number, words = ""): string {
  const [right, bottom] = [x + width, y + tall];
  return (
    rect(x, y, width, tall, face) +
    group(
      'fill="none" stroke-width="2"',
      path(`M${x} ${bottom}V${y}H${right}`, 'stroke="var(--old-page)"'),
      path(`M${right} ${y}V${bottom}H${x}`, 'stroke="var(--old-line)"'),
    ) +
    (words && text(x + width / 2, y + tall / 2 + 5, words, 'font-size="13" text-anchor="middle"'))
  );
}
