import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { buttonClass } from "#app/components/ui/button.ts";
import { access } from "#app/content/sign-in.ts";
import { AccessNotice } from "./access-notice.tsx";
import { retrySession, useSession } from "./session-store.ts";
import type { SessionUser } from "./session-state.ts";
import { Loading } from "./loading.tsx";

type RequireSessionProps = { readonly children: (user: SessionUser) => ReactNode };

/**
 * The guard (specification, section 2): a spinner while the session is unknown, the content for a user, a replacing
 * redirect to `/login` for everyone else. The interrupted query travels in the navigation's state.
 */
export function RequireSession({ children }: RequireSessionProps) {
  const session = useSession();
  const { search } = useLocation();
  switch (session.kind) {
    case "loading":
      return <Loading />;
    case "signed-in":
      return children(session);
    case "signed-out":
      return <Navigate to="/login" replace state={session.isByChoice ? null : { search }} />;
    case "unreachable":
      return (
        <AccessNotice title={access.unknownSession} text={access.unknownSessionHelp}>
          <button
            className={buttonClass("primary", "small")}
            type="button"
            onClick={() => void retrySession()}
          >
            {access.retry}
          </button>
        </AccessNotice>
      );
  }
}
