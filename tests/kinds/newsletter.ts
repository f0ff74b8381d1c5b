import { emailOf, type FormCase, type KindSample } from "./kind-sample.ts";

const form: FormCase = {
  name: "newsletter",
  path: "/blog",
  form: "One letter a month",
  draftKey: "draft-newsletter",
  logName: "Newsletter",
  endpoint: "rpc/subscribe",
  send: "Subscribe",
  failed: "Failed to subscribe. Please try again.",
  done: "Thank you",
  texts: (mark) => ({ email: emailOf(mark) }),
  table: "newsletter_subscribers",
  row: (mark) => ({ email: emailOf(mark), source: "/blog", confirmed_at: null }),
  status: "pending",
};

export const sample: KindSample = {
  row: (overrides) => ({ email: "reader@example.com", source: "/blog", ...overrides }),
  entry: { name: "", company: "", subject: "", topic: "/blog" },
  forms: [form],
};
