import type { Database } from "../backend/database.ts";
import type { Logger } from "../logging.ts";
import type { Settings } from "../settings.ts";
import { startMailboxWorker, type MailboxWorker } from "./mailbox-worker.ts";

/** Reads the mailbox of the settings, if there is one; `afterStore` hears of each letter. */
export function startMailbox(
  database: Database,
  { mail, mailbox }: Pick<Settings, "mail" | "mailbox">,
  logger: Logger,
  afterStore: () => void,
): MailboxWorker | undefined {
  if (mail === undefined || mailbox === undefined) return undefined;
  const rules = { ownAddress: mail.from.address, authServer: mailbox.authServer };
  return startMailboxWorker(database, mailbox, rules, logger, afterStore);
}
