import layout from "#app/components/layout-kit/layout-kit.module.css";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import sections from "#app/components/marketing/section.module.css";
import { pageMeta } from "#app/content/page-meta.ts";
import { signUpPage } from "#app/content/sign-up.ts";
import { ApplicantPanel } from "#app/features/session/applicant-panel.tsx";
import { recheckSession, useKnownSession } from "#app/features/session/session-store.ts";
import type { Account } from "#app/forms/sign-up/account.ts";
import styles from "#app/forms/application.module.css";
import { runningOf } from "#app/forms/sign-up/own-application.ts";
import { OwnApplications } from "#app/forms/sign-up/own-applications.tsx";
import { PartnerApplication } from "#app/forms/sign-up/partner-application.tsx";
import { PortalApplication } from "#app/forms/sign-up/portal-application.tsx";
import { useOwnApplications } from "#app/forms/sign-up/use-own-applications.ts";
import { cn } from "#app/lib/cn.ts";
import { ApplicationTrail } from "./application-trail.tsx";
import { DoorChooser } from "./door-chooser.tsx";
import { useIntent } from "./use-intent.ts";

export function meta() {
  return pageMeta({ ...signUpPage.meta, path: "/auth", isIndexed: false });
}

/** Loaded with its first use. */
const createAccount: Account["create"] = async (account) => {
  const session = await import("#app/features/session/create-account.ts");
  return session.createAccount(account);
};

async function prepareAccount() {
  const session = await import("#app/features/session/create-account.ts");
  await session.prepareAccount();
}

export default function AuthPage() {
  const pageRef = useIntent();
  const session = useKnownSession();
  const user = session.kind === "signed-in" ? session : null;
  const own = useOwnApplications(user?.userId ?? null, recheckSession);
  const account: Account = {
    knownAs: user?.email ?? null,
    prepare: prepareAccount,
    create: createAccount,
    recheck: recheckSession,
    onStored: own.reload,
  };
  const applications = own.applications ?? [];
  return (
    <main id="main" ref={pageRef}>
      <BarHero lines={signUpPage.headline} text={signUpPage.text} />
      <DoorChooser />
      <div className={cn(sections.section, styles.section)}>
        <div className={cn(layout.pageWidth, styles.layout)}>
          <div>
            {user && <OwnApplications loaded={own} />}
            <div className={styles.partner}>
              <PartnerApplication account={account} running={runningOf(applications, "partner")} />
            </div>
            <div className={styles.portal}>
              <PortalApplication account={account} running={runningOf(applications, "portal")} />
            </div>
          </div>
          <aside className={styles.side}>
            <ApplicantPanel />
            <ApplicationTrail />
          </aside>
        </div>
      </div>
    </main>
  );
}
