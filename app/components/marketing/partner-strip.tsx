import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./partner-strip.module.css";

type Logo = { readonly id: string; readonly name: string; readonly drawing: string };

type PartnerStripProps = { readonly label: string; readonly logos: readonly Logo[] };

/** The partner logos in a loop of 30 seconds (specification, section 2) with a control that stops what moves. */
export function PartnerStrip({ label, logos }: PartnerStripProps) {
  return (
    <div className={cn(styles.strip, row(24))}>
      <p className={cn(typography.label, styles.label)}>{label}</p>
      <div className={styles.window} tabIndex={0} role="group" aria-label="Partners">
        <div className={styles.track}>
          <LogoList logos={logos} />
          <LogoList logos={logos} isCopy />
        </div>
      </div>
      <button className={styles.pause} type="button" data-shell="motion">
        <span className={styles.stop}>
          <Icon name="pause" />
          <span className={typography.visuallyHidden}>Pause motion</span>
        </span>
        <span className={styles.play}>
          <Icon name="play" />
          <span className={typography.visuallyHidden}>Resume motion</span>
        </span>
      </button>
    </div>
  );
}

type LogoListProps = { readonly logos: readonly Logo[]; readonly isCopy?: boolean };

/** The copy closes the loop for the eye only (decision D71). */
function LogoList({ logos, isCopy = false }: LogoListProps) {
  return (
    <ul aria-hidden={isCopy || undefined} inert={isCopy}>
      {logos.map((logo) => (
        <li key={logo.id} className={row(10)} data-logo={logo.id}>
          <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d={logo.drawing} />
          </svg>
          {logo.name}
        </li>
      ))}
    </ul>
  );
}
