import { completePlatform } from "#app/content/complete-platform.ts";
import { home } from "#app/content/home.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { organization, planOffers, webSite } from "#app/content/structured-data.ts";
import { Examples } from "./examples.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { PortalInvitation } from "./portal-invitation.tsx";
import { Pricing } from "./pricing.tsx";

export function meta() {
  const { name, price, terms } = completePlatform;
  const offer = planOffers({
    name,
    path: "/#pricing",
    items: [{ name, price, description: terms }],
  });
  return pageMeta({ ...home.meta, path: "/", structuredData: [organization(), webSite(), offer] });
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
