import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ShortTime } from "#app/components/console/short-time.tsx";
import statuses from "#app/components/console/status.module.css";
import { cluster, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { tokenList as labels, tokensPart } from "#app/content/api-tokens.ts";
import { connectionFailures } from "#app/content/connections.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import { readerDate, readerDay } from "#domain/zoned-dates.ts";
import type { Token } from "./connection.ts";
import { tokensQuery } from "./connections-queries.ts";
import styles from "./connections.module.css";
import { RevokePanel } from "./revoke-panel.tsx";

const titleId = "token-list";

/** The tokens that work, and those that have ended. */
export function TokenList() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(tokensQuery());
  const [asked, setAsked] = useState<Token | null>(null);
  const now = new Date(dataUpdatedAt);
  return (
    <section className={cn(parts.line, stack(14), styles.half)} aria-labelledby={titleId}>
      <h2 className={cn(typography.heading, textClass(20))} id={titleId} tabIndex={-1}>
        {tokensPart.list}
      </h2>
      {error && (
        <LoadFailure
          title={tokensPart.loadFailed}
          reason={reasonFor(error, connectionFailures)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className={typography.quiet}>
          {tokensPart.none}. {tokensPart.noneHelp}
        </p>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((token) => (
            <TokenRow key={token.id} token={token} now={now} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <RevokePanel token={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

type TokenRowProps = {
  readonly token: Token;
  readonly now: Date;
  readonly onRevoke: () => void;
};

function TokenRow({ token, now, onRevoke }: TokenRowProps) {
  const { id, name, lastFour, scopes, madeAt, madeBy, lastUsedOn, state } = token;
  return (
    <li className={cn(spread(0), styles.token)} data-state={state}>
      <div className={cn(stack(4), styles.tokenWords)}>
        <p className={cluster(10)}>
          <b className={textClass(15, 600)}>
            <bdi>{name}</bdi>
          </b>
          <code className={cn(typography.mono, textClass(13, "quiet"))}>…{lastFour}</code>
          <span className={statuses.status} data-tone={tones[state]}>
            {labels.states[state]}
          </span>
        </p>
        <p className={typography.quiet}>
          {madeBy ? labels.madeBy(madeBy) : labels.made} <ShortTime isoTime={madeAt} now={now} />,{" "}
          <Ending token={token} />. {state === "orphaned" && labels.orphaned}
        </p>
        <p className={typography.quiet}>
          {scopes.map((scope) => `${labels.may[scope]}. `)}
          {lastUsedOn === null
            ? labels.neverUsed
            : `${labels.lastUsed} ${readerDay(lastUsedOn, "date") ?? lastUsedOn}`}
          .
        </p>
      </div>
      {(state === "active" || state === "orphaned") && (
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          id={`revoke-${id}`}
          aria-haspopup="dialog"
          onClick={onRevoke}
        >
          {labels.revoke}
          <span className={typography.visuallyHidden}> {name}</span>
        </button>
      )}
    </li>
  );
}

const tones = { active: "done", revoked: "over", expired: "over", orphaned: "failed" } as const;

function Ending({ token: { state, expiresAt, revokedAt } }: Pick<TokenRowProps, "token">) {
  const end = revokedAt ?? expiresAt;
  const word = revokedAt ? labels.revokedOn : state === "expired" ? labels.ended : labels.expires;
  return (
    <>
      {word} <time dateTime={end}>{readerDate(new Date(end), "date")}</time>
    </>
  );
}
