import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { Link, useLocation, useNavigate, type To } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import typography from "#app/components/ui/typography.module.css";
import { signIn } from "#app/content/sign-in.ts";
import gate from "./gate.module.css";
import { adminTarget } from "./admin-target.ts";
import { leave } from "./sign-out.ts";
import { useSession } from "./session-store.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** The form, or who is signed in already and the two ways on from there (decision D51). */
export function SignInPanel() {
  const session = useSession();
  const navigate = useNavigate();
  const target = adminTarget(useLocation().state);
  const form = useSignIn(() => void navigate(target, { replace: true, viewTransition: true }));
  const isEntering = form.phase === "sending" || form.phase === "done";
  if (session.kind === "signed-in" && !isEntering) {
    return <SignedInNotice email={session.email} target={target} />;
  }
  return (
    <>
      <SignInForm form={form} />
      <p>
        <Link className={typography.link} to="/login?view=forgot" viewTransition>
          {signIn.forgot}
        </Link>
      </p>
    </>
  );
}

function SignedInNotice({ email, target }: { readonly email: string; readonly target: To }) {
  return (
    <div className={gate.fields}>
      <p role="status">
        {signIn.signedInAs} <bdi className={gate.person}>{email}</bdi>
      </p>
      <div className={cluster(12)}>
        <Link className={buttonClass()} to={target} viewTransition>
          {signIn.carryOn}
        </Link>
        <button className={buttonClass("line")} type="button" onClick={() => void leave()}>
          {signIn.signOut}
        </button>
      </div>
    </div>
  );
}
