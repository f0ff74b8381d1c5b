import { Outlet, useLocation } from "react-router";
import { DemoHeader } from "#app/components/demo/demo-header.tsx";
import { demoCatalog } from "#app/content/demo-catalog.ts";
import styles from "./demo-pages.module.css";

/** The frame of the ten demos: one bar, in place of the site's header and footer. */
export default function DemoLayout() {
  const slug = useLocation().pathname.split("/")[2];
  const demo = demoCatalog.find((entry) => entry.slug === slug);
  return (
    <div className={styles.demo}>
      {demo && <DemoHeader title={demo.title} />}
      <Outlet />
    </div>
  );
}
