import { apiAuthSection, apiUsersSection } from "./api-reference-auth.ts";
import { apiAnalyticsSection, apiPaymentsSection } from "./api-reference-payments.ts";
import type { ApiSection } from "./api-reference.ts";

/** The five tabs of the page (specification, section 2); what webhooks are has a shape of its own. */
export const apiSections: readonly ApiSection[] = [
  apiAuthSection,
  apiUsersSection,
  apiAnalyticsSection,
  apiPaymentsSection,
  {
    id: "webhooks",
    label: "Webhooks",
    intro:
      "We call you when something happens, so that you need not ask. Every call is signed; check the signature before you believe a word of it.",
    endpoints: [],
    errors: [
      {
        status: 400,
        code: "Invalid signature",
        text: "What your endpoint answers when the signature does not match the body.",
      },
    ],
  },
];
