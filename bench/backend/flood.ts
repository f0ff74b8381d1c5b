import { Agent, request } from "node:http";

/** Questions that are never shown an answer: nobody may read leads without a session. */
const QUESTION = "/rest/v1/contact_submissions?select=id&limit=1000";
const ADDRESSES = 10;
const CONNECTIONS = 1_000;

export type Flood = {
  /** Answers so far, by status. */
  readonly answers: ReadonlyMap<number, number>;
  stop(): Promise<void>;
};

/** A thousand connections from ten addresses, each of which asks again as soon as it is answered. */
export function startFlood(origin: string, key: string): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = new Map<number, number>();
  const end = new AbortController();

  async function askOnAndOn(address: string): Promise<void> {
    while (!end.signal.aborted) {
      const status = await ask(new URL(QUESTION, origin), agent, {
        apikey: key,
        "x-forwarded-for": address,
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  }

  const all = Array.from({ length: CONNECTIONS }, (_, index) =>
    askOnAndOn(`198.51.100.${index % ADDRESSES}`),
  );
  return {
    answers,
    async stop() {
      end.abort();
      agent.destroy();
      await Promise.all(all);
    },
  };
}

/** The status of the answer; 0 when there was none. */
function ask(url: URL, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", () => resolve(0))
      .end();
  });
}
