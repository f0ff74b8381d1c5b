import type { OldSiteBody } from "#app/content/art-name.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { each, middle, path, rect, text } from "./svg-markup.ts";

type OldSiteDrawing = {
  readonly title: string;
  readonly subtitle: string;
  readonly links: readonly string[];
  readonly body: OldSiteBody;
  readonly width: number;
};

const height = 424;

export function drawOldSite({ title, subtitle, links, body, width }: OldSiteDrawing): string {
  return (
    rect(0, 0, width, 74, "o2") +
    text(20, 46, escapeHtml(title), "", 'font-size="30"') +
    path(`M0 74H${width}`, "o4") +
    text(150, 112, escapeHtml(subtitle), "", 'font-size="19"') +
    bodies[body](width) +
    rect(0, 75, 130, height, "o3") +
    each(links, (words, row) => link(16, 106 + row * 28, escapeHtml(words))) +
    button(14, height - 64, 100, 28, "Guest book")
  );
}

const bodies: Readonly<Record<OldSiteBody, (width: number) => string>> = { list, form, table };

function list(width: number): string {
  return each(["1001", "1002", "1003", "1004"], (item, row) => {
    const y = 134 + row * 62;
    return (
      rect(150, y, width - 176, 54, "o4") +
      button(158, y + 6, 52, 42) +
      text(224, y + 26, `Item no. ${item}`) +
      link(224, y + 44, "Click here for price list (PDF)")
    );
  });
}

function form(width: number): string {
  return (
    text(150, 144, "Please print this form, fill it in and fax it to us.") +
    each(["Name:", "Address:", "Telephone:", "Fax:", "Enquiry:"], (field, row) => {
      const y = 166 + row * 34;
      return text(150, y + 18, field) + rect(240, y, Math.min(260, width - 280), 24, "o1 o4");
    }) +
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
  return (
    rect(150, 128, width - 176, 24, "o2") +
    text(160, 145, "Date") +
    text(260, 145, "Name") +
    text(410, 145, "Status") +
    each(rows, ([date, name, status], row) => {
      const y = 152 + row * 32;
      return (
        rect(150, y, width - 176, 32, "o4") +
        text(160, y + 21, date) +
        link(260, y + 21, name) +
        text(410, y + 21, status)
      );
    })
  );
}

function link(x: number, y: number, words: string): string {
  return text(x, y, words, "ol");
}

/** A grey button with a bevel. */
function button(x: number, y: number, width: number, tall: number, words = ""): string {
  const [right, bottom] = [x + width, y + tall];
  return (
    rect(x, y, width, tall, "o3") +
    path(`M${x} ${bottom}V${y}H${right}`, "ob ob--l") +
    path(`M${right} ${y}V${bottom}H${x}`, "ob") +
    (words && text(x + width / 2, y + tall / 2 + 5, words, "", `font-size="13" ${middle}`))
  );
}
