import { Link, useNavigate } from "react-router";
import { spread } from "#app/components/layout-kit/layout-kit.ts";
import tool from "#app/components/ui/tool-choice.module.css";
import { ToolChoice } from "#app/components/ui/tool-choice.tsx";
import { availability as labels } from "#app/content/availability.ts";
import { formatPlace } from "./availability-address.ts";
import styles from "./availability-page.module.css";
import { hostName, ownHost, type Availability, type Host } from "./availability.ts";

type PartLinksProps = {
  readonly team: Availability;
  readonly isTeam: boolean;
  readonly host: Host | undefined;
};

/** For owners: their own calls, what holds for everybody, and each calendar. */
export function PartLinks({ team, isTeam, host }: PartLinksProps) {
  const navigate = useNavigate();
  const own = ownHost(team);
  const isOwn = !isTeam && host !== undefined && host === own;
  const placeOf = (number: number) =>
    formatPlace({ part: "host", host: number === own?.number ? null : number });

  return (
    <div className={spread(12)}>
      <nav className={styles.links} aria-label={labels.parts}>
        <Link
          className={styles.link}
          to={{ search: formatPlace({ part: "host", host: null }) }}
          aria-current={isOwn ? "page" : undefined}
        >
          {labels.mine}
        </Link>
        <Link
          className={styles.link}
          to={{ search: formatPlace({ part: "team" }) }}
          aria-current={isTeam ? "page" : undefined}
        >
          {labels.team}
        </Link>
      </nav>
      <div className={tool.tool}>
        <ToolChoice
          label={labels.person}
          value={isTeam || !host ? "" : String(host.number)}
          options={[
            ...(isTeam ? [{ value: "", label: labels.everybody }] : []),
            ...team.hosts.map((one) => ({ value: String(one.number), label: hostName(one) })),
          ]}
          onChoose={(value) => void navigate({ search: placeOf(Number(value)) })}
        />
      </div>
    </div>
  );
}
