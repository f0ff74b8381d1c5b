/** An e-mail as it came over the wire, decoded. */
export type ReceivedEmail = {
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name, unfolded and decoded; a header that comes twice fails the reading. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
  /** Of the attached calendar file. */
  readonly calendar: string;
  readonly raw: string;
};

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

export function readEmail(raw: string, from: string, to: readonly string[]): ReceivedEmail {
  const received = readPart(raw);
  const leaves = leavesOf(received);
  const content = (type: string) =>
    leaves
      .filter((part) => part.headers.get("content-type")?.startsWith(type))
      .map(decodedBody)
      .join("");
  return {
    from,
    to,
    headers: received.headers,
    text: content("text/plain").replaceAll("\r\n", "\n"),
    html: content("text/html"),
    calendar: content("text/calendar"),
    raw,
  };
}

function readPart(raw: string): Part {
  const end = raw.indexOf("\r\n\r\n");
  const headers = new Map<string, string>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const [, name = "", value = ""] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`This is no header: ${line}`);
    if (headers.has(name.toLowerCase())) throw new Error(`Two headers ${name}`);
    headers.set(name.toLowerCase(), decodedWords(value));
  }
  return { headers, body: raw.slice(end + 4) };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers.get("content-type") ?? "")?.[1];
  if (boundary === undefined) return [part];
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((piece) => leavesOf(readPart(piece.replace(/^\r\n/, ""))));
}

function decodedBody({ headers, body }: Part): string {
  switch (headers.get("content-transfer-encoding")) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8");
    case "quoted-printable":
      return fromQuoted(body.replaceAll("=\r\n", ""));
    default:
      return body;
  }
}

function decodedWords(value: string): string {
  return value
    .replaceAll(/(\?=) (?==\?)/g, "$1")
    .replaceAll(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_all, how: string, text: string) =>
      how.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : fromQuoted(text.replaceAll("_", " ")),
    );
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
