import { useEffect } from "react";
import { useNavigate } from "react-router";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import { demoPages } from "#app/content/demo-previews.ts";
import { pageMeta } from "#app/content/page-meta.ts";

export const handle = { start: "now" };

const { analytics } = demoPages;

export function meta() {
  return pageMeta({ ...analytics, path: "/demo/analytics", isIndexed: false });
}

/** Not one of the ten demos: the address of the feature cards leads on to the dashboard's Analytics (decision D24). */
export default function AnalyticsAliasPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate("/demo/dashboard", { replace: true, state: { initialTab: "analytics" } });
  }, [navigate]);
  return (
    <main id="main">
      <BarHero lines={analytics.headline} text={analytics.text}>
        <ActionLink to="/demo/dashboard" label={analytics.link} />
      </BarHero>
    </main>
  );
}
