import { Link } from "react-router";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { BarHero } from "#app/components/marketing/bar-hero.tsx";
import { StatusList } from "#app/components/marketing/status-list.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { TabList, TabPanel } from "#app/components/ui/tabs.tsx";
import typography from "#app/components/ui/typography.module.css";
import { pageMeta } from "#app/content/page-meta.ts";
import { faqPage } from "#app/content/structured-data.ts";
import { supportFaqs, supportForm, supportPage, supportResources } from "#app/content/support.ts";
import { systemStatus } from "#app/content/system-status.ts";
import { SupportForm } from "#app/forms/support/support-form.tsx";
import { cn } from "#app/lib/cn.ts";
import tabs from "../tabs.module.css";
import { formatDate } from "#domain/formats.ts";
import { Channels } from "./channels.tsx";
import { SearchableFaq } from "./searchable-faq.tsx";
import support from "#app/forms/support/support.module.css";

export function meta() {
  return pageMeta({
    ...supportPage.meta,
    path: "/support",
    structuredData: [faqPage(supportFaqs)],
  });
}

export default function SupportPage() {
  return (
    <main id="main">
      <BarHero lines={supportPage.headline} text={supportPage.text} className={support.opening} />
      <Channels />
      <div className={cn(tabs.tabBar, support.tabBar)}>
        <div className={cn(layout.pageWidth, row(16))}>
          <TabList label={supportPage.tabsLabel} tabs={supportPage.tabs} />
        </div>
      </div>
      <TabPanel id="faq" isFirst className={tabs.panel}>
        <div className={cn(layout.pageWidth, support.part)}>
          <SearchableFaq />
        </div>
      </TabPanel>
      <TabPanel id="status" isFirst={false} className={tabs.panel}>
        <div className={cn(layout.pageWidth, support.part)}>
          <SystemStatus />
        </div>
      </TabPanel>
      <TabPanel id="contact" isFirst={false} className={tabs.panel}>
        <div className={cn(layout.pageWidth, support.part, support.columns)}>
          <div>
            <h2 className={typography.display} id="support-form">
              {supportForm.heading}
            </h2>
            <p className={typography.quiet}>{supportForm.text}</p>
          </div>
          <SupportForm />
        </div>
      </TabPanel>
      <TabPanel id="resources" isFirst={false} className={tabs.panel}>
        <div className={cn(layout.pageWidth, support.part, support.columns)}>
          <h2 className={typography.display}>{supportResources.heading}</h2>
          <Resources />
        </div>
      </TabPanel>
    </main>
  );
}

function SystemStatus() {
  const { heading, summary, uptime, updated, updatedLabel, services, states, note } = systemStatus;
  return (
    <div className={support.columns}>
      <div>
        <h2 className={typography.display}>{heading}</h2>
        <p>{summary}</p>
        <p className={support.uptime}>
          <b className={typography.display}>{uptime.value}</b>
          <span>{uptime.label}</span>
        </p>
        <p className={typography.quiet}>
          {updatedLabel} <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </div>
      <div>
        <StatusList services={services} states={states} />
        <p className={typography.quiet}>{note}</p>
      </div>
    </div>
  );
}

function Resources() {
  return (
    <ul className={support.links}>
      {supportResources.list.map(({ label, text, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" viewTransition>
            <b className={typography.heading}>{label}</b>
            <span>{text}</span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
