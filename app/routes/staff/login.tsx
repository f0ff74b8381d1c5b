import { Brand } from "#app/components/layout/brand.tsx";
import { LookButton } from "#app/components/layout/look-button.tsx";
import { HeroStage } from "#app/components/marketing/art/hero-stage.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { signIn } from "#app/content/sign-in.ts";
import { site } from "#app/content/site.ts";
import { SignInPanel } from "#app/features/session/sign-in-panel.tsx";
import { Link, PrefetchPageLinks } from "react-router";
import "#app/styles/gate.css";

export const handle = { start: "now" };

export function meta() {
  return pageMeta({ ...signIn.meta, path: "/login", isIndexed: false });
}

export default function LoginPage() {
  return (
    <main id="main" className="gate__g">
      <div className="gate__f">
        <div className="gate__top">
          <Brand name={site.name} />
          <LookButton />
        </div>
        <section className="gate__form" aria-labelledby="sign-in">
          <h1 className="d" id="sign-in">
            {signIn.title}
          </h1>
          <p className="muted">{signIn.subtitle}</p>
          <SignInPanel />
        </section>
        <Link className="link gate__b" to="/" prefetch="intent" viewTransition>
          <Icon name="back" />
          {signIn.back}
        </Link>
      </div>
      <div className="gate__a hero on-sky" aria-hidden="true">
        <HeroStage nouns={home.nouns} />
      </div>
      <PrefetchPageLinks page="/admin" />
    </main>
  );
}
