import { useRef, useState } from "react";
import { useLastKnown } from "#app/browser/use-last-known.ts";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { firstName } from "#app/lib/person.ts";
import { formatMoney } from "#domain/money.ts";
import { monthlyPrice } from "../figures.ts";
import { trialText } from "../members.ts";
import type { Member } from "../model.ts";
import { clubClass } from "./club-class.ts";
import styles from "./dialogs.module.css";
import type { FitnessProps } from "./fitness-props.ts";

type OfferDialogProps = FitnessProps & {
  readonly member: Member | null;
  readonly onClose: () => void;
  /** Selectors of what gets the focus when the button that opened this has gone, the best first. */
  readonly nextFocus: (id: string) => readonly string[];
};

const plans = [
  { type: "Premium", text: "The floor, every class and an hour a month with a coach" },
  { type: "Basic", text: "The floor and every class" },
] as const;

/** A trial becomes a membership. */
export function OfferDialog(props: OfferDialogProps) {
  const { dispatch, tools, now, member, onClose, nextFocus } = props;
  const shown = useLastKnown(member);
  const [type, setType] = useState<(typeof plans)[number]["type"]>("Premium");
  const next = useRef<readonly string[]>([]);

  function convert() {
    if (!member) return;
    const { id, name } = member;
    next.current = nextFocus(id);
    dispatch({ type: "convertTrial", id, membershipType: type, now });
    const text = `${name} is now a ${type} member.`;
    tools.announce(text);
    tools.toast({
      text,
      onUndo: () => {
        dispatch({ type: "undoDeed", id: `convert-${id}` });
        tools.announce("Undone.");
      },
    });
    onClose();
  }

  return (
    <DemoDialog
      isOpen={member !== null}
      onClose={onClose}
      app={clubClass}
      title="Offer Membership"
      kicker={shown && `${shown.name} · ${trialText(shown, now)}`}
      size="narrow"
      returnFocus={() => {
        const ways = [`[data-offer="${shown?.id}"]`, ...next.current];
        const found = ways.map((way) => document.querySelector<HTMLElement>(way));
        return found.find((element) => element !== null) ?? null;
      }}
      footer={
        <button className={buttonClass()} type="button" onClick={convert}>
          Start {type} for {firstName(shown?.name ?? "")}
        </button>
      }
    >
      <fieldset className={stack(10)}>
        <legend className={typography.visuallyHidden}>Membership</legend>
        {plans.map((plan) => (
          <label key={plan.type} className={cn(styles.option, styles.plan)}>
            <input
              className={demoParts.overlaid}
              type="radio"
              name="plan"
              checked={plan.type === type}
              onChange={() => setType(plan.type)}
            />
            <span className={stack(0)}>
              {plan.type}
              <b className={cn(textClass(28), typography.number)}>
                {formatMoney(monthlyPrice[plan.type])}
              </b>
              <small className={cn(typography.quiet, textClass(14, 400))}>
                {plan.text}, billed monthly
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </DemoDialog>
  );
}
