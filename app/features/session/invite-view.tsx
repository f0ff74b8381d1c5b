import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Notice } from "#app/components/ui/notice.tsx";
import { forgotPassword, invitation as words, signIn } from "#app/content/sign-in.ts";
import { site } from "#app/content/site.ts";
import { GateSection } from "./gate-section.tsx";
import { InvitedAccountForm } from "./invited-account-form.tsx";
import { leave } from "./leave.ts";
import { secretOf } from "./login-view.ts";
import { useSession } from "./session-store.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useInvitation, type InvitationState } from "./use-invitation.ts";
import { useInvitedAccount } from "./use-invited-account.ts";
import { useSignIn } from "./use-sign-in.ts";

const knownWords = {
  email: words.email,
  password: signIn.password,
  submit: words.signInAndJoin,
  submitting: words.joining,
  needsScript: signIn.needsScript,
};

/** `/login?view=invite`: where the link of an invitation leads. Opening it changes nothing. */
export function InviteView() {
  const token = secretOf(useLocation().search, "token");
  /** Counts the accounts tried: each begins anew. */
  const [round, setRound] = useState(0);
  return (
    <GateSection title={words.title} subtitle={words.subtitle(site.name)}>
      {token === "" ? (
        <>
          <p role="alert">{words.broken}</p>
          <p>
            <Link className="link" to="/login" viewTransition>
              {forgotPassword.back}
            </Link>
          </p>
        </>
      ) : (
        <Door key={round} token={token} onOther={() => setRound((count) => count + 1)} />
      )}
    </GateSection>
  );
}

type DoorProps = { readonly token: string; readonly onOther: () => void };

function Door({ token, onOther }: DoorProps) {
  const session = useSession();
  const { state, accept } = useInvitation(token);
  const account = useInvitedAccount(accept);
  const signingIn = useSignIn(() => void accept());
  const [way, setWay] = useState<"new" | "known">("new");
  const isSigningIn =
    signingIn.phase === "sending" || (signingIn.phase === "done" && state.kind === "idle");
  const isEntering = account.phase === "sending" || isSigningIn || state.kind === "joining";

  if (session.kind === "signed-in" && !(isEntering && wasEntered(account.phase, signingIn.phase))) {
    return (
      <>
        <Refusal state={state} />
        <div className="gate__fields">
          <p role="status">
            {words.signedInAs} <bdi className="gate__who">{session.email}</bdi>
          </p>
          <div className="gate__do">
            <button
              className="btn"
              type="button"
              aria-disabled={state.kind === "joining" || undefined}
              onClick={() => state.kind !== "joining" && void accept()}
            >
              {state.kind === "joining" && <span className="spin" />}
              {state.kind === "joining" ? words.joining : words.accept}
            </button>
            <button
              className="btn btn--line"
              type="button"
              onClick={() => void leave().then(onOther)}
            >
              {words.other}
            </button>
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <Refusal state={state} />
      <fieldset className="gate__ways">
        <legend className="vh">{words.waysLabel}</legend>
        {(["new", "known"] as const).map((value) => (
          <label key={value}>
            <input type="radio" name="way" checked={way === value} onChange={() => setWay(value)} />
            <span>{words.ways[value]}</span>
          </label>
        ))}
      </fieldset>
      {way === "new" ? (
        <InvitedAccountForm form={account} />
      ) : (
        <SignInForm form={signingIn} words={knownWords} />
      )}
    </>
  );
}

/** Whether one of the two forms was sent, so that it stays until the invitation is answered. */
function wasEntered(...phases: readonly string[]): boolean {
  return phases.some((phase) => phase === "sending" || phase === "done");
}

function Refusal({ state }: { readonly state: InvitationState }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const reason = state.kind === "refused" ? state.reason : null;
  useEffect(() => {
    if (reason !== null) ref.current?.focus();
  }, [reason]);
  if (reason === null) return null;
  return (
    <Notice tone="error" title={words.failedToast.description} ref={ref}>
      {reason}
    </Notice>
  );
}
