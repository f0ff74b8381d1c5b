import { surface } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { columns, dealsPage as labels, dealWords } from "#app/content/deals.ts";
import { cn } from "#app/lib/cn.ts";
import { isoDay } from "#domain/dates.ts";
import { formatMoney } from "#domain/money.ts";
import { DealButton } from "./deal-button.tsx";
import { isOverdue, type Deal } from "./deal.ts";
import styles from "./deal-list.module.css";
import { expectedText, ownerText, personText, stageName, stayText } from "./deal-text.ts";
import { MoveMenu } from "./move-menu.tsx";
import { MoreDeals, OthersMoved } from "./page-ends.tsx";
import { heirOf } from "./tile-focus.ts";
import type { DealPages } from "./use-deal-pages.ts";
import type { DealsModel } from "./use-deals.ts";

type DealListProps = { readonly model: DealsModel; readonly pages: DealPages };

/** The deals of all stages in one table. */
export function DealList({ model, pages }: DealListProps) {
  const { deals } = pages;
  return (
    <div className={styles.list} data-column="" {...pages.inside}>
      <OthersMoved pages={pages} />
      <table className={cn(surface(), styles.table)}>
        <caption className={typography.visuallyHidden}>{labels.list}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.stage}</th>
            <th scope="col" className={styles.amount}>
              {columns.value}
            </th>
            <th scope="col" className={styles.amount}>
              {columns.monthly}
            </th>
            <th scope="col">{columns.expected}</th>
            <th scope="col">{columns.owner}</th>
            <th scope="col">
              <span className={typography.visuallyHidden}>{columns.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} model={model} heirId={heirOf(deals, deal.id)} />
          ))}
        </tbody>
      </table>
      <MoreDeals pages={pages} className={cn(buttonClass("line", "small"), styles.more)} />
    </div>
  );
}

type DealRowProps = {
  readonly deal: Deal;
  readonly model: DealsModel;
  readonly heirId: string | null;
};

function DealRow({ deal, model, heirId }: DealRowProps) {
  const { place, team, now, menu, moves } = model;
  const { id, valueCents, monthlyCents } = deal;
  return (
    <tr data-card="" data-stage={deal.stage} aria-busy={moves.movingId === id || undefined}>
      <th scope="row" className={styles.deal}>
        <DealButton deal={deal} className={styles.title} onOpen={place.openDeal} />
        <span className={textClass(13, "quiet")}>
          <bdi>{personText(deal) ?? dealWords.noPerson}</bdi>
        </span>
      </th>
      <td className={styles.stage}>
        <span className={textClass(14, 560)}>{stageName(deal)}</span>{" "}
        <span className={textClass(13, "quiet")}>{stayText(deal, now)}</span>
      </td>
      <td className={cn(typography.number, styles.amount)}>
        {valueCents !== null && formatMoney(valueCents)}
      </td>
      <td className={cn(typography.number, styles.amount)}>
        {monthlyCents !== null && (
          <>
            {formatMoney(monthlyCents)}
            <span className={styles.unit}> {dealWords.aMonth}</span>
          </>
        )}
      </td>
      <td className={styles.expected} data-overdue={isOverdue(deal, isoDay(now)) || undefined}>
        {expectedText(deal, now)}
      </td>
      <td>
        <bdi>{ownerText(deal, team)}</bdi>
      </td>
      <td className={styles.action}>
        <MoveMenu
          deal={deal}
          isOpen={menu.isOf(deal)}
          isMoving={moves.movingId === id}
          onOpen={() => menu.open(deal)}
          onClose={menu.close}
          onMove={(stage) => model.moveTo(deal, stage, heirId)}
        />
      </td>
    </tr>
  );
}
