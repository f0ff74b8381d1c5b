import {
  emailOf,
  rowOf,
  type FormCase,
  type KindSample,
  type Overrides,
  type Row,
} from "./kind-sample.ts";

export function anOrder(overrides: Overrides = {}): Row {
  return rowOf({
    kind: "package",
    item_id: "professional",
    addons: [],
    name: "Jonas Lindqvist",
    email: "jonas@nordlys.example",
    company: "",
    country: "Norway",
    address: "Storgata 1, Oslo",
    vat_id: "",
    notes: crypto.randomUUID(),
    agree_to_terms: true,
    ...overrides,
  });
}

const billing = (mark: string) => ({
  name: "Jonas Lindqvist",
  email: emailOf(mark),
  company: "Nordlys",
  address: "Storgata 1\nOslo",
  country: "Norway",
  vatId: "NO 123",
  notes: "Before June.",
});

const form: FormCase = {
  name: "package order",
  path: "/purchase",
  form: "Order",
  draftKey: "draft-order",
  logName: "Order form",
  endpoint: "rpc/place_order",
  send: "Place order",
  failed: "Failed to send order. Please try again.",
  done: "Order received",
  texts: billing,
  ticks: [
    ["item", "package:professional"],
    ["addOns", "premium-support"],
    ["addOns", "brand-identity"],
    ["agreeToTerms"],
  ],
  table: "package_orders",
  row: (mark) => ({
    kind: "package",
    item_id: "professional",
    addons: ["brand-identity", "premium-support"],
    subtotal_cents: 749_700,
    monthly_cents: 50_000,
    name: "Jonas Lindqvist",
    email: emailOf(mark),
    company: "Nordlys",
    country: "Norway",
    address: "Storgata 1\nOslo",
    vat_id: "NO 123",
    notes: "Before June.",
    agree_to_terms: true,
  }),
  status: "submitted",
};

const planForm: FormCase = {
  ...form,
  name: "plan order",
  ticks: [
    ["item", "plan:starter"],
    ["addOns", "extra-storage"],
    ["addOns", "custom-integration"],
    ["agreeToTerms"],
  ],
  row: (mark) => ({
    ...form.row(mark),
    kind: "plan",
    item_id: "starter",
    addons: ["custom-integration", "extra-storage"],
    subtotal_cents: 0,
    monthly_cents: 205_000,
  }),
};

export const sample: KindSample = {
  row: anOrder,
  entry: {
    name: "Jonas Lindqvist",
    company: "",
    subject: "Professional package",
    topic: "professional",
  },
  forms: [form, planForm],
};
