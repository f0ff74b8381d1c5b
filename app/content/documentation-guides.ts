import type { DocSection } from "./documentation.ts";

export const guides: DocSection = {
  id: "guides",
  label: "Guides",
  heading: "Guides",
  intro:
    "Five things almost everybody does in the first month, in the order in which they usually come up.",
  parts: [
    {
      id: "accounts-and-roles",
      title: "Accounts and roles",
      text: "Give every person an account of their own. A role says what its people may do, and the database holds everybody to it, also when a page has a mistake.",
      steps: [
        "Open Settings, then People, and enter the address. The person gets an invitation and chooses a password.",
        "Choose the smallest role that lets them do their work. You can raise it at any time.",
        "When somebody leaves, press Disable. Their sessions end at once; what they did stays in the history.",
      ],
      table: {
        head: ["Role", "May"],
        rows: [
          ["Viewer", "See records and reports"],
          ["Editor", "Also change records and content"],
          ["Admin", "Also invite people and change settings"],
          ["Owner", "Also export everything and end the plan"],
        ],
      },
    },
    {
      id: "custom-domain",
      title: "Your own domain",
      text: "Your application is reachable under your name as soon as two records point to us. Mail is not touched.",
      steps: [
        "Open Settings, then Domain, and enter the name. You get a line that proves that it is yours.",
        "Add the records where you manage the domain. If the old site is still there, lower its `TTL` to 300 a day before.",
        "Wait for the green mark, usually within ten minutes. The certificate is made and renewed for you.",
        "Old addresses keep working: enter them under Redirects, or upload them as a list.",
      ],
      samples: [
        {
          title: "DNS records",
          language: "http",
          code: `www        300  CNAME  your-app.hosting.example.com.
@          300  ALIAS  your-app.hosting.example.com.
_verify    300  TXT    "site-verification=7f1c22"`,
        },
      ],
    },
    {
      id: "importing-data",
      title: "Importing data",
      text: "Bring customers, products or bookings as a CSV file. An import is tried first and done second: nothing is written while there is a row that you have not decided about.",
      steps: [
        "Download the template for the table and paste your columns into it. Dates as `2025-11-12`, amounts in cents.",
        "Upload it. The trial run shows each row as new, changed, equal or wrong, with the reason beside it.",
        "Mend the file or leave wrong rows out, then press Import. A row with a known `external_id` is updated, not doubled.",
        "Changed your mind? Undo import is there for seven days.",
      ],
      samples: [
        {
          title: "customers.csv",
          language: "http",
          code: `external_id,name,email,since
C-1001,Maya Ortega,maya@ortegaclinics.example,2019-03-01
C-1002,Jonas Feld,jonas@feldbikes.example,2021-08-15`,
        },
      ],
    },
    {
      id: "backups",
      title: "Backups and restoring",
      text: "Backups happen without you. What you should do once is restore one, so that you know how it feels before you need it.",
      steps: [
        "Open Settings, then Backups, choose a moment and press Restore to a copy.",
        "The copy has an address of its own. Compare it with the real one, or take single records out of it.",
        "Press Replace only if everything should be as it was. The state before is kept as one more backup.",
        "An owner can download a complete export at any time: one readable line for each record.",
      ],
      table: {
        head: ["Backup", "Kept"],
        rows: [
          ["Every change, to the second", "7 days"],
          ["Every night, in a second region", "35 days"],
          ["Before each release", "90 days"],
          ["Exports you make", "Until you delete them"],
        ],
      },
    },
    {
      id: "webhooks",
      title: "Webhooks",
      text: "Let another system know the moment something happens: the warehouse when an order is paid, the newsletter when somebody signs up.",
      steps: [
        "Open Settings, then Webhooks, enter an `https` address and choose the events.",
        "Copy the secret. It is shown once; your endpoint uses it to check every signature.",
        "Press Send test. The log shows what we sent, what you answered and how long it took.",
        "Make the effect happen once, even if an event comes twice: the example shows how.",
      ],
      samples: [
        {
          title: "What arrives",
          language: "http",
          code: `POST /webhooks HTTP/1.1
Content-Type: application/json
Webhook-Timestamp: 1762939800
Webhook-Signature: 5257a869e7ec…

{ "id": "evt_501", "type": "payment.succeeded" }`,
        },
      ],
      link: { label: "All events, and how to verify them", to: "/api#webhooks" },
    },
  ],
};
