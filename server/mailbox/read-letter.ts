import { createHash } from "node:crypto";
import PostalMime, {
  addressParser,
  type Address,
  type Attachment,
  type Email,
  type Header,
} from "postal-mime";
import { cleanLine, cleanText } from "./clean-text.ts";
import { deliveryReportOf } from "./delivery-report.ts";
import { foldsOf } from "./folds.ts";
import { htmlText } from "./html-text.ts";
import {
  FILE_BYTES,
  LETTER_BYTES,
  MOST_FILES,
  type Letter,
  type LetterFile,
  type LetterRules,
  type ReadLetter,
} from "./letter.ts";
import { senderCheckOf } from "./sender-check.ts";
import { troubles } from "./troubles.ts";

const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 } as const;
const MOST_TEXT = 1024 * 1024;

/**
 * Reads a letter as it came over the wire. Nothing of it is trusted: what is kept is plain text, and files without a
 * meaning of their own. Throws where it cannot be read at all; `unreadableLetter` then keeps what is certain.
 */
export async function readLetter(raw: Uint8Array, rules: LetterRules): Promise<ReadLetter> {
  const email = await PostalMime.parse(raw, { ...limits, forceRfc822Attachments: true });
  if (!email.headers.some(({ key }) => key === "from" || key === "subject" || key === "date")) {
    throw new Error("it is no letter");
  }
  const attachments = email.attachments.map(fileOf);
  const parts = attachments.flatMap(({ type, bytes }) =>
    isReportPart(type) ? [{ type, text: textOf(bytes) }] : [],
  );
  const report = isReport(email) ? deliveryReportOf(parts) : null;
  const kept = attachments.slice(0, MOST_FILES).map(withinLimits);
  const isWithoutParts = !email.text && !email.html && attachments.length === 0;
  const rest = isWithoutParts ? cleanText(textOf(bodyBytes(raw))) : "";
  const trouble = [
    ...(rest === "" ? [] : [troubles.asItCame]),
    ...(attachments.length > MOST_FILES
      ? [troubles.manyFiles(attachments.length - MOST_FILES)]
      : []),
    ...kept.flatMap((file) =>
      file.bytes === undefined ? [troubles.largeFile(file.name, file.size)] : [],
    ),
  ];
  const body = rest || cleanText(bodyOf(email));
  const headers = headersOf(email.headers);
  return {
    files: kept,
    letter: {
      ...heading(email, raw, rules),
      sort: report ? "report" : isAutomatic(email) ? "automatic" : "letter",
      headers,
      trouble: cleanLine(trouble.join(" "), 1_000),
      body,
      folds: foldsOf(body),
      ...(report && { report }),
    },
  };
}

/** A letter that is too large to be fetched whole, from its first part: headers and what text has come. */
export async function readBeginning(
  raw: Uint8Array,
  size: number,
  rules: LetterRules,
): Promise<ReadLetter> {
  const { letter } = await readLetter(raw, rules);
  return { letter: { ...letter, trouble: troubles.largeLetter(size) }, files: [] };
}

/** What is certain of a letter that cannot be read: that it came. Its original goes with it for as long as it is kept. */
export function unreadableLetter(raw: Uint8Array, reason: string): ReadLetter {
  const digest = digestOf(raw);
  const beginning = textOf(raw.subarray(0, 64 * 1024));
  const lineOf = (name: string) =>
    new RegExp(String.raw`^${name}:[ \t]*(.*)$`, "im").exec(beginning)?.[1] ?? "";
  return {
    files:
      raw.length <= FILE_BYTES
        ? [
            {
              name: "letter.eml",
              type: "message/rfc822",
              size: raw.length,
              isInline: false,
              bytes: raw,
            },
          ]
        : [],
    letter: {
      sort: "unreadable",
      digest,
      messageId: digest,
      answers: [],
      tokens: [],
      fromName: cleanLine(lineOf("from"), 200),
      fromAddress: "",
      replyTo: [],
      to: [],
      cc: [],
      subject: cleanLine(lineOf("subject")),
      sentAt: null,
      headers: "",
      trouble: cleanLine(troubles.unreadable(reason), 1_000),
      body: "",
      folds: [],
      senderCheck: "unknown",
    },
  };
}

/** Of a letter that the mail server does not hand out: `place` is its number there. */
export function unfetchedLetter(place: string): ReadLetter {
  const { letter } = unreadableLetter(Buffer.from(place), "the mail server does not hand it out");
  return { letter, files: [] };
}

type Heading = Omit<Letter, "sort" | "headers" | "trouble" | "body" | "folds" | "report">;

function heading(email: Email, raw: Uint8Array, rules: LetterRules): Heading {
  const named = valuesOf(email, "from");
  const senders = named.length === 1 ? mailboxes(addressParser(named[0] ?? "")) : [];
  const [sender] = senders.length === 1 ? senders : [];
  const digest = digestOf(raw);
  const ids = [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()];
  return {
    digest,
    messageId: idsIn(email.messageId)[0] ?? digest,
    answers: [...new Set(ids)].slice(0, 60),
    tokens: tokensOf(email, rules.ownAddress),
    fromName: cleanLine(sender?.name ?? email.from?.name ?? "", 200),
    fromAddress: sender?.address ?? "",
    replyTo: mailboxes(email.replyTo)
      .map(({ address }) => address)
      .slice(0, 10),
    to: mailboxes(email.to)
      .map(({ address }) => address)
      .slice(0, 100),
    cc: mailboxes(email.cc)
      .map(({ address }) => address)
      .slice(0, 100),
    subject: cleanLine(email.subject ?? "", 1_000),
    sentAt: momentOf(email.date),
    // Two senders, or none, are nobody whom a check could be about.
    senderCheck: sender ? senderCheckOf(email.headers, rules.authServer) : "failed",
  };
}

function valuesOf(email: Email, name: string): readonly string[] {
  return email.headers.filter(({ key }) => key === name).map(({ value }) => value);
}

function mailboxes(list: readonly Address[] | undefined): { name: string; address: string }[] {
  return (list ?? []).flatMap((one): { name: string; address: string }[] => {
    if (one.group) return mailboxes(one.group);
    const address = cleanLine(one.address ?? "", 255).toLowerCase();
    return isAddress(address) ? [{ name: cleanLine(one.name, 200), address }] : [];
  });
}

function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^@\s<>,;:"()]+@[^@\s<>,;:"()]+$/.test(text);
}

function idsIn(value: string | undefined): string[] {
  return [...(value ?? "").matchAll(/<([^<>\s]{1,400})>/g)]
    .map(([, id = ""]) => cleanLine(id, 400))
    .filter(Boolean);
}

/** Of every address that a letter was on its way to, whichever header has kept it. */
function tokensOf(email: Email, ownAddress: string): readonly string[] {
  const [local = "", domain = ""] = ownAddress.toLowerCase().split("@");
  const names = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];
  const text = names
    .flatMap((name) => valuesOf(email, name))
    .join(" ")
    .toLowerCase();
  const pattern = new RegExp(
    `${escapePattern(local)}\\+r\\.([0-9a-f]{20})@${escapePattern(domain)}`,
    "g",
  );
  return [...new Set([...text.matchAll(pattern)].map(([, token = ""]) => token))].slice(0, 20);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Later than a day from now is a clock that is wrong; the order of a conversation does not ask it anyway. */
function momentOf(date: string | undefined): string | null {
  const moment = Date.parse(date ?? "");
  return Number.isNaN(moment) || moment < 0 || moment > Date.now() + 86_400_000
    ? null
    : new Date(moment).toISOString();
}

/** A machine has written it (RFC 3834, and what came before): nothing may follow from it by itself. */
function isAutomatic(email: Email): boolean {
  const first = (name: string) => valuesOf(email, name)[0]?.trim().toLowerCase();
  const submitted = first("auto-submitted");
  return (
    (submitted !== undefined && submitted.split(/[;\s]/)[0] !== "no") ||
    first("x-autoreply") !== undefined ||
    first("x-autorespond") !== undefined ||
    first("precedence") === "auto_reply" ||
    first("return-path") === "<>" ||
    isReport(email)
  );
}

function isReport(email: Email): boolean {
  return /^multipart\/report\b/i.test(valuesOf(email, "content-type")[0]?.trim() ?? "");
}

function isReportPart(type: string): boolean {
  return /^(?:message\/|text\/rfc822-headers)/.test(type);
}

function bodyOf(email: Email): string {
  const text = email.text ?? "";
  // A text that says only that there is HTML is none.
  if (text.trim() !== "" || !email.html) return text.slice(0, MOST_TEXT);
  return htmlText(email.html);
}

/** Of the headers what tells how a letter came; the largest are of its sender's programs alone. */
function headersOf(headers: readonly Header[]): string {
  const lines = headers.map(({ originalKey, value }) => `${originalKey}: ${value.slice(0, 1_000)}`);
  return cleanText(lines.join("\n"), 20_000);
}

function fileOf(attachment: Attachment): Required<LetterFile> {
  const bytes =
    typeof attachment.content === "string"
      ? Buffer.from(attachment.content, attachment.encoding === "base64" ? "base64" : "utf8")
      : new Uint8Array(attachment.content);
  const type = cleanLine(attachment.mimeType, 200) || "application/octet-stream";
  return {
    name: cleanLine(attachment.filename ?? nameless(type), 300) || "file",
    type,
    size: bytes.length,
    isInline:
      attachment.related === true ||
      (attachment.disposition === "inline" && type.startsWith("image/")),
    bytes,
  };
}

function nameless(type: string): string {
  if (type === "message/rfc822") return "letter.eml";
  if (type === "text/calendar") return "invitation.ics";
  return type === "message/delivery-status" ? "report.txt" : "file";
}

function withinLimits({ bytes, ...file }: Required<LetterFile>): LetterFile {
  return bytes.length > FILE_BYTES || file.size > LETTER_BYTES ? file : { ...file, bytes };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes.subarray(0, MOST_TEXT));
}

/** Of a letter as its writer sent it: what servers put on top of it on the way differs from copy to copy. */
export function digestOf(raw: Uint8Array): string {
  const hash = createHash("sha256");
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const end = headEnd(text);
  const head = text
    .subarray(0, end)
    .toString("latin1")
    .replaceAll(/\r?\n[ \t]+/g, " ");
  for (const name of ["message-id", "date", "from", "subject"]) {
    const found = new RegExp(`^${name}:(.*)$`, "im").exec(head)?.[1] ?? "";
    hash.update(`${name}:${found.trim()}\n`);
  }
  hash.update(text.subarray(end));
  return hash.digest("hex");
}

function bodyBytes(raw: Uint8Array): Uint8Array {
  return raw.subarray(headEnd(Buffer.from(raw.buffer, raw.byteOffset, raw.length)));
}

function headEnd(text: Buffer): number {
  const ends = [text.indexOf("\r\n\r\n"), text.indexOf("\n\n")].filter((at) => at >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}
