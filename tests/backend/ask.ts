import type { Chair, TestServer } from "./test-server.ts";

type Asked = {
  /** The name of a chair; by default "staff", and "visitor" is nobody. */
  readonly as?: string;
  readonly method?: string;
  readonly body?: string;
  readonly prefer?: string;
};

/** Sends what no client library would: an address as it stands, with the pass of somebody. */
export type Ask = (address: string, asked?: Asked) => Promise<Response>;

export async function createAsk(
  { origin, publishableKey }: TestServer,
  chairs: Readonly<Record<string, Chair>>,
): Promise<Ask> {
  const passes = new Map<string, string>();
  for (const [name, chair] of Object.entries(chairs)) {
    const { data } = await chair.auth.getSession();
    passes.set(name, `Bearer ${data.session?.access_token}`);
  }
  return function ask(address, { as = "staff", method = "GET", body, prefer } = {}) {
    const headers = new Headers({ apikey: publishableKey });
    const pass = passes.get(as);
    if (pass !== undefined) headers.set("authorization", pass);
    if (prefer !== undefined) headers.set("prefer", prefer);
    return fetch(origin + address, { method, body, headers });
  };
}
