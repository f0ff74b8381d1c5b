import { Link, useLocation } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import { invitation as labels } from "#app/content/invitation.ts";
import { forgotPassword } from "#app/content/new-password.ts";
import { site } from "#app/content/site.ts";
import gate from "./gate.module.css";
import { GateSection } from "./gate-section.tsx";
import { InvitedAccountForm } from "./invited-account-form.tsx";
import { secretOf } from "./login-view.ts";
import { useSession } from "./session-store.ts";
import { useInvitedAccount } from "./use-invited-account.ts";

/** `/login?view=invite`: where the link of an invitation leads. Opening it changes nothing. */
export function InviteView() {
  const token = secretOf(useLocation().search, "token");
  return (
    <GateSection title={labels.title} subtitle={labels.subtitle(site.name)}>
      {token === "" ? (
        <>
          <p role="alert">{labels.broken}</p>
          <p>
            <Link className={typography.link} to="/login" viewTransition>
              {forgotPassword.back}
            </Link>
          </p>
        </>
      ) : (
        <Door token={token} />
      )}
    </GateSection>
  );
}

function Door({ token }: { readonly token: string }) {
  const session = useSession();
  const form = useInvitedAccount(token);
  return (
    <>
      {session.kind === "signed-in" && form.phase === "idle" && (
        <p role="status">
          {labels.signedInAs} <bdi className={gate.person}>{session.email}</bdi>. {labels.changes}
        </p>
      )}
      <InvitedAccountForm form={form} />
    </>
  );
}
