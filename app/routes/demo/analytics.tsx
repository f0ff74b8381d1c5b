import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ActionLink } from "#app/components/ui/action-link.tsx";
import typography from "#app/components/ui/typography.module.css";
import { demoPages } from "#app/content/demo-pages.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import styles from "./demo-pages.module.css";

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
    <main id="main" className={styles.alias}>
      <h1 className={typography.heading}>{analytics.headline}</h1>
      <p>{analytics.text}</p>
      <ActionLink to="/demo/dashboard" label={analytics.link} />
    </main>
  );
}
