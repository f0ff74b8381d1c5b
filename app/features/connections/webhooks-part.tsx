import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import desk from "#app/components/console/console.module.css";
import states from "#app/components/console/states.module.css";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { LoadFailure } from "#app/components/ui/load-failure.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import typography from "#app/components/ui/typography.module.css";
import {
  connectionFailures,
  connections,
  webhooksPart as labels,
} from "#app/content/connections.ts";
import { reasonFor } from "#app/forms/failure-reason.ts";
import { cn } from "#app/lib/cn.ts";
import type { Webhook } from "./connection.ts";
import { webhooksQuery } from "./connections-queries.ts";
import type { WebhookRequest } from "./connections-repository.ts";
import styles from "./connections.module.css";
import { NewSecret, secretId, type FreshSecret } from "./new-secret.tsx";
import { RemovePanel } from "./remove-panel.tsx";
import { RenewPanel } from "./renew-panel.tsx";
import { WebhookCard } from "./webhook-card.tsx";
import type { WebhookStep } from "./webhook-steps.tsx";
import { WebhookPanel } from "./webhook-panel.tsx";

const titleId = "webhooks-title";
const addId = "webhook-add";

type Open = { readonly step: WebhookStep | "new"; readonly webhook: Webhook | null };

/** Who is told of what happens here. */
export function WebhooksPart() {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(webhooksQuery());
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const [fresh, setFresh] = useState<FreshSecret | null>(null);
  /** Of whom the log is open, and the test whose outcome it reads out. */
  const [logs, setLogs] = useState<ReadonlyMap<string, string | null>>(new Map());
  /** What was typed into a panel that was closed without saving, by webhook. */
  const [typed] = useState(() => new Map<string, WebhookRequest>());
  const now = new Date(dataUpdatedAt);
  const freshCard = data?.find(({ id }) => id === fresh?.webhook);

  const isOpenFor = (step: Open["step"]) => (open?.step === step ? open.webhook : null);
  const close = () => setOpen(null);
  const openLog = (id: string, test: string | null) => setLogs(new Map(logs).set(id, test));

  function toggleLog(id: string) {
    if (!logs.has(id)) return openLog(id, null);
    setLogs(new Map([...logs].filter(([other]) => other !== id)));
  }

  /** A new one is the first that was not there before. */
  function showSecret(made: Omit<FreshSecret, "webhook">) {
    const known = new Set(data?.map(({ id }) => id));
    const read = queryClient.getQueryData(webhooksQuery().queryKey);
    const webhook = read?.find(({ id }) => !known.has(id))?.id ?? null;
    setFresh({ ...made, webhook });
  }

  /** What shows a secret takes the focus itself. */
  function focusAfter(id: string) {
    return document.getElementById(secretId) ?? document.getElementById(id);
  }

  const secret = fresh && (
    <NewSecret
      key={fresh.value}
      fresh={fresh}
      mayTest={freshCard?.off === null}
      onTested={(test) => fresh.webhook !== null && openLog(fresh.webhook, test)}
      onDone={() => {
        setFresh(null);
        document.getElementById(freshCard ? `webhook-${freshCard.id}` : titleId)?.focus();
      }}
    />
  );

  return (
    <section className={cn(stack(16), styles.part)} aria-labelledby={titleId}>
      <h2 className={typography.visuallyHidden} id={titleId} tabIndex={-1}>
        {labels.list}
      </h2>
      <div className={spread(16)}>
        <p className={cn(typography.quiet, styles.help)}>{labels.help}</p>
        <button
          className={buttonClass("primary", "small")}
          type="button"
          id={addId}
          aria-haspopup="dialog"
          onClick={() => setOpen({ step: "new", webhook: null })}
        >
          {labels.add}
        </button>
      </div>
      {error && (
        <LoadFailure
          title={labels.loadFailed}
          reason={reasonFor(error, connectionFailures)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <p className={desk.waiting} role="status">
          <Spinner />
          {connections.loading}
        </p>
      )}
      {!freshCard && secret}
      {data?.length === 0 && (
        <div className={states.empty}>
          <h3 className={typography.heading}>{labels.none}</h3>
          <p>{labels.noneHelp}</p>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className={stack(16)} aria-labelledby={titleId}>
          {data.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              now={now}
              isLogOpen={logs.has(webhook.id)}
              test={logs.get(webhook.id) ?? null}
              onStep={(step) => setOpen({ step, webhook })}
              onLog={() => toggleLog(webhook.id)}
              onTested={(test) => openLog(webhook.id, test)}
            >
              {webhook.id === freshCard?.id && secret}
            </WebhookCard>
          ))}
        </ul>
      )}
      <WebhookPanel
        target={open?.step === "new" || open?.step === "change" ? open : null}
        typed={typed}
        onClose={close}
        onMade={showSecret}
        returnFocus={(id) => focusAfter(id === null ? addId : `change-${id}`)}
      />
      <RenewPanel
        webhook={isOpenFor("renew")}
        onClose={close}
        onRenewed={setFresh}
        returnFocus={(id) => focusAfter(`renew-${id}`)}
      />
      <RemovePanel
        webhook={isOpenFor("remove")}
        onClose={close}
        onRemoved={(id) => {
          if (fresh?.webhook === id) setFresh(null);
        }}
        returnFocus={(id) =>
          (id === null ? null : document.getElementById(`remove-${id}`)) ??
          document.getElementById(titleId)
        }
      />
    </section>
  );
}
