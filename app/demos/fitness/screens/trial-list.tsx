import { useState } from "react";
import { Avatar } from "#app/components/demo/avatar.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import shapes from "#app/components/demo/demo-shapes.module.css";
import { neighbour } from "#app/components/demo/focus-after.ts";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { counted } from "#domain/counted.ts";
import { endingTrials, trialText } from "../members.ts";
import type { Member } from "../model.ts";
import styles from "./dashboard.module.css";
import type { FitnessProps } from "./fitness-props.ts";
import { OfferDialog } from "./offer-dialog.tsx";

/** Trials that end, each with an offer to make. */
export function TrialList(props: FitnessProps) {
  const { state, dispatch, now } = props;
  const [offeringTo, setOfferingTo] = useState<Member | null>(null);
  const members = endingTrials(state.members, now);
  const ids = members.map(({ id }) => id);
  return (
    <section data-piece="" className={demoParts.panel} aria-labelledby="ft-trials">
      <div className={demoParts.panelHead}>
        <h3 id="ft-trials" tabIndex={-1}>
          Trials ending
        </h3>
        <span className={cn(shapes.centred, styles.count, typography.number)}>
          {members.length}
        </span>
      </div>
      {members.length === 0 && <p className={typography.quiet}>Nobody is on trial.</p>}
      <ul>
        {members.map((member) => (
          <li key={member.id} className={cn(cluster(14), styles.entry, styles.trial)}>
            <Avatar name={member.name} size={40} />
            <div id={`trial-${member.id}`}>
              <button
                className={cn(typography.link, styles.name)}
                type="button"
                onClick={() => dispatch({ type: "openMember", id: member.id })}
              >
                {member.name}
              </button>
              <p className={cn(textClass(14), typography.quiet)}>
                <b>{trialText(member, now)}</b>,{" "}
                {counted(member.classesAttended, "class", "classes")} so far
              </p>
            </div>
            <button
              className={buttonClass("line")}
              type="button"
              data-offer={member.id}
              aria-describedby={`trial-${member.id}`}
              onClick={() => setOfferingTo(member)}
            >
              Offer Membership
            </button>
          </li>
        ))}
      </ul>
      <OfferDialog
        {...props}
        member={offeringTo}
        onClose={() => setOfferingTo(null)}
        nextFocus={(id) => [`[data-offer="${neighbour(ids, id) ?? ""}"]`, "#ft-trials"]}
      />
    </section>
  );
}
