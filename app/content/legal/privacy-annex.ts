import { site } from "../site.ts";
import type { LegalAnnex } from "./legal-document.ts";
import {
  formRecords,
  peopleKept,
  quarantineKept,
  viewsKept,
  websiteDataUpdated,
} from "./website-data.ts";

/** Decision D37: describes what this product does, so it has to change with it. */
export const privacyAnnex = {
  id: "website",
  title: "How this website handles your data",
  intro:
    "The policy above is about our work as a whole. This annex says exactly what the pages you are reading do. It changes whenever they do, and so it has a date of its own.",
  updated: websiteDataUpdated,
  sections: [
    {
      id: "website-forms",
      heading: "What the forms keep",
      gist: "A form sends what you typed when you press its button, and not a moment before.",
      paragraphs: [
        "This table lists every form of this website, where its contents go and the longest time we keep them. To what you typed we add the time it arrived and how far the answer has come, and we note which page and link led you to the form, unless your browser sends Global Privacy Control. Every night a program deletes what has been kept long enough.",
        "When you have sent a form we write to the address you gave: that it has arrived, and under which reference. These letters hold nothing of what you wrote, and you get one for each form you send, but not more than five in an hour, and none while a great many strangers write at once. About a call we write to ask whether it was you who asked for it, when it is booked, moved or cancelled, and a day and an hour before; the invitation for your calendar is in the letter. A call that nobody confirms is deleted after seven days.",
        "What you write to us by e-mail, and what we answer, is kept with the record it belongs to, with its files, and is deleted with it. A letter that belongs to no record is deleted after 30 days, and so is the original of one that our program could not read, unless we have made a record of it. Of each letter we keep a digest from which nobody can read anything, so that what was deleted does not come in again. Our mailbox has its own copy of your letters.",
        `A program scores every message that comes in by a form or by e-mail for signs of unasked-for advertising: by its words and links, by whether we have answered its sender before, and by how the form was filled in. What looks like advertising is kept apart for a person to look at, without a letter to its sender, and is deleted after ${quarantineKept} there. The program decides nothing else about anybody. It learns from what our staff call advertising and from what they answer: it keeps counts of digests of words and of mail providers, without whose they were.`,
        `Some of what we know we write down ourselves. After a call, or when we have met you, one of us may note your name, how to reach you and what it was about, or take such notes over from a list that you are on because you gave us your address. If we talk about a project, we note what it is called, what it may cost, when it may begin, how far we are, and why nothing came of it. If you write to us from two addresses, one of us may note that both are yours; no program does that. Nothing is bought, and nothing is looked up elsewhere. Such notes are kept as long as anything that you sent us, and otherwise for ${peopleKept} after the last step; then your name and addresses are deleted, and of the project its figures stay, without you.`,
      ],
      table: {
        caption: "Forms, what they hold and how long we keep it",
        head: ["Form", "What it holds", "Where it goes", "Kept for"],
        rows: formRecords.map((record) => [
          record.form,
          record.fields,
          "Our database",
          record.kept,
        ]),
      },
    },
    {
      id: "website-readers",
      heading: "Who reads it",
      gist: "Our staff, after signing in, and nobody else.",
      paragraphs: [
        "Messages are kept in a database that we run. Visitors of this website can add to it and cannot read from it; who has applied with an account can read the own application and its state. Signed-in members of our staff can read messages, add notes to them and answer them. A log notes who did what and when; it does not repeat your words.",
      ],
    },
    {
      id: "website-storage",
      heading: "Cookies and storage in your browser",
      gist: "No cookies while you read. What your tab remembers ends with the tab; the look you choose stays; one cookie if you sign in.",
      paragraphs: [
        "This website sets no cookies while you read it or send a form. Whoever signs in gets one, `perilune-device`: it says for 180 days that this browser has signed in to this account before, so that somebody else's wrong passwords cannot shut you out. It is strictly necessary for that, scripts cannot read it, it goes to the sign-in alone and ends with a new password. Besides, the website uses the storage of your browser for",
      ],
      list: [
        "`look`: the look you chose with the button in the header, so that it is still there on the next page;",
        "your session, if you sign in: a token that ends when you sign out;",
        "a setting for keyboard shortcuts, for our staff only;",
        "how you came: your first page here, the site before ours, the campaign in its link, and the links you followed to a form, until the tab is closed, and not at all if your browser sends Global Privacy Control;",
        "a call that you have asked for, or opened by the link in its letter, so that a reload shows it again, until the tab is closed;",
        "a draft of a form, if you begin one: it stays in the tab of your browser and is gone when the form is sent or the tab is closed.",
      ],
    },
    {
      id: "website-measuring",
      heading: "Measuring and third parties",
      gist: "Pages are counted, people are not. No advertising, no request to anybody else.",
      paragraphs: [
        "We count how often each page is opened, to see which of them help. What we keep is a line for each day, page, source and campaign with two numbers: how often the page was opened, and how often a visit began with it. The source is the name of the site before ours, without its page; the campaign stands in the link that led here, if it names one. No network address, no browser, no hour and no number of yours is in it, so nobody can tell from these counts that you were here, or that two visits were the same person's.",
        `When you go on to another page without loading it anew, your browser tells our server that page's path, the source and the campaign, for the same counts. If it sends Global Privacy Control, you are not counted, and it tells nothing. Programs that call themselves programs are left out. Our own staff are counted like everybody: without following people we cannot tell them apart. The counts are deleted after ${viewsKept}.`,
        "We do not follow or recognise visitors. Scripts, fonts and pictures come from this website itself, so no other company learns that you were here. Links to social networks are plain links: nothing happens until you follow one.",
      ],
    },
    {
      id: "website-addresses",
      heading: "Network addresses",
      gist: "Used to stop floods of messages and guessed passwords, then forgotten.",
      paragraphs: [
        "To keep robots from flooding the forms, the counts of pages and the sign-in, the server counts attempts by network address for up to one hour, and booked calls for up to one day. The count is not stored with your message and is not used for anything else. After a sign-in a digest of the network's address, from which nobody can read the address itself, is kept with the account for 30 days: it serves the same end as the cookie of those who sign in. Our own server keeps no record of the pages you read; its counts of pages hold no address.",
      ],
    },
    {
      id: "website-rights",
      heading: "Seeing, correcting or deleting it",
      gist: "One e-mail is enough.",
      paragraphs: [
        [
          "Write to ",
          { text: site.email, href: `mailto:${site.email}` },
          " from the address you used in the form. We send you what we hold, correct it or delete it within 30 days, at no cost, and without asking why. Your letters go from our database and, by hand, from our mailbox. Where you have written into somebody else's conversation with us, the letter is emptied and your address removed; what others have quoted of your words in letters of their own stays theirs.",
        ],
      ],
    },
  ],
} as const satisfies LegalAnnex;
