import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import desk from "#app/components/console/console.module.css";
import { PageParts } from "#app/components/console/page-parts.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import notices from "#app/components/ui/notice.module.css";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { connectionFailures, connections as labels } from "#app/content/connections.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { hostedQuery } from "./connections-queries.ts";
import styles from "./connections.module.css";
import { TokensPart } from "./tokens-part.tsx";
import { WebhooksPart } from "./webhooks-part.tsx";

/** How other tools hear of what happens here, and read it. For owners. */
export function ConnectionsPage({ isOwner }: { readonly isOwner: boolean }) {
  const { search } = useLocation();
  const isTokens = new URLSearchParams(search).get("part") === "tokens";
  const hosted = useQuery({ ...hostedQuery(), enabled: isOwner });

  if (!isOwner) return <p className={textClass(15, "quiet")}>{labels.ownersOnly}</p>;
  return (
    <div className={cn(stack(20), styles.page)}>
      {hosted.isError && (
        <LoadFailure
          title={labels.modeFailed}
          reason={reasonFor(hosted.error, connectionFailures)}
          isRetrying={hosted.isFetching}
          onRetry={() => void hosted.refetch()}
        />
      )}
      {hosted.isPending && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {hosted.data === true && (
        <p className={cn(notices.notice, notices.plain)}>
          <span>
            <b>{labels.hosted.title}</b>
            <br />
            {labels.hosted.text}
          </span>
        </p>
      )}
      {hosted.data === false && (
        <>
          <PageParts
            label={labels.parts}
            parts={[
              { label: labels.webhooks, search: "?view=connections", isCurrent: !isTokens },
              {
                label: labels.tokens,
                search: "?view=connections&part=tokens",
                isCurrent: isTokens,
              },
            ]}
          />
          {isTokens ? <TokensPart /> : <WebhooksPart />}
        </>
      )}
    </div>
  );
}
