import type { NewAccount } from "./application-schema.ts";

/** Makes an account at the sign-in service. */
type CreateAccount = (account: NewAccount) => Promise<
  | { readonly ok: true; readonly isSignedIn: boolean; readonly isConfirmed: boolean }
  | {
      readonly ok: false;
      /** The service's sentence, unchanged. */
      readonly message: string;
      readonly help: string;
      readonly field: keyof NewAccount | null;
      /** Nothing that was typed is wrong: the service is away, or asks to wait. */
      readonly isAway: boolean;
    }
>;

/** The account that an application goes with. The page passes it in: the session is another feature. */
export type Account = {
  /** Who is signed in, and needs no second account. */
  readonly knownAs: string | null;
  /** Loads what making one takes, ahead of it. */
  readonly prepare: () => Promise<void>;
  readonly create: CreateAccount;
  /** Looks whether the service still takes the session, after it has refused something. */
  readonly recheck: () => Promise<void>;
  /** An application was stored. */
  readonly onStored: () => void;
};

type Refusal = Extract<Awaited<ReturnType<CreateAccount>>, { ok: false }>;

export class AccountRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "AccountRefused";
    this.refusal = refusal;
  }
}

/** The account is made, but works only after an e-mail was answered; nothing can be stored with it before. */
export class AddressUnconfirmed extends Error {
  constructor() {
    super("The address has to be confirmed first.");
    this.name = "AddressUnconfirmed";
  }
}
