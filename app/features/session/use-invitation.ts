import { useState } from "react";
import { useNavigate } from "react-router";
import { notify } from "#app/components/ui/toast-host.tsx";
import {
  invitation as words,
  invitationReasons,
  invitationRefusals,
} from "#app/content/sign-in.ts";
import { reasonFor } from "#app/lib/failure-reason.ts";
import { failureKind } from "#app/lib/repository-error.ts";
import { acceptInvitation } from "./invitation-repository.ts";
import { recheckSession } from "./session-store.ts";

export type InvitationState =
  { readonly kind: "idle" | "joining" } | { readonly kind: "refused"; readonly reason: string };

/** Accepts an invitation with the account that is signed in, and leads to the admin panel. */
export function useInvitation(token: string) {
  const [state, setState] = useState<InvitationState>({ kind: "idle" });
  const navigate = useNavigate();

  /** Says whether it was accepted; never rejects. */
  async function accept(): Promise<boolean> {
    setState({ kind: "joining" });
    try {
      const answer = await acceptInvitation(token);
      if (!answer.ok) return refuse(invitationRefusals[answer.why]);
    } catch (error) {
      const kind = failureKind(error);
      if (kind === "not-allowed") await recheckSession();
      return refuse(reasonFor(error, invitationReasons));
    }
    notify(words.joinedToast).catch(() => undefined);
    await navigate("/admin", { replace: true, viewTransition: true });
    return true;
  }

  function refuse(reason: string): false {
    setState({ kind: "refused", reason });
    notify(words.failedToast).catch(() => undefined);
    return false;
  }

  return { state, accept };
}
