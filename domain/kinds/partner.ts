import { partnerTypes, referralOptions, tierOptions } from "../applicant-options.ts";
import { business } from "../business.ts";
import { defineKind } from "../record-kind.ts";

const { reviewTime } = business;

/** An application to the partner program (decision D32). */
export const partner = defineKind({
  kind: "partner",
  prefix: "PA",
  table: "partner_applications",
  columns: [
    "user_id",
    "contact_name",
    "email",
    "phone",
    "company",
    "website",
    "partner_type",
    "tier_interest",
    "expected_referrals",
    "message",
  ],
  sentBy: "account",
  title: "Partner applications",
  badge: "Partner",
  noticeName: "partner application",
  statuses: [
    { value: "new", label: "New", tone: "new", leadsTo: ["in_review"] },
    {
      value: "in_review",
      label: "In review",
      tone: "going",
      action: "Start review",
      leadsTo: ["approved", "rejected"],
    },
    { value: "approved", label: "Approved", tone: "done", action: "Approve", leadsTo: [] },
    { value: "rejected", label: "Rejected", tone: "over", action: "Reject", leadsTo: [] },
  ],
  topic: { label: "Partner type", all: "All partner types", options: partnerTypes },
  fields: [
    { column: "company", label: "Company" },
    { column: "phone", label: "Phone" },
    { column: "website", label: "Website", show: "link" },
    { column: "partner_type", label: "Partner type", options: partnerTypes },
    { column: "tier_interest", label: "Tier you aim for", options: tierOptions },
    { column: "expected_referrals", label: "Referrals a quarter", options: referralOptions },
  ],
  message: "message",
  replyWithin: { workingDays: 3 },
  acknowledgement: {
    subject: "We have your partner application",
    text: `Thank you. Your application has arrived. A person reads it and writes to you within ${reviewTime}. You can follow it by signing in to the account you made with it.`,
    answer: `You hear from us within ${reviewTime}.`,
  },
  replyTemplates: [
    {
      id: "call",
      name: "Invite to a call",
      subject: "Your partner application",
      body: "thank you for applying to our partner program. We would like to go through one real client of yours together and see whether we would have helped. Half an hour is enough; which of these times suits you?\n\n- \n- ",
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your partner application",
      body: "thank you for your application. We have read it and do not see a fit at the moment: \n\nYou are welcome to apply again when that has changed.",
    },
  ],
  privacy: {
    form: "Partner application",
    fields: "Company and website, kind of partner, tier and referrals, contact details, message",
    since: "after a rejection; else with the account",
  },
  retention: { months: 12, after: ["rejected"] },
});
