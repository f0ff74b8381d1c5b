import { useRef, type FocusEvent } from "react";
import { notify } from "#app/components/ui/toast-host.tsx";
import {
  useSubmission,
  type Checked,
  type Explanation,
  type FieldErrors,
} from "#app/forms/use-submission.ts";
import { sendErrors, unexpectedError } from "#app/content/messages.ts";
import {
  type DoorKind,
  signUpErrors,
  signUpFailures as failures,
  signUpToasts,
} from "#app/content/sign-up.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import type { PageWord } from "#app/forms/page-word.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { AccountRefused, AddressUnconfirmed, type Account } from "./account.ts";
import type { Application, NewAccount } from "./application-schema.ts";

/** Schema and repository of one kind of application. */
type ApplicationWork<Details> = {
  readonly check: (values: FormData) => Checked<Details>;
  readonly store: (details: Details, sendId: string, word: PageWord) => Promise<string>;
};

export type SentApplication = {
  readonly reference: string;
  readonly email: string;
  readonly account: "new" | "unconfirmed" | "known";
};

type Circumstances<Details> = {
  readonly kind: DoorKind;
  /** For the log. */
  readonly name: string;
  readonly load: () => Promise<ApplicationWork<Details>>;
  readonly account: Account;
};

/** An application and the account that goes with it, in one step (decision D32). */
export function useApplication<Details>(circumstances: Circumstances<Details>) {
  const { kind, name, load, account } = circumstances;
  const { knownAs } = account;
  /** Address of the account that this form has made; a retry does not make it again. */
  const madeFor = useRef<string | null>(null);
  /** That account's address waits to be confirmed by an e-mail. */
  const isUnconfirmed = useRef(false);

  async function loadWork() {
    const [{ check, store }, schema] = await Promise.all([
      load(),
      import("./application-schema.ts"),
    ]);
    return {
      check: (values: FormData) =>
        knownAs === null && madeFor.current === null
          ? schema.withAccount(check(values), values)
          : schema.withoutAccount(check(values)),
      submit: async (
        request: Application<Details>,
        sendId: string,
        word: PageWord,
      ): Promise<SentApplication> => {
        if (request.account) await makeAccount(request.account);
        const reference = await store(request.details, sendId, word).catch(recheckIfRefused);
        const made = isUnconfirmed.current ? "unconfirmed" : "new";
        const isNew = madeFor.current !== null;
        const email = madeFor.current ?? knownAs ?? "";
        madeFor.current = null;
        account.onStored();
        return { reference, email, account: isNew ? made : "known" };
      },
    };
  }

  async function makeAccount(wanted: NewAccount) {
    const answer = await account.create(wanted);
    if (!answer.ok) throw new AccountRefused(answer);
    if (!answer.isSignedIn) throw new AddressUnconfirmed();
    madeFor.current = wanted.email;
    isUnconfirmed.current = !answer.isConfirmed;
  }

  async function recheckIfRefused(error: unknown): Promise<never> {
    if (failureKind(error) === "not-allowed") {
      await account.recheck();
      madeFor.current = null;
    }
    throw error;
  }

  function explain(error: unknown): Explanation | null {
    if (error instanceof AccountRefused) {
      const { message, help, field, isAway } = error.refusal;
      return {
        toast: signUpToasts.refused(message),
        reason: help,
        isAway,
        errors: field ? { [field]: message } : {},
      };
    }
    if (error instanceof AddressUnconfirmed) {
      return { toast: signUpToasts.unconfirmed, reason: failures.unconfirmed };
    }
    if (failureKind(error) === "not-allowed") {
      return { toast: signUpToasts.failed, reason: failures.sessionEnded };
    }
    if (madeFor.current === null && knownAs === null) {
      // Neither is there an account nor has the service refused one: what makes it could not be loaded.
      console.error(`${name}: the application was not sent.`, error);
      return { toast: signUpToasts.refused(unexpectedError), reason: reasonFor(error, sendErrors) };
    }
    if (madeFor.current === null) return null;
    console.error(`${name}: the account was made, the application was not stored.`, error);
    const wait = failureKind(error) === "too-many" ? ` ${reasonFor(error, sendErrors)}` : "";
    return { toast: signUpToasts.failed, reason: `${failures.accountMade}${wait}` };
  }

  /**
   * The last field before the send brings what makes the account. Firefox never asks again for a module that it could
   * not have, so that a send off the network would have no second try.
   */
  function prepareAccount({ target }: FocusEvent<HTMLFormElement>) {
    submission.prepare();
    if (target.name === "password") account.prepare().catch(() => undefined);
  }

  const submission = useSubmission({
    name,
    draft: `draft-application-${kind}`,
    load: loadWork,
    sent: signUpToasts.sent,
    failed: signUpToasts.failed,
    reasons: sendErrors,
    explain,
    onRefused: sayTheRule,
  });
  const { formProps } = submission;
  return { ...submission, formProps: { ...formProps, onFocus: prepareAccount } };
}

/** The service's rule, said before it is asked (specification, section 5). */
function sayTheRule(errors: FieldErrors) {
  if (errors.email !== signUpErrors.credentials) return;
  notify(signUpToasts.refused(signUpErrors.credentials)).catch(() => undefined);
}
