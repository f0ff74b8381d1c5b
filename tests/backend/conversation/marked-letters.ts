/** A letter with a file of half a megabyte, and its mark in subject, id and words; one in eight is long. */
export function letterOf(id: string): string {
  const more = id.startsWith("0") || id.startsWith("8") ? " with many words".repeat(20_000) : "";
  return [
    `From: Writer <writer-${id}@writers.example>`,
    "To: hello@perilune.example",
    `Subject: Letter ${id}`,
    `Message-ID: <${id}@mail.example>`,
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "",
    `Words of ${id}${more}.`,
    "--b",
    "Content-Type: application/octet-stream; name=file.bin",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.alloc(500_000, id).toString("base64").replaceAll(/.{76}/g, "$&\r\n"),
    "--b--",
    "",
  ].join("\r\n");
}

/** The draft of a reply with a mark. */
export function draftOf(id: string): string {
  const content = {
    to: [`to-${id}@visitors.example`],
    cc: [],
    subject: "An answer",
    body: `Answer ${id}.`,
  };
  return JSON.stringify({ ...content, quotes: false, answers: null, followUpDays: 0 });
}
