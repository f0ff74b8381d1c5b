import { useEffect, useRef } from "react";
import { Link, PrefetchPageLinks, useLocation } from "react-router";
import { Brand } from "#app/components/layout/brand.tsx";
import { LookButton } from "#app/components/layout/look-button.tsx";
import { HeroStage } from "#app/components/marketing/art/hero-stage.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { signIn } from "#app/content/sign-in.ts";
import { site } from "#app/content/site.ts";
import { ConfirmView } from "#app/features/session/confirm-view.tsx";
import { ForgotView } from "#app/features/session/forgot-view.tsx";
import { GateSection } from "#app/features/session/gate-section.tsx";
import { InviteView } from "#app/features/session/invite-view.tsx";
import { loginViewOf, type LoginView } from "#app/features/session/login-view.ts";
import { ResetView } from "#app/features/session/reset-view.tsx";
import { SignInPanel } from "#app/features/session/sign-in-panel.tsx";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import heroes from "#app/components/marketing/hero.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import gate from "#app/features/session/gate.module.css";

/** The form needs nothing until it is touched; who is signed in already is told so. */
export const handle = { start: "signed-in" };

export function meta() {
  return pageMeta({ ...signIn.meta, path: "/login", isIndexed: false });
}

export default function LoginPage() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const mainRef = useFocusOfNewView(search);
  return (
    <main id="main" className={gate.layout} ref={mainRef}>
      <div className={gate.side}>
        <div className={gate.head}>
          <Brand name={site.name} />
          <LookButton />
        </div>
        <View view={isHydrated ? loginViewOf(search) : "sign-in"} />
        <Link className={typography.link} to="/" prefetch="intent" viewTransition>
          <Icon name="back" />
          {signIn.back}
        </Link>
      </div>
      <div className={cn(gate.artwork, heroes.hero, layout.onSky)} aria-hidden="true">
        <HeroStage nouns={home.nouns} />
      </div>
      <PrefetchPageLinks page="/admin" />
    </main>
  );
}

function View({ view }: { readonly view: LoginView }) {
  switch (view) {
    case "forgot":
      return <ForgotView />;
    case "reset":
      return <ResetView />;
    case "invite":
      return <InviteView />;
    case "confirm":
      return <ConfirmView />;
    case "sign-in":
      return (
        <GateSection title={signIn.title} subtitle={signIn.subtitle}>
          <SignInPanel />
        </GateSection>
      );
  }
}

/** Another view is another page, although its path is the same: its heading takes the focus. */
function useFocusOfNewView(search: string) {
  const mainRef = useRef<HTMLElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    mainRef.current?.querySelector("h1")?.focus();
  }, [search]);
  return mainRef;
}
