import { useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { invite as labels } from "#app/content/team.ts";
import { InviteForm } from "./invite-form.tsx";

/** Makes an invitation, one at a time. */
export function InvitePart() {
  /** Counts the invitations made: each begins with an empty form. */
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby="invite">
      <h2 className={typography.heading} id="invite">
        {labels.title}
      </h2>
      <InviteForm key={round} onAnother={() => setRound((count) => count + 1)} />
    </section>
  );
}
