import type { Email } from "./email.ts";
import { issueEmail } from "./issue-email.ts";

const origin = "https://www.perilune.example";

const issue = {
  subject: "What we shipped in November, and what broke <again>",
  preheader: "",
  body: `# What we shipped

Holiday flats & rooms can be [booked by the day](${origin}/services) now. **One page** took longer than we had thought, because \`empty\` days are *not* days.

- A [price](${origin}/pricing) for each season
  1. Summer
  2. The rest, in which nobody had ever asked for more than one night

## What broke

> Nothing works since Tuesday.

We [wrote down why](${origin}/blog). Questions go to <hello@perilune.example>.

| Queue | Stood still |
|-------|-------------|
| E-mail | four hours |

\`\`\`
limit = 500
\`\`\`

***

<b>Until next month</b>`,
} as const;

/** An issue as a reader gets it, and its test. */
export const issueEmails: readonly (readonly [name: string, emails: readonly Email[]])[] = [
  [
    "issue",
    [false, true].map((isTest) =>
      issueEmail(
        issue,
        {
          unsubscribe: `${origin}/blog?newsletter=unsubscribe&token=${"9f2c".repeat(16)}`,
          oneClick: `${origin}/blog/unsubscribe?token=${"9f2c".repeat(16)}`,
        },
        { isTest },
      ),
    ),
  ],
];
