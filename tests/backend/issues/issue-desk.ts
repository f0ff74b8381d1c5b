import { afterAll } from "vitest";
import { anAddress, deskOn, given } from "../pipeline/pipeline-desk.ts";
import { startSmtpServer, type SmtpServer } from "../smtp-server.ts";
import type { Chair, Engine } from "../test-server.ts";

export type Counts = {
  readonly waiting: number;
  readonly queued: number;
  readonly handed: number;
  readonly refused: number;
  readonly bounced: number;
  readonly skipped: number;
  readonly unsubscribed: number;
};

type Listed = Counts & {
  readonly id: string;
  readonly subject: string;
  readonly state: string;
  readonly paused_why: string;
  readonly version: number;
  readonly readers: number;
  readonly changed_by_name: string;
  readonly started_by_name: string;
  readonly ended_at: string | null;
};

export type Outcome = {
  readonly outcome: string;
  readonly version: number;
  readonly changed_by_name: string;
  readonly readers?: number;
  readonly state?: string;
  readonly to?: string;
};

export const words = {
  subject: "What broke in November",
  preheader: "One outage, two fixes",
  body: "# What broke\n\nA **certificate** ran out. [The report](https://www.perilune.example/blog).",
} as const;

/** A server with mail, and what one does there with issues. */
export function issueDeskOn(engine: Engine) {
  let smtp: SmtpServer | undefined;
  const desk = deskOn(engine, async () => {
    smtp = await startSmtpServer();
    return {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Perilune <hello@perilune.example>",
      SITE_ORIGIN: "https://www.perilune.example",
    };
  });
  afterAll(() => smtp?.stop());
  const mail = () => {
    if (smtp === undefined) throw new Error("There is no mail server.");
    return smtp;
  };
  const run = (statement: string) => desk().run(statement);

  /** Readers who have confirmed, and nobody else. */
  async function onlyReaders(count: number): Promise<readonly string[]> {
    await run("delete from public.newsletter_subscribers");
    const addresses = Array.from({ length: count }, () => anAddress());
    await addReaders(addresses);
    return addresses;
  }
  async function addReaders(addresses: readonly string[]): Promise<void> {
    const rows = addresses.map((address) => `('${address}', '/blog', 'confirmed', now())`);
    if (rows.length > 0)
      await run(
        `insert into public.newsletter_subscribers (email, source, status, confirmed_at) values ${rows.join(", ")}`,
      );
  }
  /** A draft with these words; its id. */
  async function draft(chair: Chair, more: Partial<Record<keyof typeof words, string>> = {}) {
    const id = crypto.randomUUID();
    const saved = await given<Outcome>(
      chair.rpc("save_issue", { id, version: 0, ...words, ...more }),
    );
    if (saved.outcome !== "saved") throw new Error(`The draft is ${saved.outcome}.`);
    return id;
  }
  async function begun(readers: number, more: Partial<Record<keyof typeof words, string>> = {}) {
    const id = await draft(desk().owner, more);
    const { outcome } = await given<Outcome>(
      desk().owner.rpc("start_issue", { id, version: 1, readers }),
    );
    if (outcome !== "started") throw new Error(`The issue is ${outcome}.`);
    return id;
  }
  async function listed(id: string): Promise<Listed> {
    const all = await given<readonly Listed[]>(desk().staff.rpc("list_issues"));
    const one = all.find((issue) => issue.id === id);
    if (one === undefined) throw new Error("The issue is gone.");
    return one;
  }
  async function countsOf(id: string): Promise<Counts> {
    const { waiting, queued, handed, refused, bounced, skipped, unsubscribed } = await listed(id);
    return { waiting, queued, handed, refused, bounced, skipped, unsubscribed };
  }
  const work = () => desk().server.mailWorker?.runDueMail();
  /** Sends as long as there is something to send. */
  async function sendAll(id: string): Promise<void> {
    for (;;) {
      const before = await listed(id);
      await work();
      const after = await listed(id);
      if (after.state !== "sending") return;
      if (after.waiting + after.queued === before.waiting + before.queued)
        throw new Error(`Nothing moves: ${JSON.stringify(after)}`);
    }
  }
  /** Whatever the server does by itself waits until the end of this, which the answer brings: it has a test letter in hand. */
  async function atRest(): Promise<() => Promise<void>> {
    const id = await draft(desk().owner, { subject: "At rest" });
    mail().decide((moment, to) =>
      moment === "letter" && to === "owner@perilune.example" ? "keep silent" : "take",
    );
    await given(desk().owner.rpc("try_issue", { id, version: 1 }));
    void work();
    await mail().held();
    return async () => {
      mail().decide(() => "take");
      mail().release();
      await work();
    };
  }
  const lettersTo = (address: string) => mail().taken.filter(({ to }) => to.includes(address));

  return {
    atRest,
    desk,
    mail,
    run,
    onlyReaders,
    addReaders,
    draft,
    begun,
    listed,
    countsOf,
    work,
    sendAll,
    lettersTo,
  };
}

/** Counts that are not named are none. */
export function counts(some: Partial<Counts>): Counts {
  const none = { waiting: 0, queued: 0, handed: 0, refused: 0, bounced: 0, skipped: 0 };
  return { ...none, unsubscribed: 0, ...some };
}
