import { RichText } from "#app/components/marketing/rich-text.tsx";
import typography from "#app/components/ui/typography.module.css";
import { apiWebhooks, webhookEvents, webhookSamples } from "#app/content/api-reference-webhooks.ts";
import { Sample } from "../sample.tsx";
import { jsonSample } from "./request-sample.ts";
import { Samples } from "./samples.tsx";

/** The events we send, and how the receiver proves that they are ours. */
export function WebhookRows() {
  const { events, verify } = apiWebhooks;
  return (
    <>
      <section className="ep" id={events.id}>
        <div className="ep__t">
          <h3 className={typography.heading}>{events.title}</h3>
          <p>
            <RichText text={events.text} />
          </p>
          <ul className="ep__params">
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
        <div className="ep__c">
          {webhookEvents.map(({ name, payload }) => (
            <Sample key={name} title={name} language="json" code={jsonSample(payload)} />
          ))}
        </div>
      </section>
      <section className="ep" id={verify.id}>
        <div className="ep__t">
          <h3 className={typography.heading}>{verify.title}</h3>
          <p>
            <RichText text={verify.text} />
          </p>
          <p className="ep__note">
            <RichText text={verify.note} />
          </p>
        </div>
        <div className="ep__c">
          <Samples title={verify.sample} codeFor={(language) => webhookSamples[language]} />
        </div>
      </section>
    </>
  );
}
