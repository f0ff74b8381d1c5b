import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { organization, webSite } from "#app/content/structured-data.ts";
import { Examples } from "./examples.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { PortalInvitation } from "./portal-invitation.tsx";
import { Pricing } from "./pricing.tsx";

export function meta() {
  return pageMeta({ ...home.meta, path: "/", structuredData: [organization(), webSite()] });
}

export default function HomePage() {
  return (
    <main id="main">
      <Hero />
      <Features />
      <Examples />
      <Pricing />
      <PortalInvitation />
    </main>
  );
}
