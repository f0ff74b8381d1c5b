import { sentenceFor } from "./command-line.ts";
import { createLogger, filterConsole } from "./logging.ts";
import { startHostedMail } from "./mail/hosted-mail.ts";
import { readSettings } from "./settings.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** `npm run mail`: what sends and fetches the mail of a hosted project. */
try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  filterConsole(logger);
  const { stop } = await startHostedMail(settings, logger);
  stopOnSignal(stop);
  const box = settings.mailbox?.name;
  process.stdout.write(
    `Mail is ready: it sends from ${settings.mail?.from.address ?? ""}, and ${
      box === undefined ? "fetches nothing, because IMAP_URL is not set" : `reads ${box}`
    }.\n`,
  );
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}
