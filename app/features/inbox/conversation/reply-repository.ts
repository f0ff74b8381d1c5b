import * as z from "zod/mini";
import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database } from "#app/supabase/staff-database.ts";

export { retryEmail } from "#app/supabase/retry-email.ts";

/** Why a reply was not sent; `what` names the placeholder that is not filled in. */
export type Refusal = {
  readonly reason:
    | "newer"
    | "changed"
    | "to"
    | "cc"
    | "subject"
    | "body"
    | "files"
    | "off"
    | "moves_to"
    | "placeholder";
  readonly what: string;
};

const refusals: ReadonlySet<string> = new Set<Refusal["reason"]>([
  "newer",
  "changed",
  "to",
  "cc",
  "subject",
  "body",
  "files",
  "off",
  "moves_to",
  "placeholder",
]);

export class ReplyRefused extends RepositoryError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause: unknown) {
    super("refused", cause);
    this.name = "ReplyRefused";
    this.refusal = refusal;
  }
}

export type Sending = {
  readonly entry: string;
  /** Of the message that it becomes: the same again is sent once. */
  readonly message: string;
  readonly version: number;
  /** The newest message that its writer has seen. */
  readonly seen: string;
  readonly isSure: boolean;
  /** The status that the record gets once it has left; empty for none. */
  readonly movesTo: string;
};

/** Answers when it leaves, as an ISO time. @throws ReplyRefused, RepositoryError */
export async function sendReply({ isSure, movesTo, ...values }: Sending): Promise<string> {
  const asked = { ...values, is_sure: isSure ? "yes" : "", moves_to: movesTo };
  const { data, error, status } = await inTime((await database()).rpc("send_reply", asked));
  if (error) throw refusalOf(error) ?? new RepositoryError(failureOf(status), error);
  return z.string().parse(data);
}

/** `gone`: it has left. `draft`: another one has been begun. @throws RepositoryError */
export async function unsend(message: string): Promise<"done" | "gone" | "draft"> {
  const { error, status } = await inTime((await database()).rpc("unsend", { message }));
  if (status === 409) return hintOf(error) === "draft" ? "draft" : "gone";
  if (error) throw new RepositoryError(failureOf(status), error);
  return "done";
}

function refusalOf(error: unknown): ReplyRefused | null {
  const [reason = "", what = ""] = hintOf(error).split(":");
  return isReason(reason) ? new ReplyRefused({ reason, what }, error) : null;
}

function isReason(text: string): text is Refusal["reason"] {
  return refusals.has(text);
}

function hintOf(error: unknown): string {
  const hint: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "hint") : "";
  return typeof hint === "string" ? hint : "";
}
