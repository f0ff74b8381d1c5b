import { cn } from "#app/lib/cn.ts";
import parts from "#app/components/ui/part.module.css";
import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { useState } from "react";
import typography from "#app/components/ui/typography.module.css";
import { invite as labels } from "#app/content/team.ts";
import { InviteForm } from "./invite-form.tsx";

/** Makes an invitation, one at a time. */
export function InvitePart() {
  /** Counts the invitations made: each begins with an empty form. */
  const [round, setRound] = useState(0);
  return (
    <section className={cn(parts.line, stack(14))} aria-labelledby="invite">
      <h2 className={cn(typography.heading, textClass(20))} id="invite">
        {labels.title}
      </h2>
      <InviteForm key={round} onAnother={() => setRound((count) => count + 1)} />
    </section>
  );
}
