import { textClass } from "#app/components/ui/text.ts";
import parts from "#app/components/ui/part.module.css";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import signUp from "#app/forms/application.module.css";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { buttonClass } from "#app/components/ui/button.ts";
import forms from "#app/components/ui/form.module.css";
import typography from "#app/components/ui/typography.module.css";
import { resendEmail } from "#app/content/resend-email.ts";
import { access } from "#app/content/sign-in.ts";
import { applicant } from "#app/content/sign-up.ts";
import { cn } from "#app/lib/cn.ts";
import { leave } from "./sign-out.ts";
import { ResendEmail } from "./resend-email.tsx";
import type { SessionUser } from "./session-state.ts";
import { followSession, retrySession, useKnownSession } from "./session-store.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Beside the applications of `/auth`: the way in for who has an account, and who is in. Never leads to `/admin`. */
export function ApplicantPanel() {
  const session = useKnownSession();
  const headingRef = useRef<HTMLHeadingElement>(null);
  /** The visitor signed in or out here, so the panel takes the focus when the session has changed. */
  const hasActed = useRef(false);
  const isKnown = session.kind === "signed-in";

  useEffect(() => {
    if (hasActed.current) headingRef.current?.focus();
    hasActed.current = false;
  });

  function act() {
    hasActed.current = true;
  }

  return (
    <section
      className={cn(parts.skyPanel, forms.skyFields, signUp.known, layout.onSky)}
      aria-labelledby="known"
    >
      <h2
        className={cn(typography.heading, typography.steady, textClass(24))}
        id="known"
        tabIndex={-1}
        ref={headingRef}
      >
        {isKnown ? applicant.knownTitle : applicant.title}
      </h2>
      {session.kind === "signed-in" && <SignedIn session={session} onLeave={act} />}
      {session.kind === "unreachable" && <Unreachable />}
      {(session.kind === "signed-out" || session.kind === "loading") && (
        <Enter hasEnded={session.kind === "signed-out" && !session.isByChoice} onEnter={act} />
      )}
    </section>
  );
}

type EnterProps = {
  /** The service has ended a session that was open here. */
  readonly hasEnded: boolean;
  readonly onEnter: () => void;
};

function Enter({ hasEnded, onEnter }: EnterProps) {
  const form = useSignIn(() => void followSession(), applicant.lostHelp);
  const submit: typeof form.submit = (event) => {
    // The session may change, and take the form away, before the answer is here.
    onEnter();
    return form.submit(event);
  };
  return (
    <>
      <p role={hasEnded ? "alert" : undefined}>{hasEnded ? applicant.ended : applicant.text}</p>
      <SignInForm
        form={{ ...form, submit }}
        labels={applicant.form}
        className={forms.form}
        scope="known"
        labelledBy="known"
        level={2}
      />
      <Link className={cn(typography.link, signUp.forgot)} to="/login?view=forgot" viewTransition>
        {applicant.forgot}
      </Link>
    </>
  );
}

type SignedInProps = { readonly session: SessionUser; readonly onLeave: () => void };

function SignedIn({ session: { email, isConfirmed }, onLeave }: SignedInProps) {
  return (
    <>
      <p>
        {applicant.knownAs} <bdi className={signUp.person}>{email}</bdi>. {applicant.knownText}
      </p>
      {!isConfirmed && (
        <p>
          {resendEmail.waits}
          <ResendEmail email={() => email} />
        </p>
      )}
      <div className={cluster(10)}>
        <ActionLink to="/contact" label={applicant.contact} size="small" />
        <button
          className={buttonClass("line", "small")}
          type="button"
          onClick={() => {
            onLeave();
            void leave();
          }}
        >
          {applicant.signOut}
        </button>
      </div>
    </>
  );
}

function Unreachable() {
  return (
    <>
      <p role="alert">
        {access.unknownSession}. {access.unknownSessionHelp}
      </p>
      <div className={cluster(10)}>
        <button
          className={buttonClass("primary", "small")}
          type="button"
          onClick={() => void retrySession()}
        >
          {access.retry}
        </button>
      </div>
    </>
  );
}
