import { Verb } from "#app/components/marketing/doc-nav.tsx";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import typography from "#app/components/ui/typography.module.css";
import { apiBase, type ApiEndpoint, type ApiParameter } from "#app/content/api-reference.ts";
import styles from "../documents.module.css";
import { Sample } from "../sample.tsx";
import { jsonSample, requestSample } from "./request-sample.ts";
import { Samples } from "./samples.tsx";

/** One endpoint: what it does and takes at the left, how to call it and what comes back at the right. */
export function EndpointRow({ endpoint }: { readonly endpoint: ApiEndpoint }) {
  return (
    <section className={styles.entry} id={endpoint.id}>
      <div className={styles.text}>
        <p className={styles.address} data-endpoint="">
          <Verb method={endpoint.method} />
          <code>{endpoint.path}</code>
        </p>
        <h3 className={typography.heading}>{endpoint.title}</h3>
        <p>
          <RichText text={endpoint.text} />
        </p>
        <Parameters parameters={endpoint.parameters} />
      </div>
      <div className={styles.code}>
        <Samples
          title="Request"
          codeFor={(language) => requestSample(endpoint, language, apiBase)}
        />
        <Sample title="Response" language="json" code={jsonSample(endpoint.response)} />
      </div>
    </section>
  );
}

function Parameters({ parameters }: { readonly parameters: readonly ApiParameter[] }) {
  return (
    <ul className={styles.parameters}>
      {parameters.map(({ name, type, isOptional, text }) => (
        <li key={name}>
          <code>{name}</code>
          <span className={typography.quiet}>{isOptional ? `${type}, optional` : type}</span>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
