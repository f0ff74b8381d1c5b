type ImapError = Error & {
  readonly authenticationFailed?: boolean;
  readonly code?: string;
  readonly responseText?: string;
};

/** What the team reads of a mailbox that cannot be read: the server's own words where it has said some, never a password. */
export function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return "The mailbox cannot be read.";
  const { authenticationFailed, code, responseText }: ImapError = error;
  if (authenticationFailed)
    return "The mail server does not accept the user name and password of IMAP_URL.";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "The mail server's name is not known.";
  if (code === "ECONNREFUSED") return "The mail server does not take connections.";
  if (code === "ETIMEDOUT" || code === "CONNECT_TIMEOUT" || code === "GREETING_TIMEOUT")
    return "The mail server does not answer.";
  if (code?.startsWith("ERR_TLS") || code?.includes("CERT"))
    return "The mail server's certificate is not valid.";
  if (responseText) return `The mail server says: ${responseText.slice(0, 200)}`;
  return "The connection to the mail server has ended.";
}
