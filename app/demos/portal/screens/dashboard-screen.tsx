import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { firstName } from "#app/lib/person.ts";
import { frame } from "../frame.ts";
import { AttentionPanel } from "./attention-panel.tsx";
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
      <div className={cn(spread(20), screen.head)}>
        <h2>
          {greeting(openedAt)}, {firstName(frame.persona.name)}
        </h2>
        <p className={cn(cluster(12), textClass(14, "quiet"), screen.partner)}>
          <TierBadge tier={partnership.tier} /> Orbitra partner since{" "}
          {formatLocal(dateOfDay(partnership.memberSince), "month")}
        </p>
      </div>
      <KeyFigures {...props} />
      <div className={cn(stack(16), screen.columns)}>
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
