import { spread } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealWords, reasonNames } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import { DealButton } from "./deal-button.tsx";
import { isOverdue, type Deal } from "./deal.ts";
import { expectedText, ownerText, personText, stayText } from "./deal-text.ts";
import styles from "./board.module.css";
import { MoveMenu } from "./move-menu.tsx";
import type { DealsModel } from "./use-deals.ts";

type DealTileProps = {
  readonly deal: Deal;
  readonly model: DealsModel;
  /** Which deal gets the focus when this one goes where nothing is shown. */
  readonly heirId: string | null;
};

/** One card of the board: what it is about and worth, and the ways to open and move it. */
export function DealTile({ deal, model, heirId }: DealTileProps) {
  const { place, team, now, menu, moves } = model;
  const { valueCents, monthlyCents } = deal;
  const expected = expectedText(deal, now);
  return (
    <li className={styles.tile} data-card="" aria-busy={moves.movingId === deal.id || undefined}>
      <DealButton deal={deal} className={styles.title} onOpen={place.openDeal} />
      <p className={cn(textClass(13, "quiet"), styles.person)}>
        <bdi>{personText(deal) ?? dealWords.noPerson}</bdi>
      </p>
      {(valueCents !== null || monthlyCents !== null) && (
        <p className={styles.worth}>
          {valueCents !== null && (
            <span className={cn(textClass(16, 650), typography.number)}>
              {formatMoney(valueCents)}
            </span>
          )}{" "}
          {monthlyCents !== null && (
            <span className={textClass(13, 560)}>
              {dealWords.monthly(formatMoney(monthlyCents))}
            </span>
          )}
        </p>
      )}
      {expected && (
        <p
          className={cn(textClass(13, 560), styles.expected)}
          data-overdue={isOverdue(deal, isoDay(now)) || undefined}
        >
          {expected}
        </p>
      )}
      {deal.lostReason && <p className={textClass(13, 560)}>{reasonNames[deal.lostReason]}</p>}
      <p className={textClass(13, "quiet")}>
        <bdi>{ownerText(deal, team)}</bdi>, {stayText(deal, now)}
      </p>
      <div className={spread(8)}>
        <MoveMenu
          deal={deal}
          isOpen={menu.isOf(deal)}
          isMoving={moves.movingId === deal.id}
          onOpen={() => menu.open(deal)}
          onClose={menu.close}
          onMove={(stage) => model.moveTo(deal, stage, heirId)}
        />
      </div>
    </li>
  );
}
