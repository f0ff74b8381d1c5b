type Facts = {
  readonly origin: string;
  readonly email: string;
  readonly phone: { readonly href: string };
  readonly social: readonly { readonly name: string; readonly href: string }[];
};

/** Names the facts of the site that still are the shipped samples: reserved domains and fictional numbers. */
export function sampleFacts({ origin, email, phone, social }: Facts): string[] {
  const found: string[] = [];
  if (/\.example$|localhost/.test(origin)) found.push("the site's address");
  if (email.endsWith(".example")) found.push("the e-mail address");
  if (/55501\d\d$/.test(phone.href)) found.push("the phone number");
  const links = social.filter(({ href }) => href.startsWith("https://example.com/"));
  if (links.length > 0) found.push(`the links to ${links.map(({ name }) => name).join(", ")}`);
  return found;
}
