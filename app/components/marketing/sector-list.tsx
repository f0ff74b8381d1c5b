import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import type { Sector } from "#app/content/sectors.ts";
import { Icon } from "../ui/icon.tsx";
import { Scene } from "./art/scene.tsx";
import styles from "./sector-list.module.css";

/** The sectors in display type; the whole row is the link, and the footer's anchors lead to the rows. */
export function SectorList({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <ul className={styles.list}>
      {sectors.map(({ id, name, clients, scene, to }) => (
        <li key={id} id={id} data-hue={scene}>
          <Link to={to} prefetch="intent" viewTransition>
            <span className={styles.art}>
              <Scene name={scene} />
            </span>
            <b className={typography.display}>{name}</b>
            <span className={styles.clients}>{clients}</span>
            <Icon name="arrow" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
