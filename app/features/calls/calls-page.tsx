import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { AgendaWeek } from "./agenda-week.tsx";
import type { Host } from "./call.ts";
import { parseCallsAddress, type CallsAddress } from "./calls-address.ts";
import { hostsQuery } from "./calls-queries.ts";
import { CallsTabs } from "./calls-tabs.tsx";
import styles from "./calls.module.css";
import { PastCalls } from "./past-calls.tsx";
import { UnconfirmedCalls } from "./unconfirmed-calls.tsx";
import { UpcomingCalls } from "./upcoming-calls.tsx";

const noHosts: readonly Host[] = [];

/** The calls of the team: a week of its calendars, and lists of what is ahead, over, or not confirmed yet. */
export function CallsPage({ userId }: { readonly userId: string }) {
  const { search } = useLocation();
  const address = parseCallsAddress(search);
  const { data: hosts = noHosts } = useQuery(hostsQuery(userId));
  return (
    <div className={cn(stack(16), styles.calls)}>
      <CallsTabs current={address.tab} />
      <Tab address={address} hosts={hosts} />
    </div>
  );
}

type TabProps = { readonly address: CallsAddress; readonly hosts: readonly Host[] };

function Tab({ address, hosts }: TabProps) {
  switch (address.tab) {
    case "agenda":
      return <AgendaWeek address={address} hosts={hosts} />;
    case "upcoming":
      return <UpcomingCalls hosts={hosts} />;
    case "past":
      return <PastCalls hosts={hosts} />;
    case "unconfirmed":
      return <UnconfirmedCalls />;
  }
}
