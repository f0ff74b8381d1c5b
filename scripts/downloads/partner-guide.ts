import { applicationSteps } from "../../app/content/application-steps.ts";
import { partnerTiers } from "../../app/content/partner-tiers.ts";
import {
  commissionExample,
  commissionOn,
  partnerResources,
  partners,
  partnerTypes,
} from "../../app/content/partners.ts";
import { site } from "../../app/content/site.ts";
import { formatMoney } from "#domain/money.ts";
import type { Block, Fact } from "./pdf/block.ts";

/** The partner page's own records, as a guide to read and pass on. */
export function partnerGuide(): Block[] {
  const { tiers, types, resources, steps, closing } = partners;
  return [
    { kind: "cover", title: ["Partner", "guide"], text: partners.text },
    { kind: "chapter", title: tiers.lines.join(" "), text: tiers.text },
    {
      kind: "table",
      columns: [
        { label: "Tier", width: 2.1, look: "name" },
        { label: capitalised(tiers.commission), width: 2.2, look: "figure" },
        { label: tiers.requirements, width: 3.2 },
        { label: tiers.benefits, width: 4.5 },
      ],
      rows: partnerTiers.map(({ name, commission, requirements, benefits }) => [
        name,
        `${commission}%`,
        requirements,
        benefits,
      ]),
    },
    ...example(),
    { kind: "chapter", title: types.lines.join(" "), text: types.text },
    {
      kind: "cards",
      cards: partnerTypes.map(({ title, description, benefits, targetAudience }) => ({
        title,
        text: description,
        points: benefits,
        note: `${types.audience}: ${targetAudience}`,
      })),
    },
    { kind: "chapter", title: resources.lines.join(" "), text: resources.text },
    {
      kind: "cards",
      cards: partnerResources.map(({ title, description }) => ({ title, text: description })),
    },
    { kind: "chapter", title: steps.lines.join(" "), text: steps.text },
    {
      kind: "steps",
      steps: applicationSteps.map(({ title, text, time }) => ({ title, text, note: time })),
    },
    { kind: "back", title: closing.lines, text: closing.text, facts: contact() },
  ];
}

/** What one client pays a partner, tier by tier, worked out from the prices. */
function example(): Block[] {
  const { package: built, plan, months, planTotal, total } = commissionExample;
  const { lines, text, total: totalLabel, caption, tier, share, amount } = partners.example;
  return [
    { kind: "chapter", title: lines.join(" "), text },
    {
      kind: "facts",
      facts: [
        { label: built.name, value: formatMoney(built.price) },
        { label: `${plan.name}, ${months} months`, value: formatMoney(planTotal) },
        { label: totalLabel, value: formatMoney(total) },
      ],
    },
    { kind: "heading", text: caption },
    {
      kind: "table",
      columns: [
        { label: tier, width: 4, look: "name" },
        { label: share, width: 2.5 },
        { label: amount, width: 5.5, look: "figure" },
      ],
      rows: partnerTiers.map(({ name, commission }) => [
        name,
        `${commission}%`,
        formatMoney(commissionOn(total, commission)),
      ]),
    },
  ];
}

function contact(): Fact[] {
  return [
    { label: "Apply", value: `${host(site.origin)}/auth`, href: `${site.origin}/auth` },
    { label: "E-mail", value: site.email, href: `mailto:${site.email}` },
    {
      label: "Telephone",
      value: `${site.phone.label}, ${site.phoneHours}`,
      href: site.phone.href,
    },
    { label: "Office", value: site.office.line },
    {
      label: "Always current",
      value: `${host(site.origin)}/partners`,
      href: `${site.origin}/partners`,
    },
  ];
}

function host(origin: string): string {
  return new URL(origin).host;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
