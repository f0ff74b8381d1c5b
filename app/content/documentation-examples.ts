import { apiBase, apiLimits } from "./api-reference.ts";
import type { DocSection } from "./documentation.ts";

const perHour = apiLimits.perHour.toLocaleString("en-US");

export const apiDocs: DocSection = {
  id: "api-docs",
  label: "API Docs",
  heading: "API Docs",
  intro: [
    "What holds for every request. The ",
    { text: "reference", to: "/api" },
    " has each endpoint with its fields, answers and errors.",
  ],
  parts: [
    {
      id: "requests",
      title: "Requests and answers",
      text: `Everything is JSON over HTTPS under \`${apiBase}\`. Times are UTC in ISO 8601, amounts are integers in cents, and a field that has no value is \`null\`.`,
      steps: [
        "We add fields and endpoints at any time; ignore what you do not know.",
        "We remove or change something only with a new version in the address, and the old one stays for 18 months.",
      ],
      samples: [
        {
          title: "Terminal",
          language: "shell",
          code: `curl ${apiBase}/users/usr_7kd2 \\
  -H "Authorization: Bearer $TOKEN"`,
        },
      ],
    },
    {
      id: "authentication",
      title: "Authentication",
      text: "A client has an id and a secret. It exchanges them for a token that is good for an hour and may do what its scopes say, never more.",
      link: { label: "Reference: Auth", to: "/api#auth" },
      table: {
        head: ["Scope", "Opens"],
        rows: [
          ["users", "People and their roles"],
          ["analytics", "Metrics and events"],
          ["payments", "Intents and transactions"],
        ],
      },
    },
    {
      id: "pages-of-results",
      title: "Pages of results",
      text: "Lists come newest first, 20 at a time. Each answer names the next page; follow it until it is `null`. Do not build such addresses yourself: rows may be added between two pages, and `next` accounts for that.",
      link: { label: "Reference: Payments", to: "/api#payments" },
      samples: [
        {
          title: "Answer",
          language: "json",
          code: `{
  "data": [{ "id": "tx_88" }, { "id": "tx_87" }],
  "next": "c_a41"
}`,
        },
      ],
    },
    {
      id: "errors",
      title: "Errors and retries",
      text: `An error has a status, a \`code\` for your program and a \`message\` for people. Retry 429, 502, 503 and 504 after a pause; anything else will fail again. The limit is ${perHour} requests per hour with bursts of ${apiLimits.burst}.`,
      steps: [
        "Send an `Idempotency-Key` with every `POST`. The same key within a day gives the first answer again instead of a second effect.",
        "Wait as long as `Retry-After` says, and add a little chance, so that ten clients do not come back in the same second.",
      ],
      link: { label: "Reference: rate limits", to: "/api#rate-limits" },
      samples: [
        {
          title: "Answer",
          language: "json",
          code: `{
  "error": {
    "code": "email_taken",
    "message": "A user with this address exists already."
  }
}`,
        },
      ],
    },
  ],
};

export const docExamples: DocSection = {
  id: "examples",
  label: "Examples",
  heading: "Examples",
  intro:
    "Short programs that do one useful thing properly. Copy one, change the names, keep the error handling.",
  parts: [
    {
      id: "wait-politely",
      title: "Wait politely at the rate limit",
      text: "Reads the pause from the answer, adds some chance, and gives up after five attempts instead of going on for ever.",
      samples: [
        {
          title: "call.ts",
          language: "typescript",
          code: `export async function call(address: string, options: RequestInit) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await fetch(address, options);
    if (response.status !== 429) return response;
    const seconds = Number(response.headers.get("retry-after") ?? 1);
    await pause(seconds * 1000 + Math.random() * 500);
  }
  throw new Error("Still over the rate limit after five attempts");
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}`,
        },
      ],
    },
    {
      id: "month-to-csv",
      title: "A month of payments as a CSV file",
      text: "Follows `next` to the last page and writes cents as dollars only at the very end, so that no amount is ever rounded.",
      samples: [
        {
          title: "payments.py",
          language: "python",
          code: `import csv, os, sys
import requests

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['TOKEN']}"
writer = csv.writer(sys.stdout)
writer.writerow(["id", "amount"])

after = None
while True:
    response = session.get(
        "${apiBase}/payments/transactions",
        params={"limit": 100, "after": after},
        timeout=10,
    )
    response.raise_for_status()
    page = response.json()
    for row in page["data"]:
        dollars, cents = divmod(row["amount"], 100)
        writer.writerow([row["id"], f"{dollars}.{cents:02}"])
    after = page["next"]
    if after is None:
        break`,
        },
      ],
    },
    {
      id: "once",
      title: "Let an event have one effect",
      text: "Webhooks can arrive twice. The event's id and its effect go into one transaction: the second delivery finds the id and changes nothing.",
      link: { label: "The article behind it", to: "/blog/webhooks-that-arrive-exactly-once" },
      samples: [
        {
          title: "receive.sql",
          language: "sql",
          code: `with event as (
  insert into received_events (id)
  values ('evt_501')
  on conflict (id) do nothing
  returning id
)
update orders
set paid_at = now()
from event
where orders.intent = 'pi_01j9';`,
        },
      ],
    },
    {
      id: "own-rows",
      title: "Rows that only their clinic can read",
      text: "The rule stands in the database, so it holds for every page, every export and every query that somebody will write next year.",
      samples: [
        {
          title: "appointments.sql",
          language: "sql",
          code: `alter table appointments enable row level security;

create policy "staff read their clinic"
  on appointments for select to authenticated
  using (
    clinic_id in (
      select clinic_id from staff
      where user_id = auth.uid() and disabled_at is null
    )
  );`,
        },
      ],
    },
  ],
};
