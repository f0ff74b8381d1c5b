import { inTime } from "#app/lib/in-time.ts";
import { failureOf, RepositoryError } from "#app/lib/repository-error.ts";
import { database, read } from "#app/supabase/staff-database.ts";
import type { Company, Person, PublicDomain, Whose } from "./card.ts";
import { companyOf, personOf } from "./card-rows.ts";
import type { PersonDraft } from "./person-draft.ts";
import { stepPageOf, type StepCursor, type StepPage } from "./step-rows.ts";

/** `null` where nothing is known. @throws RepositoryError, as every function here */
export async function fetchPerson(whom: string, signal: AbortSignal): Promise<Person | null> {
  return read((await database()).rpc("person_card", { whom }).abortSignal(signal), personOf);
}

export async function fetchCompany(
  domain: string,
  signal: AbortSignal,
): Promise<Company | PublicDomain | null> {
  return read((await database()).rpc("company_card", { domain }).abortSignal(signal), companyOf);
}

export async function fetchSteps(
  whose: Whose,
  before: StepCursor | null,
  signal: AbortSignal,
): Promise<StepPage> {
  const card = whose.sort === "person" ? { whom: whose.whom } : { domain: whose.domain };
  const place = before === null ? {} : { before_at: before.at, before_id: before.id };
  const query = (await database()).rpc("card_timeline", { ...card, ...place });
  return read(query.abortSignal(signal), stepPageOf);
}

const reasons = ["changed", "joined", "elsewhere", "address", "whom"] as const;

/** Why something was not written down: somebody was first, or the address is not to be had. */
export type CardReason = (typeof reasons)[number];

export class CardRefused extends RepositoryError {
  readonly reason: CardReason;

  constructor(reason: CardReason, cause: unknown) {
    super("refused", cause);
    this.name = "CardRefused";
    this.reason = reason;
  }
}

/** `draft.version` is the one that is replaced. @throws CardRefused, RepositoryError */
export async function savePerson(whom: string, draft: PersonDraft): Promise<void> {
  const { version, name, company, phone } = draft;
  await told((await database()).rpc("save_person", { whom, version, name, company, phone }));
}

/** Says that an address is the same person's. @throws CardRefused, RepositoryError */
export async function joinAddress(whom: string, address: string): Promise<void> {
  await told((await database()).rpc("join_address", { whom, address }));
}

/** @throws CardRefused, RepositoryError */
export async function separateAddress(address: string): Promise<void> {
  await told((await database()).rpc("separate_address", { address }));
}

type Told = PromiseLike<{
  readonly error: { readonly hint?: string | null } | null;
  readonly status: number;
}>;

async function told(query: Told): Promise<void> {
  const { error, status } = await inTime(query);
  if (!error) return;
  const reason = reasons.find((known) => known === error.hint);
  throw reason ? new CardRefused(reason, error) : new RepositoryError(failureOf(status), error);
}
