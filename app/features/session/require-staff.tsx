import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { access } from "#app/content/sign-in.ts";
import { AccessNotice } from "./access-notice.tsx";
import { leave } from "./leave.ts";
import type { SessionUser } from "./session-state.ts";
import { isStaff } from "./staff-repository.ts";
import { Waiting } from "./waiting.tsx";

function staffQuery(userId: string) {
  return queryOptions({
    queryKey: ["staff-access", userId],
    queryFn: ({ signal }) => isStaff(userId, signal),
  });
}

type RequireStaffProps = { readonly user: SessionUser; readonly children: ReactNode };

/** Being signed in is not being staff (decisions D49 and D50): one question, its answer, or a way to ask again. */
export function RequireStaff({ user, children }: RequireStaffProps) {
  const { data, isPending, isFetching, refetch } = useQuery(staffQuery(user.userId));
  if (data === true) return children;
  if (data === false) return <NoAccess email={user.email} />;
  if (isPending) return <Waiting />;
  return (
    <AccessNotice title={access.unknownRights} text={access.unknownRightsHelp}>
      <button
        className="btn btn--s"
        type="button"
        aria-disabled={isFetching || undefined}
        onClick={() => void refetch()}
      >
        {isFetching ? access.retrying : access.retry}
      </button>
    </AccessNotice>
  );
}

function NoAccess({ email }: { readonly email: string }) {
  const text = (
    <>
      You are signed in as <bdi>{email}</bdi>. {access.noAccessHelp}
    </>
  );
  return (
    <AccessNotice title={access.noAccess} text={text}>
      <button className="btn btn--s" type="button" onClick={() => void leave()}>
        {access.signOut}
      </button>
    </AccessNotice>
  );
}
