import { prices } from "../prices.ts";
import { defineKind } from "../record-kind.ts";
import { sentence } from "../sentence.ts";

/** An order of a package or a plan (specification, section 3; decision D31). */
export const order = defineKind({
  kind: "order",
  prefix: "PL",
  table: "package_orders",
  columns: [
    "kind",
    "item_id",
    "addons",
    "snapshot",
    "subtotal_cents",
    "monthly_cents",
    "name",
    "email",
    "company",
    "country",
    "address",
    "vat_id",
    "notes",
    "agree_to_terms",
  ],
  sentBy: { rpc: "place_order" },
  title: "Orders",
  badge: "Order",
  noticeName: "order",
  statuses: [
    { value: "submitted", label: "Submitted", tone: "new", leadsTo: ["invoiced", "cancelled"] },
    {
      value: "invoiced",
      label: "Invoiced",
      tone: "going",
      action: "Mark invoiced",
      leadsTo: ["paid", "cancelled"],
    },
    {
      value: "paid",
      label: "Paid",
      tone: "going",
      action: "Mark paid",
      leadsTo: ["delivered", "cancelled"],
    },
    { value: "delivered", label: "Delivered", tone: "done", action: "Mark delivered", leadsTo: [] },
    {
      value: "cancelled",
      label: "Cancelled",
      tone: "over",
      action: "Cancel the order",
      leadsTo: [],
    },
  ],
  topic: {
    label: "Package or plan",
    all: "All packages and plans",
    options: Object.keys(prices.package).map((id) => ({ value: id, label: sentence(id) })),
  },
  fields: [],
  message: "notes",
  replyWithin: { hours: 24 },
  acknowledgement: "own",
  replyTemplates: [
    {
      id: "invoice",
      name: "Send the invoice",
      subject: "Your order and its invoice",
      body: "thank you for your order {reference}. The invoice is attached. We begin as soon as it is paid, and agree on the content and the date in one call before that if you like.",
    },
    {
      id: "scope",
      name: "Ask about the scope",
      subject: "Your order: one question first",
      body: "thank you for your order {reference}. Before we write the invoice we would like to be sure that it is the right package: \n\nNothing is due before you have answered.",
    },
  ],
  privacy: {
    form: "Package or plan order",
    fields: "Package or plan, add-ons and their prices, contact and billing details; never a card",
  },
  retention: { months: 24 },
});
