import { ImapFlow } from "imapflow";
import { LETTER_BYTES } from "./letter.ts";

/** Of a letter that is too large: its headers, and most of its text. */
const BEGINNING_BYTES = 1024 * 1024;

export type FoundLetter = {
  readonly uid: number;
  readonly raw: Uint8Array;
  /** In bytes, where `raw` is only the beginning. */
  readonly size: number | undefined;
};

export type OpenMailbox = {
  readonly uidValidity: string;
  /** Below this every letter was there when the mailbox was opened. */
  readonly uidNext: number;
  /** Numbers of letters, rising. */
  findAbove(uid: number): Promise<readonly number[]>;
  findSince(day: Date): Promise<readonly number[]>;
  /** `undefined` for a letter that is not there any more. */
  fetch(uid: number): Promise<FoundLetter | undefined>;
  /** Ends when something has come, after a minute, or when the connection ends. */
  waitForNews(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

const WAIT_MS = 60_000;

/**
 * Opens INBOX to read: nothing in it is changed, marked or moved. Throws what the server or the line says; every call
 * after that throws once the connection has ended.
 */
export async function openMailbox(imapUrl: string): Promise<OpenMailbox> {
  const { protocol, hostname, port, username, password } = new URL(imapUrl);
  const isSecure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname.replaceAll(/^\[|\]$/g, ""),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    doSTARTTLS: isSecure ? undefined : false,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 120_000,
    maxLiteralSize: LETTER_BYTES + BEGINNING_BYTES,
    maxResponseSize: LETTER_BYTES + 2 * BEGINNING_BYTES,
  });
  // Told by the call that is under way as well; without a listener it would end the process.
  client.on("error", () => client.close());
  await client.connect();
  try {
    const opened = await client.mailboxOpen("INBOX", { readOnly: true });
    return around(client, String(opened.uidValidity), opened.uidNext);
  } catch (error) {
    client.close();
    throw error;
  }
}

function around(client: ImapFlow, uidValidity: string, uidNext: number): OpenMailbox {
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  // A letter may be told of while others are fetched: the server does not say it twice.
  let hasNews = false;
  client.on("exists", () => {
    hasNews = true;
  });
  client.once("close", () =>
    ended.reject(new Error("The connection to the mail server has ended.")),
  );

  /** A command of a connection that ends may have no answer at all. */
  function answer<Value>(command: Promise<Value>): Promise<Value> {
    return Promise.race([command, ended.promise]);
  }
  async function numbers(query: object): Promise<readonly number[]> {
    const found = await answer(client.search(query, { uid: true }));
    if (!Array.isArray(found)) throw new Error("The mail server does not answer a search.");
    return found.toSorted((one, other) => one - other);
  }
  return {
    uidValidity,
    uidNext,
    // `5:*` answers the last letter even when its number is below.
    async findAbove(uid) {
      hasNews = false;
      return (await numbers({ uid: `${uid + 1}:*` })).filter((found) => found > uid);
    },
    findSince: (day) => numbers({ since: day }),
    async fetch(uid) {
      const known = await answer(
        client.fetchOne(String(uid), { uid: true, size: true }, { uid: true }),
      );
      if (!known || known.size === undefined) return undefined;
      const isWhole = known.size <= LETTER_BYTES;
      const query = isWhole
        ? { source: true }
        : { source: { start: 0, maxLength: BEGINNING_BYTES } };
      const fetched = await answer(
        client.fetchOne(String(uid), { uid: true, ...query }, { uid: true }),
      );
      if (!fetched || !fetched.source) return undefined;
      return { uid, raw: fetched.source, size: isWhole ? undefined : known.size };
    },
    async waitForNews(signal) {
      if (hasNews) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, WAIT_MS);
      client.once("exists", resolve);
      client.once("close", resolve);
      signal.addEventListener("abort", () => resolve(), { once: true });
      // It ends with the next command, or with the connection.
      void client.idle().catch(() => resolve());
      await promise;
      clearTimeout(timer);
      client.off("exists", resolve);
      client.off("close", resolve);
      if (!client.usable) throw new Error("The connection to the mail server has ended.");
    },
    async close() {
      if (client.usable) await answer(client.logout()).catch(() => undefined);
      client.close();
    },
  };
}
