import { cn } from "#app/lib/cn.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import { team as labels } from "#app/content/team.ts";
import desk from "#app/components/console/console.module.css";
import { DisablePanel } from "./disable-panel.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InvitePart } from "./invite-part.tsx";
import { MemberPanel } from "./member-panel.tsx";
import { MemberTable } from "./member-table.tsx";
import { isOwner, type Member } from "./team-member.ts";
import { teamQuery } from "./team-queries.ts";
import styles from "./team.module.css";

type Open = { readonly what: "change" | "disable"; readonly member: Member };

type TeamPageProps = {
  /** What everybody sets for themselves. */
  readonly children?: ReactNode;
};

/** Who works here. Owners change it, agents read it; the database holds both to that. */
export function TeamPage({ children }: TeamPageProps) {
  const { data: team, isError, isFetching, refetch, dataUpdatedAt } = useQuery(teamQuery());
  const [open, setOpen] = useState<Open | null>(null);
  const canChange = team !== undefined && isOwner(team);

  return (
    <div className={cn(stack(20), styles.team)}>
      {isError && (
        <LoadFailure
          title={labels.loadFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!team && !isError && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {team && (
        <MemberTable
          team={team}
          now={new Date(dataUpdatedAt)}
          onChange={canChange ? (member) => setOpen({ what: "change", member }) : null}
          onDisable={(member) => setOpen({ what: "disable", member })}
        />
      )}
      {team && !canChange && <p className={typography.quiet}>{labels.readOnly}</p>}
      {/* Not before everything above has its height: nothing that can be pressed moves away. */}
      {(team || isError) && children}
      {canChange && (
        <div className={styles.columns}>
          <InvitePart />
          <InvitationList />
        </div>
      )}
      <MemberPanel
        member={open?.what === "change" ? open.member : null}
        isSelf={open?.member.userId === team?.selfId}
        onClose={() => setOpen(null)}
      />
      <DisablePanel
        member={open?.what === "disable" ? open.member : null}
        isSelf={open?.member.userId === team?.selfId}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
