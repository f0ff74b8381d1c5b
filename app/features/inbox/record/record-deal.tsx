import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import { notify } from "#app/components/ui/toast-host.tsx";
import typography from "#app/components/ui/typography.module.css";
import { dealToasts, recordDeal as labels, startPanel } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { dealAddress } from "#domain/record-address.ts";
import { AddPanel } from "../deals/add-panel.tsx";
import { amountText } from "../deals/amount.ts";
import { isOverdue, type Deal } from "../deals/deal.ts";
import { expectedText, stageName, worthText } from "../deals/deal-text.ts";
import { dealQuery, dealsKey, worthQuery } from "../deals/deals-queries.ts";
import { linkDeal } from "../deals/deals-repository.ts";
import { hasDealAlready } from "../deals/has-deal.ts";
import { StartPanel } from "../deals/start-panel.tsx";
import type { Entry } from "../entry.ts";
import { senderOf, subjectOf } from "../entry/entry-text.ts";
import type { Team } from "../entry/team.ts";
import { entriesKey } from "../inbox-queries.ts";
import type { FailedAction } from "../use-failed-action.ts";
import type { Undo } from "../work/use-undo.ts";
import styles from "./record-pipeline.module.css";
import { RecordPart } from "./record-part.tsx";

type RecordDealProps = {
  readonly entry: Entry;
  readonly team: Team;
  readonly action: FailedAction;
  readonly undo: Undo;
  readonly now: Date;
};

/** The deal that a record is in, or the ways to begin one with it and to put it into one. */
export function RecordDeal({ entry, team, action, undo, now }: RecordDealProps) {
  const queryClient = useQueryClient();
  const worth = useQuery(worthQuery(entry.id));
  const dealId = worth.data?.dealId ?? null;
  const deal = useQuery({ ...dealQuery(dealId ?? ""), enabled: dealId !== null });
  const [asked, setAsked] = useState<"start" | "add" | null>(null);
  /** The title of the deal that was begun here. */
  const [begun, setBegun] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);

  async function lookAgain() {
    await queryClient.invalidateQueries({ queryKey: entriesKey });
    void queryClient.invalidateQueries({ queryKey: dealsKey });
    part.current?.focus();
  }

  async function link(target: Deal, isIn: boolean): Promise<void> {
    try {
      await linkDeal(entry.id, isIn ? target.id : null);
      action.clear();
      undo.offer({
        text: isIn ? labels.added(target.title) : labels.takenOut(target.title),
        takeBack: async () => {
          await linkDeal(entry.id, isIn ? null : target.id);
          await lookAgain();
        },
      });
      await lookAgain();
    } catch (error) {
      if (hasDealAlready(error)) {
        void notify(dealToasts.hasDeal);
        await lookAgain();
        return;
      }
      const failed = isIn ? dealToasts.linkFailed : dealToasts.takeOutFailed;
      action.tell(failed, error, () => void link(target, isIn));
    }
  }

  if (entry.kind === "newsletter") return null;
  return (
    <RecordPart title={labels.title} query={dealId === null ? worth : deal}>
      <div className={stack(8)} tabIndex={-1} ref={part}>
        {deal.data && dealId !== null && (
          <DealInRecord
            deal={deal.data}
            now={now}
            onTakeOut={(target) => void link(target, false)}
          />
        )}
        {worth.isSuccess && dealId === null && (
          <div className={cluster(8)}>
            {(["start", "add"] as const).map((way) => (
              <button
                key={way}
                className={buttonClass("line", "tiny")}
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsked(way)}
              >
                {labels[way]}
              </button>
            ))}
          </div>
        )}
      </div>
      <StartPanel
        isOpen={asked === "start"}
        onClose={() => setAsked(null)}
        team={team}
        entryId={entry.id}
        suggested={{
          title: (subjectOf(entry) || entry.company || senderOf(entry)).slice(0, 200),
          value: amountText(worth.data?.valueCents ?? null),
          monthly: amountText(worth.data?.monthlyCents ?? null),
          ownerId: entry.work.assigneeId ?? team.myId,
        }}
        onStarted={(_id, title) => {
          setAsked(null);
          setBegun(title);
          action.clear();
          void lookAgain();
        }}
      />
      <AddPanel
        isOpen={asked === "add"}
        onClose={() => setAsked(null)}
        onChoose={(target) => {
          setAsked(null);
          void link(target, true);
        }}
      />
      <p className={typography.visuallyHidden} role="status">
        {begun !== null && startPanel.done(begun)}
      </p>
    </RecordPart>
  );
}

type DealInRecordProps = {
  readonly deal: Deal;
  readonly now: Date;
  readonly onTakeOut: (deal: Deal) => void;
};

function DealInRecord({ deal, now, onTakeOut }: DealInRecordProps) {
  const expected = expectedText(deal, now);
  const worth = worthText(deal);
  return (
    <div className={cn(surface(), stack(4), styles.deal)}>
      <Link className={typography.link} to={{ search: dealAddress(deal.id) }}>
        <bdi>{deal.title}</bdi>
      </Link>
      <p className={textClass(13, 560)}>
        {stageName(deal)}
        {worth && `, ${worth}`}
      </p>
      {expected && (
        <p
          className={cn(textClass(13, "quiet"), styles.expected)}
          data-overdue={isOverdue(deal, isoDay(now)) || undefined}
        >
          {expected}
        </p>
      )}
      <div>
        <button
          className={buttonClass("line", "tiny")}
          type="button"
          onClick={() => onTakeOut(deal)}
        >
          {labels.takeOut}
        </button>
      </div>
    </div>
  );
}
