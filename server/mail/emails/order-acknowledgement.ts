import { business } from "#domain/business.ts";
import { z } from "zod";
import { formatCents, formatMoney } from "#domain/money.ts";
import type { Email, PriceLine } from "#domain/letter/email.ts";
import { sentForm } from "./labels.ts";

const cents = z.number().int();

export const orderShape = z.object({
  kind: z.literal("order"),
  reference: z.string(),
  item: z.string(),
  price_cents: cents,
  is_monthly: z.boolean(),
  addons: z.array(z.object({ name: z.string(), price_cents: cents, is_monthly: z.boolean() })),
  subtotal_cents: cents,
  monthly_cents: cents,
});

/** Items and totals as the database had them when the order came. */
export function orderAcknowledgement(order: z.infer<typeof orderShape>): Email {
  const items = [
    { name: order.item, price_cents: order.price_cents, is_monthly: order.is_monthly },
    ...order.addons,
  ];
  const totals = [
    { item: "Total, once", cents: order.subtotal_cents },
    { item: "Total, every month", cents: order.monthly_cents },
  ].filter((total) => total.cents > 0);
  /** With cents everywhere or nowhere, so that the digits stand in line. */
  const withCents = [
    ...items.map((item) => item.price_cents),
    ...totals.map((it) => it.cents),
  ].some((amount) => amount % 100 !== 0);
  const line = (item: string, amount: number, isMonthly = false): PriceLine => ({
    item,
    amount: (withCents ? formatCents : formatMoney)(amount),
    unit: isMonthly ? "a month" : "",
  });
  return {
    subject: `We have your order (${order.reference})`,
    heading: "We have your order",
    preview: `${order.item}. An invoice or a secure payment link follows ${business.contactReply}; nothing has been charged.`,
    blocks: [
      {
        kind: "text",
        text: `Thank you for your order. A person reads it and e-mails you an invoice or a secure payment link ${business.contactReply}. Nothing has been charged.`,
      },
      { kind: "facts", rows: [["Reference", order.reference]] },
      {
        kind: "prices",
        lines: items.map((item) => line(item.name, item.price_cents, item.is_monthly)),
        totals: totals.map((total) => line(total.item, total.cents)),
      },
      {
        kind: "text",
        text: "Before taxes, where they apply. To change something, reply to this letter.",
      },
    ],
    why: sentForm,
  };
}
