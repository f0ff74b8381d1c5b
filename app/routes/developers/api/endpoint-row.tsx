import { Verb } from "#app/components/marketing/doc-nav.tsx";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import { row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { apiBase, type ApiEndpoint, type ApiParameter } from "#app/content/api-reference.ts";
import { cn } from "#app/lib/cn.ts";
import styles from "../entry.module.css";
import { Sample } from "../sample.tsx";
import { jsonSample, requestSample } from "./request-sample.ts";
import { Samples } from "./samples.tsx";

/** One endpoint: what it does and takes at the left, how to call it and what comes back at the right. */
export function EndpointRow({ endpoint }: { readonly endpoint: ApiEndpoint }) {
  return (
    <section className={cn(ruled.above, styles.entry)} id={endpoint.id}>
      <div className={styles.text}>
        <p className={cn(row(10), styles.address)} data-endpoint="">
          <Verb method={endpoint.method} />
          <code className={styles.path}>{endpoint.path}</code>
        </p>
        <h3 className={heading(24)}>{endpoint.title}</h3>
        <p>
          <RichText text={endpoint.text} />
        </p>
        <Parameters parameters={endpoint.parameters} />
      </div>
      <div className={cn(stack(14), styles.code)}>
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
    <ul className={cn(textClass(15), styles.parameters)}>
      {parameters.map(({ name, type, isOptional, text }) => (
        <li key={name}>
          <code className={styles.name}>{name}</code>
          <span className={textClass(14, "quiet")}>{isOptional ? `${type}, optional` : type}</span>
          <p className={typography.quiet}>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
