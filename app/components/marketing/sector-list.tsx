import { Link } from "react-router";
import typography from "#app/components/ui/typography.module.css";
import type { Sector } from "#app/content/sectors.ts";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import { Scene } from "./art/scene.tsx";

/** The sectors in display type; the whole row is the link, and the footer's anchors lead to the rows. */
export function SectorList({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <ul className="every__l">
      {sectors.map(({ id, name, clients, scene, to }) => (
        <li key={id} id={id} className={cn("art-hue", `hue-${scene}`)}>
          <Link to={to} prefetch="intent" viewTransition>
            <span className="every__art">
              <Scene name={scene} />
            </span>
            <b className={typography.display}>{name}</b>
            <span className="every__who">{clients}</span>
            <Icon name="arrow" className="every__go" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
