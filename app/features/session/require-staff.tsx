import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import notices from "#app/components/ui/notice.module.css";
import { serverNotices } from "#app/content/server-notices.ts";
import { access } from "#app/content/sign-in.ts";
import { cn } from "#app/lib/cn.ts";
import { AccessNotice } from "./access-notice.tsx";
import { leave } from "./sign-out.ts";
import type { SessionUser } from "./session-state.ts";
import { fetchStaffAccess } from "./staff-repository.ts";
import { Loading } from "./loading.tsx";

const accessKey = "staff-access";

/** Asked again this often while the tab is visible, so that a disabled account is out within a minute. */
const interval = 30_000;

function staffQuery(userId: string) {
  return queryOptions({
    queryKey: [accessKey, userId],
    queryFn: ({ signal }) => fetchStaffAccess(signal),
    refetchInterval: interval,
    refetchOnWindowFocus: "always",
  });
}

type RequireStaffProps = { readonly user: SessionUser; readonly children: ReactNode };

/** Being signed in is not being staff (decisions D49 and D50): one question, its answer, or a way to ask again. */
export function RequireStaff({ user, children }: RequireStaffProps) {
  const { data, isPending, isFetching, refetch } = useQuery(staffQuery(user.userId));
  if (data?.role) {
    return (
      <>
        {data.isDiskLow && <DiskLow />}
        {children}
      </>
    );
  }
  if (data) return <NoAccess email={user.email} />;
  if (isPending) return <Loading />;
  return (
    <AccessNotice title={access.unknownRights} text={access.unknownRightsHelp}>
      <button
        className={buttonClass("primary", "small")}
        type="button"
        aria-disabled={isFetching || undefined}
        onClick={() => void refetch()}
      >
        {isFetching ? access.retrying : access.retry}
      </button>
    </AccessNotice>
  );
}

/** Shown to owners and agents, because either may be the first to look. */
function DiskLow() {
  const { title, advice } = serverNotices.diskLow;
  return (
    <p className={cn(notices.notice, notices.plain)} role="status">
      <Icon name="warning" />
      <span>
        <b>{title}</b> {advice}
      </span>
    </p>
  );
}

function NoAccess({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  // Drops what was loaded before access ended.
  useEffect(() => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accessKey });
  }, [queryClient]);
  const text = (
    <>
      You are signed in as <bdi>{email}</bdi>. {access.noAccessHelp}
    </>
  );
  return (
    <AccessNotice title={access.noAccess} text={text}>
      <button
        className={buttonClass("primary", "small")}
        type="button"
        onClick={() => void leave()}
      >
        {access.signOut}
      </button>
    </AccessNotice>
  );
}
