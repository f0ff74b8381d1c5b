import { site } from "../site.ts";
import type { LegalText } from "./legal-document.ts";
import { privacyAnnex } from "./privacy-annex.ts";

export const privacyMeta = {
  title: "Privacy policy in plain words",
  description:
    "Which personal data we handle, why, for how long and with whom, your rights, and a dated annex that says exactly what this website does with your data.",
} as const;

export const privacy = {
  title: "Privacy policy",
  intro: "Which personal data we handle, why, for how long, and what you can ask of us.",
  updated: "2025-03-18",
  scope: "Clients, applicants and visitors",
  sections: [
    {
      id: "who",
      heading: "Who is responsible",
      gist: `${site.name} is, for its own business. For data inside your application, you are.`,
      paragraphs: [
        [
          `${site.name}, ${site.office.line}, is responsible for the personal data described here. For anything about privacy, write to `,
          { text: site.email, href: `mailto:${site.email}` },
          ".",
        ],
        "For the data that your customers put into an application we run for you, you decide what happens and we act on your instructions. A data processing agreement comes with every plan and package that holds personal data.",
      ],
    },
    {
      id: "what",
      heading: "Which data, and why",
      gist: "What you tell us, what a contract needs, and nothing bought from others.",
      paragraphs: ["We handle personal data for four purposes:"],
      list: [
        "to answer you: your name, address and message when you write or call, because you asked us to;",
        "to work for you: names, roles and addresses of the people on your side, invoices and payments, because the contract needs them and tax law asks us to keep some;",
        "to hire: what you send with an application, to decide about it;",
        "to keep systems safe: technical records of sign-ins and faults, because we and our clients have a legitimate interest in that.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      gist: "Companies that do a task for us, and authorities when the law obliges us.",
      paragraphs: [
        "Hosting, e-mail, accounting and payment companies handle data for us under contracts that bind them to our instructions. You get the current list for your project on request and hear about a new one 30 days before it starts.",
        "We do not sell personal data, do not trade it and do not use it to train models.",
      ],
    },
    {
      id: "where",
      heading: "Where it is",
      gist: "In the region of your project, by default in the United States.",
      paragraphs: [
        "Applications and their backups stay in the region you chose in the offer. If data of people in Europe or the United Kingdom is handled elsewhere, standard contractual clauses apply and we tell you so beforehand.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      gist: "As long as there is a reason that we can name.",
      paragraphs: ["When the reason ends, we delete the data. Our limits are"],
      list: [
        "24 months after the last message for enquiries and support requests;",
        "6 months after the decision for job applications, 12 months for partner applications that were not accepted;",
        "7 years for contracts and invoices, because tax law says so;",
        "35 days for backups, after which deleted data is gone from them as well.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      gist: "See it, correct it, take it with you, have it deleted, object.",
      paragraphs: [
        "You can ask us for a copy of your data, for its correction or deletion, for a copy in a common file format, and for a pause while we look into a question. You can object to what we do because of a legitimate interest. Where we rely on your consent, you can take it back at any time, as easily as you gave it.",
        "We answer within 30 days and charge nothing. We may ask for a sign that it is really you. If you are not content with the answer, you can turn to the data protection authority where you live; in California that is the California Privacy Protection Agency.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      gist: "Our services are for businesses.",
      paragraphs: [
        "We do not knowingly collect data from anybody under 16. If you think we have, write to us and we delete it.",
      ],
    },
    {
      id: "policy-changes",
      heading: "Changes to this policy",
      gist: "The date at the top changes with the text.",
      paragraphs: [
        "When something important changes we tell clients by e-mail 30 days before. Earlier versions are available on request. What this website itself does is described in the annex below, which has its own date.",
      ],
    },
  ],
  annex: privacyAnnex,
} as const satisfies LegalText;
