import { expect } from "vitest";
import { LETTER_BYTES } from "../../../../server/mailbox/letter.ts";

const crlf = "\r\n";

function letter(subject: string, lines: readonly string[], body: string): Buffer {
  const from = subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return Buffer.from(
    [
      `From: Made <${from}@made.example>`,
      "To: hello@perilune.example",
      `Subject: Made: ${subject}`,
      `Message-ID: <${from}@made.example>`,
      "Date: Tue, 01 Dec 2026 09:30:00 +0100",
      ...lines,
      "",
      body,
    ].join(crlf),
  );
}

const mixed = "Content-Type: multipart/mixed; boundary=b";
const part = (body: string, more: readonly string[] = []) =>
  ["--b", "Content-Type: text/plain", ...more, "", body, ""].join(crlf);
const file = (name: string, bytes: number) =>
  [
    "--b",
    "Content-Type: application/octet-stream",
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: attachment; filename=${name}`,
    "",
    Buffer.alloc(bytes, 120).toString("base64").replaceAll(/.{76}/g, `$&${crlf}`),
    "",
  ].join(crlf);

/** Letters too large to be kept as files, and what is to become of each. */
export const madeLetters: readonly {
  readonly name: string;
  readonly raw: () => Buffer;
  /** As much of it as is fetched, when that is not all. */
  readonly beginning?: number;
  readonly expected: object;
}[] = [
  {
    name: "three megabytes of headers",
    raw: () =>
      letter(
        "headers",
        Array.from({ length: 30_000 }, (_, index) => `X-Line-${index}: ${"x".repeat(90)}`),
        "Words.",
      ),
    expected: { sort: "unreadable", entry: null, files: ["letter.eml"] },
  },
  {
    name: "twenty thousand parts",
    raw: () =>
      letter(
        "parts",
        [mixed],
        Array.from({ length: 20_000 }, (_, n) => part(`${n}`)).join("") + "--b--",
      ),
    expected: { sort: "unreadable", entry: null, files: ["letter.eml"] },
  },
  {
    name: "a line of three million blanks among the headers",
    raw: () => letter(`blanks${" ".repeat(3_000_000)}end`, [], "Words."),
    expected: { sort: "unreadable", entry: null },
  },
  {
    name: "a million blanks within a line",
    raw: () => letter("blank text", [], `Begin${" ".repeat(1_000_000)}end.`),
    expected: { sort: "letter", kind: "email", body: expect.stringMatching(/^Begin/) },
  },
  {
    name: "a text that is cut within a letter of two halves",
    raw: () =>
      letter("halves", ["Content-Type: text/plain; charset=utf-8"], `x${"😀".repeat(150_000)}`),
    expected: { sort: "letter", kind: "email", body: expect.stringMatching(/^x(?:😀)+$/u) },
  },
  {
    name: "thirty megabytes in two files",
    raw: () =>
      letter(
        "thirty megabytes",
        [mixed],
        part("Two films.") + file("one.mp4", 11_000_000) + file("two.mp4", 11_000_000) + "--b--",
      ),
    expected: { sort: "letter", body: "Two films.", files: ["one.mp4", "two.mp4"], trouble: "" },
  },
  {
    name: "one file that is too large to be kept",
    raw: () =>
      letter("large file", [mixed], part("A film.") + file("film.mp4", 16_000_000) + "--b--"),
    expected: {
      sort: "letter",
      body: "A film.",
      files: ["film.mp4"],
      trouble: "film.mp4, 15 MB, is in the mailbox.",
    },
  },
  {
    name: "more than is fetched",
    beginning: 1024 * 1024,
    raw: () =>
      letter(
        "far too large",
        [mixed],
        part("Many films.") + file("film.mp4", LETTER_BYTES) + "--b--",
      ),
    expected: {
      sort: "letter",
      body: "Many films.",
      files: [],
      trouble: "This letter has 48 MB: all of it is in the mailbox.",
    },
  },
];
