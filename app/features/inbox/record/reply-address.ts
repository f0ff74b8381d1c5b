/**
 * A `mailto:` address with an optional subject and text. What a stranger gave as an e-mail address is encoded, so that
 * it cannot add recipients or headers.
 */
export function replyAddress(email: string, subject?: string, body?: string): string {
  const recipient = encodeURIComponent(email).replace("%40", "@");
  const parts = [
    subject && `subject=${encodeURIComponent(subject)}`,
    body && `body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `mailto:${recipient}?${parts.join("&")}` : `mailto:${recipient}`;
}
