/**
 * Whether a mail server's words or its status say that there is nobody of an address (RFC 3463): no such mailbox or domain,
 * moved away, or switched off. Not what may pass, or what is about us, such as a full mailbox or a list of senders.
 */
export function saysGone(answer: string): boolean {
  return /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/.test(answer);
}
