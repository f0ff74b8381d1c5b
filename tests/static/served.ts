/** Where `site-server.ts` leaves the origin of the built site. */
export const originVariable = "STATIC_ORIGIN";

/** Without a slash at its end. */
export const origin = process.env[originVariable] ?? "";

/** What the server answers to a visitor who asks for an address; redirections are not followed. */
export function get(address: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(new URL(address, origin), { headers, redirect: "manual" });
}

export async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

const pages = new Map<string, Promise<string>>();

/** The HTML that is served at an address, asked for once a file of tests. */
export function htmlOf(address: string): Promise<string> {
  const html = pages.get(address) ?? get(address).then((answer) => answer.text());
  pages.set(address, html);
  return html;
}
