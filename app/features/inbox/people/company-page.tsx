import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocation } from "react-router";
import { useNow } from "#app/browser/use-now.ts";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLabels, companyLabels as labels } from "#app/content/people.ts";
import { cn } from "#app/lib/cn.ts";
import { initialsOf } from "../entry/team.ts";
import { useTeam } from "../work/use-team.ts";
import { CardFacts, Fact } from "./card-facts.tsx";
import type { Company } from "./card.ts";
import styles from "./card.module.css";
import { companyQuery } from "./card-queries.ts";
import { CardEmpty, CardLoading } from "./card-states.tsx";
import { CardTimeline } from "./card-timeline.tsx";
import { CompanyPeople } from "./company-people.tsx";
import { DealList } from "./deal-list.tsx";
import { useArrival } from "./use-arrival.ts";
import { websiteOf } from "./website.ts";
import { sumWords } from "./worth.ts";

type CompanyPageProps = { readonly userId: string };

/** All that is known of a company, by the domain of its mail. */
export function CompanyPage({ userId }: CompanyPageProps) {
  const { search } = useLocation();
  const domain = (new URLSearchParams(search).get("company") ?? "").trim().toLowerCase();
  const query = useQuery(companyQuery(domain));
  const { data } = query;

  return (
    <div className={cn(stack(24), styles.card)}>
      <CardLoading key={domain} query={query} />
      {data === null && <CardEmpty title={labels.unknown(domain)}>{labels.unknownHelp}</CardEmpty>}
      {data?.isPublic === true && (
        <CardEmpty title={labels.public(data.domain)}>{labels.publicHelp}</CardEmpty>
      )}
      {data?.isPublic === false && <CompanyCard key={domain} company={data} userId={userId} />}
    </div>
  );
}

type CompanyCardProps = CompanyPageProps & { readonly company: Company };

function CompanyCard({ company, userId }: CompanyCardProps) {
  const titleId = useId();
  useArrival(titleId);
  const team = useTeam(userId);
  const now = useNow();
  const { domain, name, won, open } = company;
  return (
    <article className={cn(stack(24), styles.column)} aria-labelledby={titleId}>
      <header className={cn(surface(), stack(16), styles.head)}>
        <div className={cn(cluster(16), styles.identity)}>
          <span className={cn(textClass(20, 600), styles.sign)} data-square="" aria-hidden="true">
            {initialsOf(name || domain)}
          </span>
          <div className={cn(stack(4), styles.identity)}>
            <h2 className={cn(typography.heading, textClass(24))} id={titleId} tabIndex={-1}>
              <bdi>{name || domain}</bdi>
            </h2>
            <p>
              <Website domain={domain} />
            </p>
          </div>
        </div>
        <CardFacts known={company} now={now}>
          <Fact name={labels.open}>{sumWords(open, labels.nothing)}</Fact>
          <Fact name={labels.won}>{sumWords(won, labels.nothing)}</Fact>
        </CardFacts>
      </header>
      <div className={styles.parts}>
        <div className={cn(stack(16), styles.column)}>
          <CompanyPeople people={company.people} now={now} />
          <DealList deals={company.deals} />
        </div>
        <CardTimeline whose={{ sort: "company", domain }} team={team} now={now} />
      </div>
    </article>
  );
}

/** Senders write their domain: only the name of a host becomes a link. */
function Website({ domain }: { readonly domain: string }) {
  const website = websiteOf(domain);
  if (website === null) return <bdi>{domain}</bdi>;
  return (
    <a
      className={typography.link}
      href={website}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <bdi>{domain}</bdi>
      <span className={typography.visuallyHidden}> ({cardLabels.newTab})</span>
    </a>
  );
}
