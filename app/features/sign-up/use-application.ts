import { notify } from "#app/components/ui/toast-host.tsx";
import {
  useSubmission,
  type Checked,
  type Explanation,
  type FieldErrors,
} from "#app/components/ui/use-submission.ts";
import { sendErrors } from "#app/content/messages.ts";
import { signUpErrors, signUpToasts } from "#app/content/sign-up.ts";
import type { Application, NewAccount } from "./application-schema.ts";

/** Makes an account at the sign-in service. The page passes it in: the session is another feature. */
export type CreateAccount = (account: NewAccount) => Promise<
  | { readonly ok: true; readonly isSignedIn: boolean }
  | {
      readonly ok: false;
      /** The service's sentence, unchanged. */
      readonly message: string;
      readonly help: string;
      readonly field: keyof NewAccount | null;
    }
>;

type Refusal = Extract<Awaited<ReturnType<CreateAccount>>, { ok: false }>;

class AccountRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "AccountRefused";
    this.refusal = refusal;
  }
}

/** Schema and repository of one kind of application. */
type ApplicationWork<Details> = {
  readonly check: (values: FormData) => Checked<Details>;
  readonly store: (details: Details) => Promise<string>;
};

export type SentApplication = {
  readonly reference: string;
  readonly email: string;
  readonly account: "new" | "unconfirmed" | "known";
};

type Circumstances<Details> = {
  /** For the log. */
  readonly name: string;
  readonly load: () => Promise<ApplicationWork<Details>>;
  /** Who is signed in. */
  readonly knownAs: string | null;
  readonly createAccount: CreateAccount;
};

/** An application and the account that goes with it, in one step (decision D32). */
export function useApplication<Details>(circumstances: Circumstances<Details>) {
  const { name, load, knownAs, createAccount } = circumstances;

  async function loadWork() {
    const [{ check, store }, schema] = await Promise.all([
      load(),
      import("./application-schema.ts"),
    ]);
    return {
      check: (values: FormData) =>
        knownAs === null
          ? schema.withAccount(check(values), values)
          : schema.withoutAccount(check(values)),
      submit: async ({ details, account }: Application<Details>): Promise<SentApplication> => {
        const made = account && (await makeAccount(account));
        const reference = await store(details);
        return { reference, email: account?.email ?? knownAs ?? "", account: made ?? "known" };
      },
    };
  }

  async function makeAccount(account: NewAccount) {
    const answer = await createAccount(account);
    if (!answer.ok) throw new AccountRefused(answer);
    return answer.isSignedIn ? "new" : "unconfirmed";
  }

  return useSubmission({
    name,
    load: loadWork,
    sent: signUpToasts.sent,
    failed: signUpToasts.failed,
    reasons: sendErrors,
    explain,
    onRefused: sayTheRule,
  });
}

function explain(error: unknown): Explanation | null {
  if (!(error instanceof AccountRefused)) return null;
  const { message, help, field } = error.refusal;
  return {
    toast: signUpToasts.refused(message),
    reason: help,
    errors: field ? { [field]: message } : {},
  };
}

/** The service's rule, said before it is asked (specification, section 5). */
function sayTheRule(errors: FieldErrors) {
  if (errors.email !== signUpErrors.credentials) return;
  notify(signUpToasts.refused(signUpErrors.credentials)).catch(() => undefined);
}
