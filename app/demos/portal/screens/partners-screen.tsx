import { useState } from "react";
import { EmptyState } from "#app/components/demo/empty-state.tsx";
import { FilterSelect } from "#app/components/demo/filter-select.tsx";
import { focusAfter } from "#app/components/demo/focus-after.ts";
import { SearchBox } from "#app/components/demo/search-box.tsx";
import { cluster, spread } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { tiers, type PartnerFilter, type PartnerSort } from "../model.ts";
import { networkText, noPartnersText, partnerCount, shownPartners } from "../partners.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { PartnerDrawer } from "./partner-drawer.tsx";
import { PartnerTable } from "./partner-table.tsx";
import type { PortalProps } from "./portal-props.ts";
import screen from "./screen.module.css";
import { useSaidCount } from "./use-said-count.ts";

const tierOptions = [
  { value: "all", label: "All tiers" },
  ...tiers.map((value) => ({ value, label: value })),
] as const satisfies readonly { value: PartnerFilter["tier"]; label: string }[];

const statusOptions = [
  { value: "all", label: "All statuses" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;

const sortOptions = [
  { value: "revenue", label: "Largest revenue first" },
  { value: "name", label: "By name" },
  { value: "joined", label: "Latest to join first" },
] as const satisfies readonly { value: PartnerSort; label: string }[];

/** The network around the partner: who sells what, and how to reach them. */
export function PartnersScreen(props: PortalProps) {
  const { state, dispatch, tools } = props;
  const [isInviting, setIsInviting] = useState(false);
  const [writingTo, setWritingTo] = useState<string | null>(null);
  const { partners, partnerFilter, partnerSort } = state;
  const shown = shownPartners(partners, partnerFilter, partnerSort);
  const say = useSaidCount(tools);
  const receiver = partners.find(({ id }) => id === writingTo);
  function filter(change: Partial<PartnerFilter>) {
    dispatch({ type: "setPartnerFilter", filter: change });
    const found = shownPartners(partners, { ...partnerFilter, ...change }, partnerSort);
    say(partnerCount(found.length, partners.length));
  }
  return (
    <>
      <div className={cn(spread(20), screen.head)}>
        <div>
          <h2>Partners</h2>
          <p className={cn(typography.quiet, typography.number)}>{networkText(partners)}</p>
        </div>
        <button className={buttonClass()} type="button" onClick={() => setIsInviting(true)}>
          <Icon name="plus" />
          Invite Partner
        </button>
      </div>
      <div className={cn(cluster(16), screen.filterBar)}>
        <SearchBox
          name="partners"
          label="Search partners"
          query={partnerFilter.query}
          onQuery={(query) => filter({ query })}
        />
        <div className={cn(cluster(8), screen.selects)}>
          <FilterSelect
            name="tier"
            label="Tier"
            options={tierOptions}
            value={partnerFilter.tier}
            onChange={(tier) => filter({ tier })}
          />
          <FilterSelect
            name="status"
            label="Status"
            options={statusOptions}
            value={partnerFilter.status}
            onChange={(status) => filter({ status })}
          />
          <FilterSelect
            name="sort"
            label="Sort"
            options={sortOptions}
            value={partnerSort}
            onChange={(sort) => dispatch({ type: "sortPartners", sort })}
          />
        </div>
      </div>
      <p className={cn(cluster(8), textClass(14, "quiet"), typography.number, screen.count)}>
        {partnerCount(shown.length, partners.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState text={noPartnersText(partnerFilter)}>
          <button
            className={buttonClass("line")}
            type="button"
            onClick={() => {
              dispatch({ type: "clearPartnerFilter" });
              say(partnerCount(partners.length, partners.length));
              focusAfter('input[name="partners"]');
            }}
          >
            Clear filters
          </button>
        </EmptyState>
      ) : (
        <PartnerTable {...props} shown={shown} />
      )}
      <PartnerDrawer {...props} onMessage={setWritingTo} />
      <InviteDialog {...props} isOpen={isInviting} onClose={() => setIsInviting(false)} />
      {receiver && (
        <MessageDialog
          name={receiver.name}
          onClose={() => setWritingTo(null)}
          onSend={(message) => {
            dispatch({
              type: "messagePartner",
              name: receiver.name,
              text: message,
              now: new Date(),
            });
            tools.announce(`Message queued for ${receiver.name}`);
            tools.toast({ text: `Message queued for ${receiver.name}` });
            setWritingTo(null);
          }}
          returnFocus={() => document.querySelector<HTMLElement>(`[data-partner="${receiver.id}"]`)}
        />
      )}
    </>
  );
}
