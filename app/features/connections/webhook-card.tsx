import type { ReactNode } from "react";
import { ShortTime } from "#app/components/console/short-time.tsx";
import statuses from "#app/components/console/status.module.css";
import { cluster, spread, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import badges from "#app/components/ui/badge.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { deliveryLog, webhookCard as labels, webhookPresets } from "#app/content/connections.ts";
import { cn } from "#app/lib/cn.ts";
import type { Webhook } from "./connection.ts";
import styles from "./connections.module.css";
import { DeliveryLog } from "./delivery-log.tsx";
import { WebhookSteps, type WebhookStepsProps } from "./webhook-steps.tsx";

type WebhookCardProps = WebhookStepsProps & {
  readonly now: Date;
  /** The test whose outcome is read out. */
  readonly test: string | null;
  /** Its secret, while it is shown. */
  readonly children: ReactNode;
};

/** One webhook: who is told of what, how it goes, and what can be done. */
export function WebhookCard({ now, test, children, ...steps }: WebhookCardProps) {
  const { webhook, isLogOpen } = steps;
  const { id, name, events } = webhook;
  return (
    <li className={cn(surface(), styles.card)} data-off={webhook.off ? "" : undefined}>
      <div className={cn(stack(16), styles.about)}>
        <div className={stack(8)}>
          <div className={spread(8, "baseline")}>
            <h3 className={cn(textClass(18, 600), styles.name)} id={`webhook-${id}`} tabIndex={-1}>
              <bdi>{name}</bdi>
            </h3>
            <State webhook={webhook} />
          </div>
          <Trouble webhook={webhook} now={now} />
        </div>
        <Facts webhook={webhook} now={now} />
        <ul className={cluster(6)} aria-label={labels.events}>
          {events.map((event) => (
            <li key={event} className={cn(badges.badge, styles.event)}>
              {event}
            </li>
          ))}
        </ul>
        {webhook.bothUntil !== null && (
          <p className={textClass(13, "quiet")}>
            {labels.bothUntil} <ShortTime isoTime={webhook.bothUntil} now={now} />.
          </p>
        )}
        {children}
      </div>
      <WebhookSteps {...steps} />
      {isLogOpen && <DeliveryLog webhook={webhook} test={test} />}
    </li>
  );
}

type PartProps = { readonly webhook: Webhook; readonly now: Date };

function State({ webhook: { off, failingSince, waiting } }: Pick<PartProps, "webhook">) {
  const state = off ? "off" : failingSince === null ? "on" : "failing";
  return (
    <p className={cluster(14)}>
      {waiting > 0 && <span className={typography.quiet}>{labels.waiting(waiting)}</span>}
      <span className={statuses.status} data-tone={tones[state]}>
        {labels.states[state]}
      </span>
    </p>
  );
}

const tones = { on: "done", off: "skipped", failing: "failed" } as const;

/** Why nothing is told, or since when nothing arrives. */
function Trouble({ webhook: { off, failingSince }, now }: PartProps) {
  if (off) {
    return (
      <p className={typography.quiet}>
        {labels.offReasons[off.why]} {labels.offSince} <ShortTime isoTime={off.since} now={now} />.
      </p>
    );
  }
  if (failingSince === null) return null;
  return (
    <p className={styles.failing}>
      {labels.failingSince} <ShortTime isoTime={failingSince} now={now} />. {labels.failingHelp}
    </p>
  );
}

function Facts({ webhook, now }: PartProps) {
  const { host, preset, withContact, last } = webhook;
  const { facts } = labels;
  return (
    <dl className={cn(styles.facts, textClass(14))}>
      <div>
        <dt className={textClass(13, "quiet")}>{facts.address}</dt>
        <dd>
          <bdi className={typography.mono}>{host}</bdi>
        </dd>
      </div>
      <div>
        <dt className={textClass(13, "quiet")}>{facts.preset}</dt>
        <dd>{webhookPresets.find(({ value }) => value === preset)?.label}</dd>
      </div>
      <div>
        <dt className={textClass(13, "quiet")}>{facts.contact}</dt>
        <dd>{withContact ? labels.contact.with : labels.contact.without}</dd>
      </div>
      <div>
        <dt className={textClass(13, "quiet")}>{facts.last}</dt>
        <dd>
          {last ? (
            <>
              {deliveryLog.states[last.state]}, <ShortTime isoTime={last.at} now={now} />
            </>
          ) : (
            labels.never
          )}
        </dd>
      </div>
    </dl>
  );
}
