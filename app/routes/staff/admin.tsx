import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { inbox } from "#app/content/inbox.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { Inbox } from "#app/features/leads/inbox.tsx";
import { RequireSession } from "#app/features/session/require-session.tsx";
import { RequireStaff } from "#app/features/session/require-staff.tsx";
import type { SessionUser } from "#app/features/session/session-state.ts";
import "#app/styles/console.css";
import "#app/styles/inbox.css";
import "#app/styles/inbox-table.css";
import "#app/styles/lead-dialog.css";
import { ConsoleBar } from "./console-bar.tsx";
import { createQueryClient } from "./query-client.ts";

export const handle = { start: "now" };

export function meta() {
  return pageMeta({ ...inbox.meta, path: "/admin", isIndexed: false });
}

export default function AdminPage() {
  return (
    <div className="console console-page">
      <ConsoleBar />
      <main id="main" className="wrap inbox">
        <h1 className="h">{inbox.title}</h1>
        <noscript>
          <p className="alert">{inbox.needsScript}</p>
        </noscript>
        <RequireSession>{(user) => <StaffArea key={user.userId} user={user} />}</RequireSession>
      </main>
    </div>
  );
}

/** What one user has loaded is forgotten with that user. */
function StaffArea({ user }: { readonly user: SessionUser }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RequireStaff user={user}>
        <Inbox />
      </RequireStaff>
    </QueryClientProvider>
  );
}
