import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { DocNav } from "#app/components/marketing/doc-nav.tsx";
import { RichText } from "#app/components/marketing/rich-text.tsx";
import { TabPanel } from "#app/components/ui/tabs.tsx";
import { heading } from "#app/components/ui/heading.ts";
import ruled from "#app/components/ui/ruled.module.css";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import {
  apiPage,
  apiRateLimits,
  type ApiError,
  type ApiSection,
} from "#app/content/api-reference.ts";
import { apiWebhooks } from "#app/content/api-reference-webhooks.ts";
import { cn } from "#app/lib/cn.ts";
import table from "../document-table.module.css";
import styles from "../documents.module.css";
import entry from "../entry.module.css";
import tabs from "../tabs.module.css";
import { Sample } from "../sample.tsx";
import { EndpointRow } from "./endpoint-row.tsx";
import { WebhookRows } from "./webhook-rows.tsx";

type SectionPanelProps = { readonly section: ApiSection; readonly isFirst: boolean };

/** One tab of the reference: its endpoints, then its errors. */
export function SectionPanel({ section, isFirst }: SectionPanelProps) {
  const { id, label, intro, endpoints, errors } = section;
  return (
    <TabPanel id={id} isFirst={isFirst} className={tabs.panel}>
      <div className={cn(layout.pageWidth, styles.columns)}>
        <DocNav label={label} entries={entriesOf(section)} />
        <div>
          <div className={styles.intro}>
            <h2 className={typography.display}>{label}</h2>
            <p className={textClass(18, "quiet")}>{intro}</p>
          </div>
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
          {id === "webhooks" && <WebhookRows />}
          {id === "auth" && <RateLimits />}
          <Errors id={`${id}-errors`} errors={errors} />
        </div>
      </div>
    </TabPanel>
  );
}

function entriesOf({ id, endpoints }: ApiSection) {
  const { events, verify } = apiWebhooks;
  return [
    ...endpoints.map((endpoint) => ({
      id: endpoint.id,
      label: endpoint.title,
      verb: endpoint.method,
    })),
    ...(id === "webhooks"
      ? [events, verify].map((part) => ({ id: part.id, label: part.title }))
      : []),
    ...(id === "auth" ? [{ id: apiRateLimits.id, label: apiRateLimits.title }] : []),
    { id: `${id}-errors`, label: apiPage.errors.title },
  ];
}

function RateLimits() {
  return (
    <section className={cn(ruled.above, entry.entry)} id={apiRateLimits.id}>
      <div className={entry.text}>
        <h3 className={heading(24)}>{apiRateLimits.title}</h3>
        <p>
          <RichText text={apiRateLimits.text} />
        </p>
      </div>
      <div className={cn(stack(14), entry.code)}>
        <Sample title="Over the limit" language="http" code={apiRateLimits.sample} />
      </div>
    </section>
  );
}

function Errors({ id, errors }: { readonly id: string; readonly errors: readonly ApiError[] }) {
  return (
    <section className={cn(ruled.above, entry.entry)} id={id}>
      <div className={entry.text}>
        <h3 className={heading(24)}>{apiPage.errors.title}</h3>
        <p>{apiPage.errors.text}</p>
      </div>
      <div className={cn(surface(), textClass(15), table.table)}>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Code</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ status, code, text }) => (
              <tr key={code}>
                <td>{status}</td>
                <td>
                  <code>{code}</code>
                </td>
                <td>
                  <RichText text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
