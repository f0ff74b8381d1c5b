import type { LetterKind } from "./words.ts";

/**
 * What forms and tables call things, and what people do. The site has the same in `app/content`;
 * `tests/backend/mail-words.test.ts` holds them together.
 */
const projectTypes = {
  ecommerce: "E-commerce",
  healthcare: "Healthcare",
  education: "Education",
  realestate: "Real estate",
  community: "Community",
  custom: "Custom",
} as const;

type Topic = { readonly label: string; readonly values: Readonly<Record<string, string>> };

export const topics: Readonly<Record<Exclude<LetterKind, "order">, Topic>> = {
  contact: { label: "Project type", values: projectTypes },
  consultation: { label: "Project type", values: projectTypes },
  support: {
    label: "Channel",
    values: { form: "Form", chat: "Chat", security: "Security report" },
  },
  call: {
    label: "Type of call",
    values: { call15: "15-minute call", partner30: "30-minute partner call" },
  },
  partner: {
    label: "Partner type",
    values: {
      agency: "Agency",
      consultant: "Consultant",
      reseller: "Reseller",
      technology: "Technology partner",
    },
  },
  portal: {
    label: "Availability",
    values: { "full-time": "Full time", "part-time": "Part time", weekends: "Weekends" },
  },
  job: {
    label: "Role",
    values: {
      "senior-product-engineer": "Senior product engineer",
      "product-designer": "Product designer",
      "platform-engineer": "Platform engineer",
      "support-engineer": "Support engineer",
    },
  },
};

/** A topic in words; one that is not known reads `Some words` for `some-words`, as in the inbox. */
export function topicRow(kind: LetterKind, value: string): [label: string, value: string] {
  if (kind === "order") return ["", ""];
  const { label, values } = topics[kind];
  const known = Object.hasOwn(values, value) ? values[value] : undefined;
  return [label, known ?? sentence(value)];
}

function sentence(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
