import typography from "#app/components/ui/typography.module.css";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { frame } from "../frame.ts";
import { AttentionPanel } from "./attention-panel.tsx";
import styles from "./dashboard-screen.module.css";
import { DealsPanel } from "./deals-panel.tsx";
import { FeedPanel } from "./feed-panel.tsx";
import { KeyFigures } from "./key-figures.tsx";
import type { PortalProps } from "./portal-props.ts";
import { RoadPanel } from "./road-panel.tsx";
import screen from "./screen.module.css";
import { TierBadge } from "./tier-badge.tsx";

/** Where the money is, which deals are safe, and what waits. */
export function DashboardScreen(props: PortalProps) {
  const { openedAt, partnership } = props.state;
  return (
    <>
      <div className={screen.head}>
        <h2>
          {greeting(openedAt)}, {firstName(frame.persona.name)}
        </h2>
        <p className={typography.quiet}>
          <TierBadge tier={partnership.tier} /> Orbitra partner since{" "}
          {formatLocal(dateOfDay(partnership.memberSince), "month")}
        </p>
      </div>
      <KeyFigures {...props} />
      <div className={styles.board}>
        <DealsPanel {...props} />
        <RoadPanel {...props} />
        <AttentionPanel {...props} />
        <FeedPanel {...props} />
      </div>
    </>
  );
}

function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
