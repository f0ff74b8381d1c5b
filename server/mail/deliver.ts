import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { saysGone } from "#domain/gone-address.ts";
import { reasons } from "./emails/labels.ts";
import type { Message } from "./message.ts";
import { headerText } from "./plain.ts";

export type Delivery =
  /** `note` names the addresses that the mail server did not take, if any. */
  | { readonly outcome: "sent"; readonly note: string }
  /** Surely not sent: worth another try. */
  | {
      readonly outcome: "later";
      readonly error: string;
      /** The mail server does not accept our sign-in: so it will be with every other e-mail. */
      readonly isSignIn?: boolean;
    }
  /** Surely not sent, and the answer will stay the same. */
  | {
      readonly outcome: "refused";
      readonly error: string;
      /** It is the sender that was refused, not a receiver and not the message. */
      readonly isSender?: boolean;
      /** There is nobody of this address. */
      readonly isGone?: boolean;
    }
  /** It had been handed over when the connection broke. */
  | { readonly outcome: "unknown" };

const TIMEOUTS = {
  dnsTimeout: 20_000,
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
} as const;

type SmtpError = Error & {
  readonly code?: string | undefined;
  readonly originalCode?: string | undefined;
  readonly response?: unknown;
  readonly responseCode?: number | undefined;
  readonly command?: string | undefined;
};

/**
 * Hands one message to the mail server. Never throws; aborting counts as a broken connection. A server that does not let
 * the address of a record send gets the message from the plain one.
 */
export async function deliver(
  smtpUrl: string,
  message: Message,
  signal: AbortSignal,
): Promise<Delivery> {
  const { from, plainFrom } = message.envelope;
  const first = await handOver(smtpUrl, message, from, signal);
  const isSenderRefused = first.outcome === "refused" && first.isSender === true;
  if (!isSenderRefused || plainFrom === undefined || plainFrom === from) return first;
  return handOver(smtpUrl, message, plainFrom, signal);
}

function handOver(
  smtpUrl: string,
  message: Message,
  from: string,
  signal: AbortSignal,
): Promise<Delivery> {
  const { auth, ...server } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({ ...server, ...TIMEOUTS });
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  let stage: "before" | "message" | "handed over" = "before";
  function end(delivery: Delivery): void {
    resolve(delivery);
    connection.close();
  }
  function fail(error: SmtpError): void {
    end(failureOf(error, stage));
  }
  /** Read when the server has said that it is ready for the e-mail, not before. */
  const content = new Readable({
    read() {
      stage = "handed over";
      this.push(message.content);
      this.push(null);
    },
  });
  function send(): void {
    stage = "message";
    const { to } = message.envelope;
    connection.send({ from, to: [...to] }, content, (error, info) => {
      if (error) return fail(error);
      const refused = (info?.rejected ?? []).map(String);
      resolve({
        outcome: "sent",
        note: refused.length > 0 ? reasons.partly(refused.join(", ")) : "",
      });
      connection.quit();
    });
  }
  function abort(): void {
    const isTooSlow =
      signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    fail(
      isTooSlow
        ? Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })
        : new Error(reasons.stopped),
    );
  }
  signal.addEventListener("abort", abort, { once: true });
  connection.on("error", fail);
  // An answer that came with the end is told after it.
  connection.once("end", () => setImmediate(fail, new Error("The connection ended.")));
  connection.connect((error) => {
    if (error) return fail(error);
    if (auth === undefined || !connection.allowsAuth) return send();
    connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
  });
  if (signal.aborted) abort();
  return promise.finally(() => signal.removeEventListener("abort", abort));
}

/** What a failure means for the e-mail, by how far it had come. */
function failureOf(error: SmtpError, stage: "before" | "message" | "handed over"): Delivery {
  const answer = typeof error.response === "string" ? headerText(error.response) : "";
  if (error.responseCode !== undefined && stage !== "before") {
    const sentence = reasons.answered(answer);
    return error.responseCode >= 500
      ? {
          outcome: "refused",
          error: sentence,
          isSender: error.command === "MAIL FROM",
          isGone: error.command === "RCPT TO" && saysGone(answer),
        }
      : { outcome: "later", error: sentence };
  }
  if (stage === "handed over") return { outcome: "unknown" };
  // The settings are wrong, not the e-mail: it waits until somebody has put them right.
  if (error.code === "EAUTH")
    return { outcome: "later", error: reasons.signIn(answer), isSignIn: true };
  if (error.responseCode !== undefined)
    return { outcome: "later", error: reasons.answered(answer) };
  if (error.message === reasons.stopped) return { outcome: "later", error: reasons.stopped };
  const code = error.originalCode ?? error.code ?? "no answer";
  return { outcome: "later", error: reasons.unreachable(code) };
}
