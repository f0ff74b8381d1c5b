import type { ChildServer } from "../child-server.ts";

/** The server has answered, and not what was asked for. */
export class Refused extends Error {}

/** Calls functions and reads tables of a server in another process, as a member of staff. Throws Refused. */
export async function signIn({ origin }: ChildServer, email: string, password: string) {
  const config = (await (await fetch(`${origin}/app-config.json`)).json()) as { key: string };
  const headers = { apikey: config.key, "content-type": "application/json" };
  const { access_token: token } = await answerOf<{ access_token: string }>(
    await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email, password }),
    }),
  );
  const signed = { ...headers, authorization: `Bearer ${token}` };
  return {
    async ask(name: string, values: object): Promise<unknown> {
      const body = JSON.stringify(values);
      return answerOf(
        await fetch(`${origin}/rest/v1/rpc/${name}`, { method: "POST", headers: signed, body }),
      );
    },
    async read<Rows>(query: string): Promise<Rows> {
      return answerOf<Rows>(await fetch(`${origin}/rest/v1/${query}`, { headers: signed }));
    },
  };
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Refused(`${response.status} ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Whoever asks knows what is answered.
  return (text === "" ? null : JSON.parse(text)) as Answer;
}
