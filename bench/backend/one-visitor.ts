/** What one visitor does while others make trouble. */
export type Visitor = {
  /** Sends the contact form with this message; the status of the answer, 0 for none. */
  readonly send: (message: string) => Promise<number>;
};

export async function aVisitor(origin: string): Promise<Visitor> {
  const config = await fetch(`${origin}/app-config.json`);
  const { key } = (await config.json()) as { key: string };
  return {
    send: async (message) => {
      try {
        const answer = await fetch(`${origin}/rest/v1/contact_submissions`, {
          method: "POST",
          headers: { apikey: key, "content-type": "application/json", prefer: "return=minimal" },
          body: JSON.stringify({ name: "Ada Lovelace", email: "ada@example.com", message }),
        });
        await answer.arrayBuffer();
        return answer.status;
      } catch {
        return 0;
      }
    },
  };
}

/** How long something took that has to be answered with this status, in whole milliseconds. */
export async function waitFor(ask: () => Promise<number>, status: number): Promise<number> {
  const start = performance.now();
  const answered = await ask();
  if (answered !== status) throw new Error(`Answered with ${answered}.`);
  return Math.round(performance.now() - start);
}
