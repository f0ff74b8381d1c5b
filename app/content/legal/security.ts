import { site } from "../site.ts";
import type { LegalText } from "./legal-document.ts";

export const securityMeta = {
  title: "Security and disclosure policy",
  description:
    "How we keep applications and their data safe, how this website is built, and how to report a weakness: what we ask of you and what you can expect.",
} as const;

export const securityContact = {
  heading: "Security Contact",
  text: "Write to us in any language you are comfortable with. Reports are read by the people who fix them.",
  button: "Contact Security Team",
  form: "Or use the support form, with the subject already filled in",
  file: "The same address for machines: security.txt",
} as const;

/** The address behind the disclosure policy's anchor is given out by security.txt (decision D38). */
export const security = {
  title: "Security",
  intro:
    "What we do to keep applications and their data safe, and how to tell us if we have missed something.",
  updated: "2025-01-27",
  scope: "Applications we host, and this website",
  sections: [
    {
      id: "access",
      heading: "Who can reach what",
      gist: "The database decides who may read a row, not the page in front of it.",
      paragraphs: [
        "Every table has policies for every kind of user, and a table without a policy answers nothing. A mistake in a page can therefore show too little, but not somebody else's data. The policies are tested from the seat of each kind of user before every release.",
        "Our own people get access for the project they work on and lose it when they leave it. Access to production data needs a reason, a second person and leaves an entry in a log that cannot be changed.",
      ],
    },
    {
      id: "accounts",
      heading: "Accounts and passwords",
      gist: "Passwords are never stored, only a slow hash of them.",
      paragraphs: [
        "Passwords are kept as salted hashes made by an algorithm that is deliberately slow. Failed sign-ins are limited by address and by account. Sessions are short tokens that renew themselves and can be ended from the account.",
        "There are no default passwords and no default secrets: keys are made at the first start of an installation and never leave it.",
      ],
    },
    {
      id: "data",
      heading: "Data on its way and at rest",
      gist: "Encrypted on the wire, encrypted on disk, copied every night.",
      paragraphs: [
        "Connections to applications we host use TLS 1.2 or newer. Disks and backups are encrypted. Backups are made every night, kept for 35 days in a second region, and restored to a test machine once a month, because a backup nobody has restored is a hope.",
      ],
    },
    {
      id: "changes",
      heading: "How changes reach production",
      gist: "Two people and an automatic check stand before every release.",
      paragraphs: [
        "Every change is read by a second person and has to pass the tests, which include hostile input and the access policies. Third-party packages are pinned to exact versions and checked for known weaknesses every day. Any release can be taken back within minutes.",
      ],
    },
    {
      id: "website",
      heading: "This website",
      gist: "Nothing loaded from anybody else, no cookies for readers, and a policy that lets nothing foreign run.",
      paragraphs: [
        "The pages you are reading load no script, font or picture from anybody else. A content security policy allows only the scripts whose fingerprints we have listed, and no other page can frame ours. Forms are limited in rate and size. Messages are shown to our staff as plain text, never as markup.",
        [
          "What the forms keep, and for how long, is in the ",
          { text: "annex of the privacy policy", to: "/privacy#website" },
          ".",
        ],
      ],
    },
    {
      id: "incidents",
      heading: "When something goes wrong",
      gist: "You hear from us within 24 hours, with what we know and what we do not.",
      paragraphs: [
        "If personal data in your application is affected, we tell your named contact within 24 hours of knowing it: what happened, which data, what we have done and what you should do. A written report with the cause and the lasting remedy follows within ten working days.",
      ],
    },
    {
      id: "disclosure",
      heading: "Disclosure policy",
      gist: "Tell us first, give us time, and we thank you instead of suing you.",
      paragraphs: [
        [
          "If you have found a weakness in this website or in an application we host, please write to ",
          { text: site.email, href: `mailto:${site.email}?subject=Security%20report` },
          " or use the ",
          { text: "support form", to: "/support#contact", query: "?topic=security" },
          ". Say where it is, how to repeat it and what somebody could do with it. You may stay anonymous. If you want to encrypt the details, ask for our key in a first short message.",
        ],
        "What you can expect from us: an answer from a person within two working days, our assessment within five, and a note when it is fixed. We aim to fix what is serious within 30 days and everything else within 90. When it is fixed you may write about it, and we name you if you like. We do not pay bounties.",
        "What we ask of you:",
      ],
      list: [
        "use accounts and data of your own; stop as soon as you see somebody else's;",
        "do not degrade the service, send spam, or try people or buildings instead of software;",
        "keep the weakness to yourself until it is fixed, or until 90 days have passed;",
        "delete what you have downloaded when the report is closed.",
      ],
    },
    {
      id: "good-faith",
      heading: "Good faith",
      gist: "Research that follows the policy has our permission.",
      paragraphs: [
        "We regard research that follows this policy as authorised. We will not start legal action because of it, and if somebody else does, we will say publicly that you acted with our permission. If you are not sure whether something is covered, ask before you try it.",
      ],
    },
  ],
} as const satisfies LegalText;
