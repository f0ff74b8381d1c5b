import { addDays, formatLocal, isoDay } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { commissionCents } from "./commission.ts";
import { noDocumentFilter } from "./documents.ts";
import type {
  Company,
  Deal,
  FeedEntry,
  MonthFigures,
  Partnership,
  Payout,
  PortalState,
  Product,
} from "./model.ts";
import { noPartnerFilter } from "./partners.ts";
import { buildDocuments } from "./sample-documents.ts";
import { buildPartners } from "./sample-partners.ts";
import { buildMonthlySeries } from "./series.ts";
import { nextWorkday } from "./workdays.ts";

const company: Company = {
  name: "Halcyon Bridge",
  website: "halcyonbridge.example",
  contactName: "Maren Okafor",
  email: "maren@halcyonbridge.example",
  phone: "(503) 555-0148",
  address: "412 Lowell Street, Portland, OR 97205",
  description:
    "We bring finance teams onto Orbitra and stay with them: selection, migration, and the first year end. Lead of the Pacific co-sell group.",
};

/** The portal as the partner finds it. */
export function buildPortal(now: Date): PortalState {
  const series = buildMonthlySeries(now);
  const payouts = buildPayouts(now, series);
  return {
    openedAt: now,
    tab: "dashboard",
    series,
    view: "quarterly",
    payouts,
    payoutSort: { field: "date", direction: "ascending" },
    documents: buildDocuments(now),
    documentFilter: noDocumentFilter,
    removed: [],
    deals: buildDeals(now),
    partners: buildPartners(now, series),
    partnerFilter: noPartnerFilter,
    partnerSort: "revenue",
    openPartner: null,
    company,
    draft: company,
    partnership: buildPartnership(now),
    feed: buildFeed(now, payouts),
    made: 0,
  };
}

function payoutDay(now: Date, days: number): Date {
  return nextWorkday(addDays(now, days));
}

function buildPayouts(now: Date, series: readonly MonthFigures[]): Payout[] {
  const payout = (
    partner: string,
    days: number,
    amount: number,
    status: Payout["status"],
  ): Payout => ({
    id: `payout-${partner}`,
    partner,
    amount,
    date: isoDay(payoutDay(now, days)),
    status,
    lockUntil: isoDay(addDays(payoutDay(now, days), -14)),
  });
  return [
    payout("halcyon", 5, commissionCents(series.at(-1)?.revenue ?? 0), "scheduled"),
    payout("copperfield", 5, 341_250, "scheduled"),
    payout("nordlys", 12, 296_800, "scheduled"),
    payout("verdant", 19, 120_475, "pending"),
    payout("palisade", 26, 255_130, "pending"),
    payout("quill", 33, 86_400, "pending"),
  ];
}

function buildDeals(now: Date): Deal[] {
  const deal = (
    id: string,
    customer: string,
    email: string,
    product: Product,
    value: number,
    status: Deal["status"],
    daysAgo: number,
    closesIn: number,
  ): Deal => ({
    id,
    customer,
    email,
    product,
    value,
    status,
    registered: isoDay(addDays(now, -daysAgo)),
    close: isoDay(addDays(now, closesIn)),
  });
  return [
    deal(
      "alder",
      "Alder & Finch Retail",
      "buying@alderfinch.example",
      "Orbitra Insight",
      4_800_000,
      "Approved",
      16,
      41,
    ),
    deal(
      "bayline",
      "Bayline Clinics",
      "office@bayline.example",
      "Orbitra Ledger",
      3_150_000,
      "Submitted",
      2,
      62,
    ),
    deal(
      "corvid",
      "Corvid Logistics",
      "systems@corvid.example",
      "Orbitra Connect",
      7_600_000,
      "Approved",
      81,
      7,
    ),
    deal(
      "solstice",
      "Solstice Hotels",
      "finance@solstice.example",
      "Orbitra Ledger",
      2_240_000,
      "Won",
      60,
      -11,
    ),
  ];
}

function buildPartnership(now: Date): Partnership {
  return {
    tier: "Gold",
    partnerId: "ORB-20417",
    memberSince: "2019-11-04",
    accountManager: "Ines Duarte",
    renews: isoDay(addDays(now, 24)),
    account: "4417",
  };
}

function buildFeed(now: Date, [own]: readonly Payout[]): FeedEntry[] {
  const entry = (id: string, text: string, at: Date): FeedEntry => ({ id, text, at, isOwn: false });
  const threeHoursAgo = new Date(now.getTime() - 3 * 3_600_000);
  return [
    entry(
      "scheduled",
      `Orbitra scheduled your payout of ${formatCents(own?.amount ?? 0)} for ${formatLocal(payoutDay(now, 5), "day")}`,
      threeHoursAgo,
    ),
    entry("bayline", "Bayline Clinics was submitted for review", addDays(now, -2)),
    entry("security", "Security Questionnaire went into review", addDays(now, -2)),
    entry("pipeline", "Pipeline Export was approved", addDays(now, -6)),
    entry("alder", "Alder & Finch Retail was approved", addDays(now, -14)),
  ];
}
