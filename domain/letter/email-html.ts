import { business } from "../business.ts";
import { escapeHtml } from "../escape-html.ts";
import { blockHtml } from "./email-blocks.ts";
import { always, day, fonts, sheet } from "./email-look.ts";
import type { Email } from "./email.ts";

const { sky, onSky, signal } = always;
const table = 'role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"';

/**
 * The e-mail as a page of tables with everything in its elements, which is what mail programs agree on. Nothing in it is
 * fetched from anywhere.
 */
export function emailHtml(email: Email): string {
  return [
    "<!doctype html>",
    '<html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">',
    headOf(email),
    `<body class="l-paper" bgcolor="${day.paper}" style="margin:0;padding:0;width:100%;background-color:${day.paper};-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%">`,
    previewOf(email.preview),
    `<table ${table} class="l-paper" bgcolor="${day.paper}" style="background-color:${day.paper}"><tr>`,
    '<td align="center" class="l-out" style="padding:32px 12px">',
    // Outlook on Windows knows no greatest width.
    '<!--[if mso]><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="600" align="center"><tr><td><![endif]-->',
    `<table ${table} style="max-width:600px;margin:0 auto">`,
    topRow,
    `<tr><td class="l-card l-side l-surface" bgcolor="${day.surface}" style="padding:36px 40px 20px;background-color:${day.surface};border-radius:0 0 14px 14px">`,
    `<h1 class="l-ink l-head" style="margin:0 0 22px;color:${day.ink};font:700 32px/36px ${fonts.text};letter-spacing:-0.03em;mso-line-height-rule:exactly">${escapeHtml(email.heading)}</h1>`,
    ...email.blocks.map(blockHtml),
    "</td></tr>",
    footRow(email),
    "</table>",
    "<!--[if mso]></td></tr></table><![endif]-->",
    "</td></tr></table></body></html>",
  ].join("\n");
}

function headOf({ subject }: Email): string {
  return [
    "<head>",
    '<meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    // Telephones would make blue links of every date and number.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    '<meta name="x-apple-disable-message-reformatting">',
    "<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,h1,p,a{font-family:'Segoe UI',Arial,sans-serif!important}</style><![endif]-->",
    `<style>${sheet}</style>`,
    "</head>",
  ].join("\n");
}

/** Not to be seen in the e-mail; the signs behind it keep the e-mail's first words out of the list. */
function previewOf(preview: string): string {
  const hidden =
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all";
  return `<div style="${hidden}">${escapeHtml(preview)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
}

/** The mark: a stroke that climbs and swings round a moon. Drawn by borders, as no e-mail may fetch a picture. */
const mark = [
  '<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr>',
  `<td style="width:11px;height:11px;padding:5px;border:4px solid ${onSky};border-radius:50% 50% 50% 0;line-height:0;font-size:0"><div style="width:11px;height:11px;border-radius:50%;background-color:${signal}"></div></td></tr>`,
  `<tr><td style="padding:0;line-height:0;font-size:0"><div style="width:4px;height:8px;background-color:${onSky}"></div></td></tr></table>`,
].join("");

const topRow = [
  `<tr><td class="l-side" bgcolor="${sky}" style="padding:26px 40px 22px;background-color:${sky};border-bottom:4px solid ${signal}">`,
  '<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr>',
  `<!--[if !mso]><!--><td valign="middle" style="padding:0 13px 0 0" aria-hidden="true">${mark}</td><!--<![endif]-->`,
  `<td valign="middle" style="color:${onSky};font:700 25px/30px ${fonts.text};letter-spacing:-0.03em">${escapeHtml(business.name)}</td>`,
  "</tr></table></td></tr>",
].join("\n");

function footRow({ why, choices, isInternal }: Email): string {
  const style = `margin:0 0 12px;color:${day.ink2};font:400 13px/20px ${fonts.text}`;
  const link = `color:${day.ink2};text-decoration:underline`;
  const { name, tagline, office, phone, phoneHours, email } = business;
  const house = [
    `<strong class="l-ink" style="color:${day.ink}">${escapeHtml(name)}</strong> ${escapeHtml(tagline)}`,
    `${escapeHtml(office.line)}<br><a class="l-ink2" href="${phone.href}" style="${link}">${escapeHtml(phone.label)}</a>, ${escapeHtml(phoneHours)}<br><a class="l-ink2" href="mailto:${email}" style="${link}">${escapeHtml(email)}</a>`,
  ];
  const place =
    choices === undefined
      ? ""
      : ` <a class="l-ink2" href="${escapeHtml(choices.href)}" style="${link}">${escapeHtml(choices.label)}</a>`;
  return [
    '<tr><td class="l-side" style="padding:24px 40px 12px">',
    ...[`${escapeHtml(why)}${place}`, ...(isInternal ? [] : house)].map(
      (text) => `<p class="l-ink2" style="${style}">${text}</p>`,
    ),
    "</td></tr>",
  ].join("\n");
}
