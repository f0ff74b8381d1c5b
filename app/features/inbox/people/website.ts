/** The front page of a domain; `null` where its text is no name of a host, because senders write it. */
export function websiteOf(domain: string): string | null {
  const address = `https://${domain}/`;
  if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) || !URL.canParse(address)) return null;
  return new URL(address).href;
}
