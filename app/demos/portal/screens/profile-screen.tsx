import demoParts from "#app/components/demo/demo-parts.module.css";
import { row, spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { dateOfDay, formatLocal, relativeDay } from "#domain/dates.ts";
import { rateText } from "../commission.ts";
import { CompanyForm } from "./company-form.tsx";
import drawer from "./drawer.module.css";
import { LockIcon } from "./lock-icon.tsx";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";
import tables from "./portal-table.module.css";
import screen from "./screen.module.css";
import { TierBadge } from "./tier-badge.tsx";

/** The company, to edit, and the partnership, to read. */
export function ProfileScreen(props: PortalProps) {
  return (
    <>
      <div className={cn(spread(20), screen.head)}>
        <h2>Profile</h2>
      </div>
      <div className={cn(stack(16), screen.columns, screen.profile)}>
        <CompanyForm {...props} />
        <Details {...props} />
      </div>
    </>
  );
}

function Details({ state }: PortalProps) {
  const { tier, partnerId, memberSince, accountManager, renews, account } = state.partnership;
  const renewal = dateOfDay(renews);
  return (
    <section className={demoParts.panel} aria-labelledby="hb-partnership">
      <div className={demoParts.panelHead}>
        <h3 id="hb-partnership">Partnership details</h3>
        <span className={cn(row(8), textClass(13, "quiet"))}>
          <LockIcon />
          Kept by Orbitra
        </span>
      </div>
      <dl className={cn(textClass(15), drawer.facts)}>
        <div>
          <dt>Tier</dt>
          <dd>
            <TierBadge tier={tier} />
          </dd>
        </div>
        <div>
          <dt>Partner ID</dt>
          <dd className={typography.number}>{partnerId}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd className={typography.number}>{formatLocal(dateOfDay(memberSince), "date")}</dd>
        </div>
        <div>
          <dt>Commission rate</dt>
          <dd className={typography.number}>{rateText}</dd>
        </div>
        <div>
          <dt>Account manager</dt>
          <dd>{accountManager}</dd>
        </div>
        <div>
          <dt>Agreement renews</dt>
          <dd className={typography.number}>
            {formatLocal(renewal, "date")}
            <small className={cn(textClass(13, "quiet", 400), tables.note)}>
              {relativeDay(renewal, state.openedAt)}
            </small>
          </dd>
        </div>
        <div>
          <dt>Payout account</dt>
          <dd className={typography.number}>ending {account}</dd>
        </div>
      </dl>
      <p className={cn(row(10, "top"), textClass(14, 560), formStyles.note, formStyles.calm)}>
        <Icon name="chat" />
        Something wrong? {accountManager} changes these with you, so that both sides have signed.
      </p>
    </section>
  );
}
