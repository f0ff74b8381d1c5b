import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js";
import { readEmail, type ReceivedEmail } from "./read-email.ts";

/** What the server does with an e-mail: takes it, refuses it, or breaks the connection without a word. */
type Verdict =
  "take" | { readonly code: number; readonly says: string } | "hang up" | "keep silent";
export type Moment = "sender" | "recipient" | "letter";

/** Who may send through a mail server, and how it asks for encryption: nobody without either. */
type SmtpSecurity = { readonly user: string; readonly password: string } & (
  | { readonly mode: "TLS" | "STARTTLS"; readonly key: string; readonly cert: string }
  | { readonly mode: "none" }
);

type SmtpOptions = { readonly port?: number; readonly security?: SmtpSecurity };

export type SmtpServer = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** Every e-mail that came in whole, whatever was answered. */
  readonly emails: readonly ReceivedEmail[];
  /** Those that were answered with 250. */
  readonly taken: readonly ReceivedEmail[];
  /** Decides from now on. */
  decide(verdict: (moment: Moment, address: string) => Verdict): void;
  /** Resolves when so many e-mails have come in, in all. */
  received(count: number): Promise<void>;
  /** Resolves when somebody has an e-mail. */
  receivedBy(address: string): Promise<void>;
  /** Resolves when the team has the notice of what this person sent. */
  noticedOf(address: string): Promise<void>;
  /** Resolves when a client is being kept waiting. */
  held(): Promise<void>;
  /** Takes what was kept waiting. */
  release(): void;
  stop(): Promise<void>;
};

type Answer = (error?: Error | null) => void;

// The library lets every client wait for a tenth of a second, to catch those who speak before they are greeted. With a
// connection for each letter that is most of what a letter takes.
SMTPConnection.prototype.init = function greetAtOnce() {
  // oxlint-disable-next-line no-underscore-dangle -- The library's own name.
  this._setListeners(() => this.connectionReady());
};

/** A real SMTP server on a free port, or on the one that is given; open to everybody unless it is told otherwise. */
export async function startSmtpServer({
  port = 0,
  security,
}: SmtpOptions = {}): Promise<SmtpServer> {
  const emails: ReceivedEmail[] = [];
  const taken: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  let waiting: { readonly isReached: () => boolean; readonly resolve: () => void }[] = [];
  let silent: Answer[] = [];
  let verdictOf: (moment: Moment, address: string) => Verdict = () => "take";

  function tell(): void {
    const reached = waiting.filter(({ isReached }) => isReached());
    waiting = waiting.filter((waiter) => !reached.includes(waiter));
    for (const { resolve } of reached) resolve();
  }
  function waitFor(isReached: () => boolean): Promise<void> {
    if (isReached()) return Promise.resolve();
    return new Promise((resolve) => waiting.push({ isReached, resolve }));
  }
  function act(moment: Moment, address: string, answer: Answer): void {
    const verdict = verdictOf(moment, address);
    if (verdict === "take") answer();
    else if (verdict === "hang up") for (const socket of sockets) socket.destroy();
    else if (verdict === "keep silent") silent.push(answer);
    else {
      answer(Object.assign(new Error(verdict.says), { responseCode: verdict.code }));
    }
    tell();
  }

  const server = new SMTPServer({
    ...(security === undefined
      ? { authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] }
      : encryption(security)),
    onAuth: ({ username, password }, _session, answer) =>
      username === security?.user && password === security?.password
        ? answer(null, { user: username })
        : answer(new Error("Authentication failed")),
    disableReverseLookup: true,
    logger: false,
    onMailFrom: ({ address }, _session, answer) => act("sender", address, answer),
    onRcptTo: ({ address }, _session, answer) => act("recipient", address, answer),
    onData(stream, { envelope }, answer) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      // A client that dies in the middle of an e-mail has sent none.
      const whole = text(stream).catch(() => null);
      void whole.then((raw) => {
        if (raw === null) return;
        const received = readEmail(raw, from, to);
        emails.push(received);
        act("letter", to[0] ?? "", (error) => {
          if (!error) taken.push(received);
          answer(error);
        });
      });
    },
  });
  // Clients that are killed reset their connections.
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const { port: openPort } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${openPort}`,
    port: openPort,
    emails,
    taken,
    decide(verdict) {
      verdictOf = verdict;
    },
    receivedBy: (address) => waitFor(() => emails.some(({ to }) => to.includes(address))),
    noticedOf: (address) =>
      waitFor(() => emails.some(({ headers }) => headers.get("reply-to")?.includes(address))),
    received: (count) => waitFor(() => emails.length >= count),
    held: () => waitFor(() => silent.length > 0),
    release() {
      for (const answer of silent) answer();
      silent = [];
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function encryption(security: SmtpSecurity) {
  return security.mode === "none"
    ? { disabledCommands: ["STARTTLS"], allowInsecureAuth: true }
    : { secure: security.mode === "TLS", key: security.key, cert: security.cert };
}
