import { deskOn, given } from "../pipeline/pipeline-desk.ts";
import type { Chair, Engine } from "../test-server.ts";
import type { Taken } from "./tool.ts";

export const everyEvent = [
  "deal.stage_changed",
  "lead.assigned",
  "lead.created",
  "lead.status_changed",
  "subscriber.confirmed",
] as const;

/** A server that may tell the tools of this machine. */
export function hooksDeskOn(engine: Engine) {
  return deskOn(engine, { WEBHOOK_ALLOW_HOSTS: "localhost" });
}

export type Desk = ReturnType<ReturnType<typeof hooksDeskOn>>;

type Wish = {
  readonly url: string;
  readonly name?: string;
  readonly events?: readonly string[];
  readonly preset?: string;
  readonly with_contact?: boolean;
};

export type Hook = { readonly id: string; readonly secret: string };

/** Makes a webhook for all events unless told otherwise. */
export async function madeHook(owner: Chair, wish: Wish): Promise<Hook> {
  const name = wish.name ?? crypto.randomUUID();
  const secret = await given<string>(
    owner.rpc("save_webhook", { events: everyEvent, ...wish, name }),
  );
  const hook = (await listed(owner)).find((one) => one.name === name);
  if (hook === undefined) throw new Error(`There is no webhook ${name}.`);
  return { id: hook.id, secret };
}

type ListedHook = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly host: string;
  readonly events: readonly string[];
  readonly preset: string;
  readonly with_contact: boolean;
  readonly disabled_at: string | null;
  readonly disabled_why: string | null;
  readonly failing_since: string | null;
  readonly both_until: string | null;
  readonly waiting: number;
  readonly last: { readonly state: string } | null;
};

export function listed(owner: Chair): Promise<readonly ListedHook[]> {
  return given<readonly ListedHook[]>(owner.rpc("list_webhooks"));
}

export async function hookOf(owner: Chair, { id }: Pick<Hook, "id">): Promise<ListedHook> {
  const hook = (await listed(owner)).find((one) => one.id === id);
  if (hook === undefined) throw new Error("The webhook is gone.");
  return hook;
}

type Logged = {
  readonly id: string;
  readonly event: string;
  readonly at: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_at: string;
  readonly answer_status: number | null;
  readonly answer: string;
  readonly error: string;
  readonly entry_id: string | null;
  readonly deal_id: string | null;
  readonly reference: string;
};

/** The newest first. */
export function logOf(owner: Chair, { id }: Pick<Hook, "id">): Promise<readonly Logged[]> {
  return given<readonly Logged[]>(owner.rpc("webhook_log", { webhook: id }));
}

/** Until everything that is due has been tried. */
export async function delivered({ server }: Desk): Promise<void> {
  await server.webhookWorker?.runDue();
}

/** Makes what waits for its next try due now. */
export async function makeDue({ run }: Desk): Promise<void> {
  await run("update public.webhook_deliveries set next_at = now() where state = 'queued'");
}

type Message = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export function messageOf({ body }: Taken): Message {
  return JSON.parse(body) as Message;
}
