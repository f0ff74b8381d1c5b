import { RichText } from "#app/components/marketing/rich-text.tsx";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { apiWebhooks, webhookEvents, webhookSamples } from "#app/content/api-reference-webhooks.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "../entry.module.css";
import { Sample } from "../sample.tsx";
import { jsonSample } from "./request-sample.ts";
import { Samples } from "./samples.tsx";

/** The events we send, and how the receiver proves that they are ours. */
export function WebhookRows() {
  const { events, verify } = apiWebhooks;
  return (
    <>
      <section className={cn(ruled.above, styles.entry)} id={events.id}>
        <div className={styles.text}>
          <h3 className={heading(24)}>{events.title}</h3>
          <p>
            <RichText text={events.text} />
          </p>
          <ul className={cn(textClass(15), styles.parameters)}>
            {webhookEvents.map(({ name, text }) => (
              <li key={name}>
                <code className={styles.name}>{name}</code>
                <p className={typography.quiet}>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={cn(stack(14), styles.code)}>
          {webhookEvents.map(({ name, payload }) => (
            <Sample key={name} title={name} language="json" code={jsonSample(payload)} />
          ))}
        </div>
      </section>
      <section className={cn(ruled.above, styles.entry)} id={verify.id}>
        <div className={styles.text}>
          <h3 className={heading(24)}>{verify.title}</h3>
          <p>
            <RichText text={verify.text} />
          </p>
          <p className={styles.note}>
            <RichText text={verify.note} />
          </p>
        </div>
        <div className={cn(stack(14), styles.code)}>
          <Samples title={verify.sample} codeFor={(language) => webhookSamples[language]} />
        </div>
      </section>
    </>
  );
}
