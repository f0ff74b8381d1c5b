import type { Chair, TestServer } from "../test-server.ts";

/** All that a stream ever says, beside its comments. */
export const CHANGE = "event: change\ndata:";

/** Who reads `/events` as the browser does: by fetch. */
export type Listener = {
  readonly status: number;
  readonly headers: Headers;
  /** The next event; "end" when there is none any more. */
  next(): Promise<string>;
  /** Everything that has been read so far, comments included. */
  text(): string;
  /** All events until the stream ends. */
  rest(): Promise<readonly string[]>;
  leave(): void;
};

export async function tokenOf(chair: Chair): Promise<string> {
  const { data } = await chair.auth.getSession();
  return data.session?.access_token ?? "";
}

export async function listen(
  { origin }: Pick<TestServer, "origin">,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/events`, {
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = "";
  let taken = 0;

  async function next(): Promise<string> {
    for (;;) {
      const end = read.indexOf("\n\n", taken);
      if (end < 0) {
        const chunk = await reader?.read();
        if (chunk?.value === undefined) return "end";
        read += chunk.value;
        continue;
      }
      const block = read.slice(taken, end);
      taken = end + 2;
      if (!block.startsWith(":")) return block;
    }
  }
  async function rest(): Promise<readonly string[]> {
    const events: string[] = [];
    for (let event = await next(); event !== "end"; event = await next()) events.push(event);
    return events;
  }
  return {
    status: answer.status,
    headers: answer.headers,
    next,
    rest,
    text: () => read,
    leave: () => leaving.abort(),
  };
}
