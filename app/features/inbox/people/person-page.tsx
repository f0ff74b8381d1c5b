import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocation } from "react-router";
import { useNow } from "#app/browser/use-now.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { personLabels as labels } from "#app/content/people.ts";
import { useTeam } from "../work/use-team.ts";
import type { Person } from "./card.ts";
import styles from "./card.module.css";
import { personQuery } from "./card-queries.ts";
import { CardEmpty, CardLoading } from "./card-states.tsx";
import { CardTimeline } from "./card-timeline.tsx";
import { DealList } from "./deal-list.tsx";
import { PersonAddresses } from "./person-addresses.tsx";
import { PersonHead } from "./person-head.tsx";
import { useArrival } from "./use-arrival.ts";

type PersonPageProps = { readonly userId: string };

/** All that is known of who stands behind an address. */
export function PersonPage({ userId }: PersonPageProps) {
  const { search } = useLocation();
  const whom = (new URLSearchParams(search).get("person") ?? "").trim().toLowerCase();
  const query = useQuery(personQuery(whom));
  const { data } = query;

  return (
    <div className={cn(stack(24), styles.card)}>
      <CardLoading key={whom} query={query} />
      {data === null && <CardEmpty title={labels.unknown(whom)}>{labels.unknownHelp}</CardEmpty>}
      {data && <PersonCard key={whom} whom={whom} person={data} userId={userId} />}
    </div>
  );
}

type PersonCardProps = PersonPageProps & { readonly whom: string; readonly person: Person };

function PersonCard({ whom, person, userId }: PersonCardProps) {
  const titleId = useId();
  useArrival(titleId);
  const team = useTeam(userId);
  const now = useNow();
  return (
    <article className={cn(stack(24), styles.column)} aria-labelledby={titleId}>
      <PersonHead whom={whom} person={person} titleId={titleId} now={now} />
      <div className={styles.parts}>
        <div className={cn(stack(16), styles.column)}>
          <PersonAddresses whom={whom} person={person} />
          <DealList deals={person.deals} />
        </div>
        <CardTimeline whose={{ sort: "person", whom }} team={team} now={now} />
      </div>
    </article>
  );
}
