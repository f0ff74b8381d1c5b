/**
 * A `mailto:` address with an optional subject. What a stranger gave as an e-mail address is encoded, so that it
 * cannot add recipients or headers.
 */
export function replyAddress(email: string, subject?: string): string {
  const recipient = encodeURIComponent(email).replace("%40", "@");
  return subject
    ? `mailto:${recipient}?subject=${encodeURIComponent(subject)}`
    : `mailto:${recipient}`;
}
