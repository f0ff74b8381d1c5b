import type { AppPath } from "./app-path.ts";
import type { RichText } from "./rich-text.ts";
import { site } from "./site.ts";

type DocSample = {
  readonly title: string;
  readonly language: "typescript" | "python" | "rust" | "json" | "http" | "shell" | "sql";
  readonly code: string;
};

export type DocTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
};

/** One entry of the documentation: words at the left, what to copy or to look up at the right. */
export type DocPart = {
  readonly id: string;
  readonly title: string;
  readonly text: RichText;
  /** Minutes and seconds since the start, in the quick start. */
  readonly clock?: string;
  readonly steps?: readonly RichText[];
  readonly samples?: readonly DocSample[];
  readonly table?: DocTable;
  readonly link?: { readonly label: string; readonly to: AppPath };
};

export type DocSection = {
  readonly id: string;
  readonly label: string;
  readonly heading: string;
  readonly intro: RichText;
  readonly parts: readonly DocPart[];
};

export const documentation = {
  meta: {
    title: "Documentation for owners and developers",
    description:
      "From the first deploy in 5 minutes to roles, domains, imports, backups and webhooks: how to work with the application we host for you, with samples.",
  },
  headline: "Documentation",
  text: "How to work with the application we host for you: for the people who own it and the people who change it.",
  back: "Back to Home",
  tabs: "Parts of the documentation",
  facts: [
    { label: "First deploy", value: `In ${site.claims.firstDeploy}` },
    { label: "You need", value: "Git, and the invitation we sent you" },
    { label: "Addresses", value: "Names under example.com stand for yours" },
  ],
} as const;

export const quickStart: DocSection = {
  id: "quick-start",
  label: "Quick Start",
  heading: `Your first deploy in ${site.claims.firstDeploy}`,
  intro:
    "Change a sentence on your own site and see it live. Nothing here can break anything: every step before the last one happens beside the real site, and the last one can be taken back.",
  parts: [
    {
      id: "get-the-code",
      clock: "0:00",
      title: "Get the code",
      text: "The invitation in your mailbox leads to your repository. It is yours: the whole history, from our first line on.",
      samples: [
        {
          title: "Terminal",
          language: "shell",
          code: `git clone https://git.example.com/your-team/your-app.git
cd your-app`,
        },
      ],
    },
    {
      id: "start-it",
      clock: "1:00",
      title: "Start it on your machine",
      text: "The first start fetches what the lock file names, makes a local database and fills it with sample data. No account, no key, no production data.",
      samples: [
        {
          title: "Terminal",
          language: "shell",
          code: `npm ci
npm run dev    # opens http://localhost:3000`,
        },
      ],
    },
    {
      id: "change-a-sentence",
      clock: "2:30",
      title: "Change a sentence",
      text: "What the site says is kept apart from how it looks. Open the file, change the headline, save: the page in your browser follows.",
      samples: [
        {
          title: "app/content/home.ts",
          language: "typescript",
          code: `export const home = {
  headline: "Appointments without the phone call",
  text: "Book, move or cancel in under a minute.",
};`,
        },
      ],
    },
    {
      id: "look-at-the-preview",
      clock: "3:30",
      title: "Look at the preview",
      text: "Push a branch and it gets an address of its own, with the sample data, which you can send to a colleague. The checks run meanwhile.",
      samples: [
        {
          title: "Terminal",
          language: "shell",
          code: `git switch -c new-headline
git commit -am "Say what patients can do"
git push -u origin new-headline
# preview: https://new-headline.your-app.example.com`,
        },
      ],
    },
    {
      id: "go-live",
      clock: "4:30",
      title: "Go live",
      text: "Merge it. The new version takes over without a gap as soon as the checks have passed, and the one before stays ready: taking a release back is a single click under Releases.",
      samples: [
        {
          title: "Terminal",
          language: "shell",
          code: `git switch main
git merge new-headline
git push`,
        },
      ],
    },
    {
      id: "done",
      clock: "5:00",
      title: "You are live",
      text: "Open your site: the new sentence is there, for everybody. Under Releases stands your name, what has changed, and a button that takes it back.",
    },
    {
      id: "without-a-terminal",
      title: "Without a terminal",
      text: "Everybody with the role editor can do the same in the browser.",
      steps: [
        "Open the admin area of your application and choose Content.",
        "Change the sentence and press Preview. You see the page as it would be.",
        "Press Publish. Your name and the old sentence are kept in the history.",
      ],
      link: { label: "Which role may do what", to: "/documentation#accounts-and-roles" },
    },
  ],
};
