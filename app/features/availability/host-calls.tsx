import { useQuery } from "@tanstack/react-query";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { availability, saving } from "#app/content/availability.ts";
import styles from "./availability-page.module.css";
import { outsideQuery } from "./availability-queries.ts";
import { hostName, ownHost, type Availability, type Host } from "./availability.ts";
import { BlockPart } from "./block-part.tsx";
import { FeedPart } from "./feed-part.tsx";
import { HostForm } from "./host-form.tsx";
import { OutsideCalls } from "./outside-calls.tsx";
import { SeenPart } from "./seen-part.tsx";

type HostCallsProps = {
  readonly team: Availability;
  readonly host: Host;
  readonly now: Date;
};

/** One calendar: what is saved together, and beside it what acts at once. */
export function HostCalls({ team, host, now }: HostCallsProps) {
  const { data: outside } = useQuery(outsideQuery(host.number));
  const isOwn = host === ownHost(team);
  return (
    <>
      {!isOwn && <p className={textClass(15)}>{availability.ofOther(hostName(host))}</p>}
      {outside && outside.length > 0 && (
        <section className={styles.standing} aria-label={saving.outside}>
          <p className={textClass(14, 600)}>{saving.standing(outside.length)}</p>
          <OutsideCalls ids={outside} />
        </section>
      )}
      <div className={styles.columns}>
        <div className={styles.first}>
          <BlockPart host={host.number} zone={host.settings.timeZone} />
        </div>
        <HostForm className={styles.form} team={team} host={host} now={now} />
        <div className={stack(16)}>
          <SeenPart />
          <FeedPart host={host.number} />
        </div>
      </div>
    </>
  );
}
