import { useRef } from "react";
import { DemoDialog } from "#app/components/demo/demo-dialog.tsx";
import { FigureFact } from "#app/components/demo/figure-fact.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { cluster, row } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { formatCents, formatMoney } from "#domain/money.ts";
import { commissionCents } from "../commission.ts";
import { nextStep, protectedUntil } from "../deal-steps.ts";
import { isEnding, isOpen, protectionText } from "../deals.ts";
import type { Deal } from "../model.ts";
import drawer from "./drawer.module.css";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type DealDrawerProps = PortalProps & { readonly deal: Deal; readonly onClose: () => void };

/** One deal: what it is worth, how long it is safe, what happens next, and what the partner can do. */
export function DealDrawer({ state, dispatch, tools, deal, onClose }: DealDrawerProps) {
  const { id, customer, product, value, status, registered, close, email } = deal;
  const { openedAt, partnership, deals } = state;
  // The row of a withdrawn deal is on its way out when the dialog asks where to return to.
  const isWithdrawn = useRef(false);
  const day = (of: string) => formatLocal(dateOfDay(of), "date");

  function say(words: string) {
    tools.announce(words);
    onClose();
  }
  function withdraw() {
    const index = deals.indexOf(deal);
    isWithdrawn.current = true;
    dispatch({ type: "withdrawDeal", id, now: new Date() });
    tools.toast({
      text: `${customer} withdrawn`,
      onUndo: () => {
        dispatch({ type: "restoreDeal", deal, index, now: new Date() });
        tools.announce("Undone.");
        focusAfter(`[data-deal="${id}"]`, "#hb-deals");
      },
    });
    say(`${customer} withdrawn.`);
  }

  return (
    <DemoDialog
      isOpen
      onClose={onClose}
      app="app--portal"
      size="side"
      title={customer}
      kicker={product}
      returnFocus={() =>
        document.querySelector<HTMLElement>(
          isWithdrawn.current ? "#hb-deals" : `[data-deal="${id}"]`,
        )
      }
      footer={
        isOpen(deal) && (
          <>
            {status === "Approved" && (
              <button
                className={buttonClass()}
                type="button"
                onClick={() => {
                  dispatch({ type: "winDeal", id, now: new Date() });
                  say(`${customer} is won. It earns ${formatCents(commissionCents(value))}.`);
                }}
              >
                Mark as Won
              </button>
            )}
            {isEnding(deal, openedAt) && !deal.isExtensionAsked && (
              <button
                className={buttonClass("line")}
                type="button"
                onClick={() => {
                  dispatch({ type: "askExtension", id, now: new Date() });
                  say(`${partnership.accountManager} is asked for more time for ${customer}.`);
                }}
              >
                Ask for more time
              </button>
            )}
            <button className={buttonClass("line")} type="button" onClick={withdraw}>
              Withdraw
            </button>
          </>
        )
      }
    >
      <p className={cn(cluster(10, "baseline"), drawer.figure)}>
        <b className={textClass(32, 560)}>{formatMoney(value)}</b>
        <span className={typography.quiet}>{formatCents(commissionCents(value))} commission</span>
      </p>
      <p
        className={cn(
          row(10, "top"),
          textClass(14, 560),
          formStyles.note,
          formStyles.step,
          !isEnding(deal, openedAt) && formStyles.calm,
        )}
      >
        {nextStep(deal, partnership.accountManager, openedAt)}
      </p>
      <dl className={cn(textClass(15), drawer.facts)}>
        <FigureFact name="Status" value={status} />
        <FigureFact name="Registered" value={day(registered)} />
        {isOpen(deal) && (
          <FigureFact
            name="Protected until"
            value={`${protectedUntil(deal)} (${protectionText(deal, openedAt)})`}
          />
        )}
        <FigureFact name={isOpen(deal) ? "Expected close" : "Won on"} value={day(close)} />
        <FigureFact name="Contact" value={email} />
      </dl>
    </DemoDialog>
  );
}
