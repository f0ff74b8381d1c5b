import "#app/styles/auth.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { signUpPage } from "#app/content/sign-up.ts";
import { ApplicantPanel } from "#app/features/session/applicant-panel.tsx";
import { useKnownSession } from "#app/features/session/session-store.ts";
import { PartnerApplication } from "#app/features/sign-up/partner-application.tsx";
import { PortalApplication } from "#app/features/sign-up/portal-application.tsx";
import type { CreateAccount } from "#app/features/sign-up/use-application.ts";
import { ApplicationTrail } from "./application-trail.tsx";
import { DoorChooser } from "./door-chooser.tsx";
import { useIntent } from "./use-intent.ts";

export function meta() {
  return pageMeta({ ...signUpPage.meta, path: "/auth", isIndexed: false });
}

/** Loaded with its first use. */
async function createAccount(account: Parameters<CreateAccount>[0]) {
  const session = await import("#app/features/session/create-account.ts");
  return session.createAccount(account);
}

export default function AuthPage() {
  const pageRef = useIntent();
  const session = useKnownSession();
  const knownAs = session.kind === "signed-in" ? session.email : null;
  return (
    <main id="main" ref={pageRef}>
      <BarHero lines={signUpPage.headline} text={signUpPage.text} />
      <DoorChooser />
      <div className="sec sec--auth">
        <div className="wrap joining">
          <div>
            <div className="joining__partner">
              <PartnerApplication knownAs={knownAs} createAccount={createAccount} />
            </div>
            <div className="joining__portal">
              <PortalApplication knownAs={knownAs} createAccount={createAccount} />
            </div>
          </div>
          <aside className="joining__side">
            <ApplicantPanel />
            <ApplicationTrail />
          </aside>
        </div>
      </div>
    </main>
  );
}
