import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { useToastsAhead } from "#app/components/ui/toast-host.tsx";
import { inbox } from "#app/content/inbox.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { AvailabilityPage } from "#app/features/availability/availability-page.tsx";
import { CallsPage } from "#app/features/calls/calls-page.tsx";
import { CallsTabs } from "#app/features/calls/calls-tabs.tsx";
import { Inbox } from "#app/features/inbox/inbox.tsx";
import { parseView, type InboxView } from "#app/features/inbox/inbox-filter.ts";
import { ArrivalsProvider } from "#app/features/inbox/list/arrivals-provider.tsx";
import { InboxNav, viewTitle, type ConsoleView } from "#app/features/inbox/list/inbox-nav.tsx";
import { LateMail } from "#app/features/inbox/received/late-mail.tsx";
import { ReceivedPart } from "#app/features/inbox/received/received-part.tsx";
import { NudgesPart } from "#app/features/inbox/nudges/nudges-part.tsx";
import { SignaturePart } from "#app/features/inbox/signature/signature-part.tsx";
import { TemplatesPage } from "#app/features/inbox/templates/templates-page.tsx";
import { Insights } from "#app/features/insights/insights.tsx";
import { LiveConsole, LiveLine } from "#app/features/live/live-console.tsx";
import { MailPage } from "#app/features/mail/mail-page.tsx";
import { RequireSession } from "#app/features/session/require-session.tsx";
import { RequireStaff } from "#app/features/session/require-staff.tsx";
import type { SessionUser } from "#app/features/session/session-state.ts";
import { TeamPage } from "#app/features/team/team-page.tsx";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import notices from "#app/components/ui/notice.module.css";
import typography from "#app/components/ui/typography.module.css";
import desk from "#app/components/console/console.module.css";
import { cn } from "#app/lib/cn.ts";
import { ConsoleBar } from "./console-bar.tsx";
import { LaterPage } from "./later-page.tsx";
import { createQueryClient } from "./query-client.ts";

export const handle = { start: "now" };

const otherViews = [
  "deals",
  "import",
  "availability",
  "insights",
  "team",
  "mail",
  "issues",
  "templates",
  "connections",
] as const;
const consoleViews: readonly ConsoleView[] = ["calls", ...otherViews];
/** Cards that the address names by whom they are about: `?person=ada@example.com`. */
const cards = ["person", "company"] as const;
export function meta() {
  return pageMeta({ ...inbox.meta, path: "/admin", isIndexed: false });
}

export default function AdminPage() {
  const view = useView();
  return (
    <div className={cn(desk.console, desk.page)}>
      <ConsoleBar />
      <main id="main" className={cn(layout.pageWidth, desk.main)}>
        <h1 className={typography.heading}>{viewTitle(view)}</h1>
        <noscript>
          <p className={notices.notice}>{inbox.needsScript}</p>
        </noscript>
        <RequireSession>
          {(user) => <StaffArea key={user.userId} user={user} view={view} />}
        </RequireSession>
      </main>
    </div>
  );
}

/** The part of the console that the address names; the served page does not know the query. */
function useView(): InboxView | ConsoleView {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const values = new URLSearchParams(isHydrated ? search : "");
  const card = cards.find((known) => values.get(known));
  if (card) return card;
  const name = values.get("view");
  return consoleViews.find((view) => view === name) ?? parseView(name);
}

type StaffAreaProps = {
  readonly user: SessionUser;
  readonly view: InboxView | ConsoleView;
};

/** What one user has loaded is forgotten with that user. */
function StaffArea({ user, view }: StaffAreaProps) {
  const [queryClient] = useState(createQueryClient);
  useToastsAhead();
  return (
    <QueryClientProvider client={queryClient}>
      <RequireStaff user={user}>
        <LiveConsole userId={user.userId}>
          <ArrivalsProvider>
            <LateMail />
            <InboxNav current={view} others={otherViews} />
            <Part view={view} userId={user.userId} />
          </ArrivalsProvider>
        </LiveConsole>
      </RequireStaff>
      {/* Signing out leads there, also off the network. */}
      <PrefetchPageLinks page="/login" />
    </QueryClientProvider>
  );
}

type PartProps = { readonly view: InboxView | ConsoleView; readonly userId: string };

function Part({ view, userId }: PartProps) {
  switch (view) {
    case "availability":
      return <AvailabilityPage />;
    case "calls":
      return <CallsPage userId={userId} />;
    case "call":
      return (
        <>
          <CallsTabs current="all" />
          <Inbox key={view} userId={userId}>
            <LiveLine />
          </Inbox>
        </>
      );
    case "deals":
    case "import":
    case "person":
    case "company":
    case "connections":
    case "issues":
      return <LaterPage key={view} name={view} userId={userId} />;
    case "insights":
      return <Insights />;
    case "team":
      return (
        <TeamPage>
          <NudgesPart userId={userId} />
          <SignaturePart userId={userId} />
        </TeamPage>
      );
    case "mail":
      return <MailPage received={<ReceivedPart />} />;
    case "templates":
      return <TemplatesPage userId={userId} />;
    default:
      return (
        <Inbox key={view} userId={userId}>
          <LiveLine />
        </Inbox>
      );
  }
}
