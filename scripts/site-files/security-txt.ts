type Contact = { readonly email: string; readonly origin: string };

const dayLength = 86_400_000;

/** RFC 9116, which asks for less than a year: it expires 364 days after the build. */
export function securityTxt({ email, origin }: Contact, built: Date): string {
  const expires = new Date(built.getTime() + 364 * dayLength);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security#disclosure`,
    "",
  ].join("\n");
}
