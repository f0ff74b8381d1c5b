import type { EmailTemplate } from "#domain/email-templates.ts";
import { emailText } from "#domain/letter/email-text.ts";
import type { Email } from "#domain/letter/email.ts";
import type { Database } from "../backend/database.ts";
import { errorFacts, type Logger } from "../logging.ts";
import type { MailSettings } from "../settings.ts";
import { compose, type ComposeContext } from "./compose.ts";
import { sql } from "kysely";
import { deliver, type Delivery } from "./deliver.ts";
import { reasons } from "./emails/labels.ts";
import { makeMessage, type Message } from "./message.ts";
import { issueOf } from "./compose-issue.ts";
import { composeReply } from "./compose-reply.ts";
import { bounceReader, pauseForSignIn, queueIssueLetters } from "./issues.ts";
import { startNudges } from "./nudges.ts";
import { startSettling } from "./quarantine.ts";
import { replyAddress } from "./reply-address.ts";
import {
  claimDue,
  findUnwritten,
  forgetOld,
  giveUpAbandoned,
  keepText,
  linkCall,
  millisecondsUntilNext,
  markEnded,
  markLater,
  markSent,
  SENDING_MINUTES,
  skipOld,
  type OutboxRow,
} from "./outbox.ts";

/** Scores are settled after a minute, so that a record is at rest a quarter of one later at the latest. */
const POLL_MS = 15_000;
/** Letters to the sender of a record: an answer to one belongs to the record. */
const answerable: ReadonlySet<EmailTemplate> = new Set([
  "receipt",
  "call-booked",
  "call-moved",
  "call-cancelled",
  "call-reminder",
  "issue",
]);
/** How long a stopping server waits for the e-mail under way before it breaks the connection. */
const PATIENCE_MS = 5_000;

export type MailWorker = {
  /** Something may be due. */
  poke(): void;
  /** Settles what is due, then sends it, one after the other; with mail off only writes down what would go out. */
  runDueMail(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Sends the e-mails of the outbox. An e-mail is marked before it is handed over, so that whatever
 * happens it is never sent twice by itself; see docs/decisions/0025. `afterChange` hears when a record shows something
 * else: an answer that has left, a letter that did not, a record that went into quarantine.
 */
export async function startMailWorker(
  database: Database,
  mail: MailSettings | undefined,
  origin: string,
  logger: Logger,
  afterChange: () => void = () => undefined,
): Promise<MailWorker> {
  const { kysely } = database;
  const settle = startSettling(kysely, logger, afterChange);
  const context: ComposeContext = {
    origin,
    staffTo: mail?.staffTo ?? [],
    from: mail?.from,
    linkCall: (booking) => linkCall(kysely, booking),
    settle,
  };
  const nudge = startNudges(kysely, logger);
  const breaking = new AbortController();
  const ending = new AbortController();

  async function prepare(
    row: OutboxRow,
    settings: MailSettings,
  ): Promise<Message | { skip: string }> {
    if (row.template === "reply") return composeReply(kysely, row, settings);
    const composed = await compose(kysely, row, context);
    if ("skip" in composed) return composed;
    const { email, to } = composed;
    // An issue stands where it was written, once for all its readers.
    if (row.template !== "issue") await keepText(kysely, row.id, keptText(email));
    const answerTo =
      row.entryId !== null && answerable.has(row.template)
        ? await replyAddress(kysely, row.entryId, settings)
        : undefined;
    return makeMessage(email, row.id, settings.from, to, answerTo);
  }

  async function send(row: OutboxRow, settings: MailSettings): Promise<void> {
    let message: Message | { skip: string };
    try {
      message = await prepare(row, settings);
    } catch (error) {
      logger.error(errorFacts(error), "an e-mail could not be written");
      return markLater(kysely, row, reasons.notWritten);
    }
    if ("skip" in message) return markEnded(kysely, row.id, "skipped", message.skip);
    const inTime = AbortSignal.timeout(SENDING_MINUTES * 60_000);
    const signal = AbortSignal.any([breaking.signal, inTime]);
    // From here on the row leaves "sending" only by what is known of the delivery.
    const delivery = await deliver(settings.smtpUrl, message, signal);
    await mark(row, delivery);
    if (row.template === "issue") await followIssue(row, delivery);
    if (row.template === "reply" || delivery.outcome !== "sent") afterChange();
  }

  function mark(row: OutboxRow, delivery: Delivery): Promise<void> {
    switch (delivery.outcome) {
      case "sent":
        return markSent(kysely, row.id, delivery.note);
      case "later":
        return markLater(kysely, row, delivery.error);
      case "refused":
        return markEnded(kysely, row.id, "failed", delivery.error);
      case "unknown":
        return markEnded(kysely, row.id, "failed", reasons.unknown);
    }
  }

  async function followIssue(row: OutboxRow, delivery: Delivery): Promise<void> {
    if (delivery.outcome === "later" && delivery.isSignIn)
      await pauseForSignIn(kysely, issueOf(row));
    if (delivery.outcome === "refused" && delivery.isGone && row.entryId !== null)
      await bounceReader(kysely, row.entryId);
  }

  async function sendDue(settings: MailSettings): Promise<void> {
    await giveUpAbandoned(kysely, false);
    await forgetOld(kysely);
    await sql`select private.forget_letters()`.execute(kysely);
    await sendWaiting(settings);
    if (ending.signal.aborted) return;
    await nudge();
    await sendWaiting(settings);
    if (ending.signal.aborted || (await queueIssueLetters(kysely)) === 0) return;
    await sendWaiting(settings);
    // Scores and nudges have their turn before the next hundred.
    poke();
  }

  async function sendWaiting(settings: MailSettings): Promise<void> {
    while (!ending.signal.aborted) {
      const row = await claimDue(kysely);
      if (row === undefined) return;
      await send(row, settings);
    }
  }

  async function writeDown(): Promise<void> {
    for (const row of await findUnwritten(kysely)) {
      const composed = await compose(kysely, row, {
        ...context,
        staffTo: ["staff@localhost.invalid"],
        // Nobody gets it, so nothing has to open.
        linkCall: () => Promise.resolve("-"),
      });
      if ("skip" in composed) await markEnded(kysely, row.id, "skipped", composed.skip);
      else await keepText(kysely, row.id, keptText(composed.email));
    }
  }

  if (mail !== undefined) {
    await giveUpAbandoned(kysely, database.engine === "pglite");
    await skipOld(kysely);
  }

  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let waking: ReturnType<typeof setTimeout> | undefined;
  async function run(before: Promise<void>): Promise<void> {
    await before;
    next = undefined;
    try {
      await settle();
      await (mail === undefined ? writeDown() : sendDue(mail));
      if (mail !== undefined) wakeIn(await millisecondsUntilNext(kysely));
    } catch (error) {
      logger.warn(errorFacts(error), "the outbox cannot be reached");
    }
  }
  /** A reply leaves when its ten seconds are over, not with the next look. */
  function wakeIn(milliseconds: number | undefined): void {
    clearTimeout(waking);
    if (milliseconds === undefined || milliseconds >= POLL_MS || ending.signal.aborted) return;
    waking = setTimeout(poke, Math.max(20, milliseconds));
  }
  function runDueMail(): Promise<void> {
    next ??= run(running);
    running = next;
    return next;
  }
  function poke(): void {
    if (!ending.signal.aborted) void runDueMail();
  }
  const timer = setInterval(poke, POLL_MS);
  poke();

  return {
    poke,
    runDueMail,
    async stop() {
      ending.abort();
      clearInterval(timer);
      clearTimeout(waking);
      const patience = setTimeout(() => breaking.abort(), PATIENCE_MS);
      await running;
      clearTimeout(patience);
    },
  };
}

/** What goes to the team repeats words of others and has no body here: the record has them. */
function keptText(email: Email): { subject: string; body: string } {
  return { subject: email.subject, body: email.isInternal ? "" : emailText(email, true) };
}
