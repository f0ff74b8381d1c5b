import { cn } from "#app/lib/cn.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { invitations as labels, team } from "#app/content/team.ts";
import { readerDate } from "#domain/zoned-dates.ts";
import type { Invitation } from "./team-member.ts";
import { invitationsQuery } from "./team-queries.ts";
import { takeInvitationBack } from "./team-repository.ts";
import styles from "./team.module.css";
import { tellFailure } from "./tell-failure.ts";
import { useTeamChange } from "./use-team-change.ts";

/** Invitations nobody has accepted yet. */
export function InvitationList() {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(invitationsQuery());
  return (
    <section className={cn(parts.line, stack(14))} aria-labelledby="open-invitations">
      <h2 className={cn(typography.heading, textClass(20))} id="open-invitations" tabIndex={-1}>
        {labels.title}
      </h2>
      {isError && (
        <LoadFailure
          title={team.invitationsFailed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className={typography.quiet}>{labels.none}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((one) => (
            <OpenInvitation key={one.id} one={one} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </section>
  );
}

type OpenInvitationProps = { readonly one: Invitation; readonly now: number };

function OpenInvitation({ one, now }: OpenInvitationProps) {
  const { mutate, isPending } = useTeamChange(takeInvitationBack, {
    onSuccess: () => {
      // The button goes with its line.
      document.querySelector<HTMLElement>("#open-invitations")?.focus();
      void notify(labels.takenBack(one.email));
    },
    onError: tellFailure,
  });
  const expires = new Date(one.expiresAt);
  const until = `${readerDate(expires, "weekday")}, ${readerDate(expires, "time")}`;

  function takeBack() {
    if (!isPending) mutate(one.id);
  }

  return (
    <li className={cn(spread(0), styles.invitation)}>
      <div className={stack(2)}>
        <b className={textClass(14, 600)}>
          <bdi>{one.email}</bdi>
        </b>
        <span className={typography.quiet}>
          {one.name && (
            <>
              <bdi>{one.name}</bdi>,{" "}
            </>
          )}
          {team.roles[one.role]}. {expires.getTime() < now ? labels.expired : labels.expires}{" "}
          <time dateTime={one.expiresAt}>{until}</time>
        </span>
      </div>
      <button
        className={buttonClass("line", "tiny")}
        type="button"
        aria-disabled={isPending || undefined}
        onClick={takeBack}
      >
        {isPending ? labels.takingBack : labels.takeBack}
        <span className={typography.visuallyHidden}> {one.email}</span>
      </button>
    </li>
  );
}
