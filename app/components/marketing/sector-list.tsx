import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import type { Sector } from "#app/content/sectors.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Scene } from "./art/scene.tsx";
import marks from "./marks.module.css";
import styles from "./sector-list.module.css";

/** The sectors in display type; the whole row is the link, and the footer's anchors lead to the rows. */
export function SectorList({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <ul className={marks.ruled}>
      {sectors.map(({ id, name, clients, scene, to }) => (
        <li key={id} id={id} className={styles.sector} data-hue={scene}>
          <Link to={to} prefetch="intent" viewTransition>
            <span className={styles.scene}>
              <Scene name={scene} />
            </span>
            <b className={cn(typography.display, marks.thin, marks.lightOnPhones)}>{name}</b>
            <span className={cn(styles.clients, typography.quiet)}>{clients}</span>
            <Icon name="arrow" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
