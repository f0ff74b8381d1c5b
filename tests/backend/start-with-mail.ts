import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { type Engine, startTestServer, type TestServer } from "./test-server.ts";

type WithMail = {
  readonly smtp: SmtpServer;
  /** Sends through it, as a site of its own name. */
  readonly server: TestServer;
};

/** Both are the caller's to stop, the server first. */
export async function startWithMail(
  engine: Engine,
  environment: Readonly<Record<string, string>> = {},
): Promise<WithMail> {
  const smtp = await startSmtpServer();
  const server = await startTestServer(engine, {
    SMTP_URL: smtp.url,
    MAIL_FROM: "Perilune <hello@perilune.example>",
    SITE_ORIGIN: "https://www.perilune.example",
    ...environment,
  });
  return { smtp, server };
}
