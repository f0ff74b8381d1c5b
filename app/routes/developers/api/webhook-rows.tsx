import { RichText } from "#app/components/marketing/rich-text.tsx";
import typography from "#app/components/ui/typography.module.css";
import { apiWebhooks, webhookEvents, webhookSamples } from "#app/content/api-reference-webhooks.ts";
import styles from "../documents.module.css";
import { Sample } from "../sample.tsx";
import { jsonSample } from "./request-sample.ts";
import { Samples } from "./samples.tsx";

/** The events we send, and how the receiver proves that they are ours. */
export function WebhookRows() {
  const { events, verify } = apiWebhooks;
  return (
    <>
      <section className={styles.entry} id={events.id}>
        <div className={styles.text}>
          <h3 className={typography.heading}>{events.title}</h3>
          <p>
            <RichText text={events.text} />
          </p>
          <ul className={styles.parameters}>
            {webhookEvents.map(({ name, text }) => (
              <li key={name}>
                <code>{name}</code>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.code}>
          {webhookEvents.map(({ name, payload }) => (
            <Sample key={name} title={name} language="json" code={jsonSample(payload)} />
          ))}
        </div>
      </section>
      <section className={styles.entry} id={verify.id}>
        <div className={styles.text}>
          <h3 className={typography.heading}>{verify.title}</h3>
          <p>
            <RichText text={verify.text} />
          </p>
          <p className={styles.note}>
            <RichText text={verify.note} />
          </p>
        </div>
        <div className={styles.code}>
          <Samples title={verify.sample} codeFor={(language) => webhookSamples[language]} />
        </div>
      </section>
    </>
  );
}
