import type { EntryKind } from "./inbox-kinds.ts";
import { site } from "./site.ts";

/** Words in braces are filled in: `{greeting}`, `{reference}`, `{from}` and `{site}`. */
export type ReplyTemplate = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
};

const close = "\n\n{from}\n{site}";

export const replyTemplates: Readonly<Record<EntryKind, readonly ReplyTemplate[]>> = {
  contact: [
    {
      id: "call",
      name: "Propose a call",
      subject: "Your project: shall we talk?",
      body: `{greeting},\n\nthank you for writing to us. Your message tells us enough to have an opinion; half an hour on the telephone would tell us enough to have a price.\n\nWould one of these suit you?\n\n- \n- \n\nIf not, send me two times that do.${close}`,
    },
    {
      id: "questions",
      name: "Ask for details",
      subject: "Three questions about your project",
      body: `{greeting},\n\nthank you for your message. Before we say what it would take, three questions:\n\n1. Who works with it every day, and how many of them are there?\n2. What happens today when something goes wrong?\n3. Is there a date by which it has to run?\n\nShort answers are fine.${close}`,
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "About your request",
      body: `{greeting},\n\nthank you for asking us. We have read your message with care, and we are not the right people for it: \n\nI would rather say so today than take your time. I wish you well with it.${close}`,
    },
  ],
  consultation: [
    {
      id: "time",
      name: "Confirm a time",
      subject: "Your launch consultation",
      body: `{greeting},\n\nthank you for applying. We would like to speak with you on:\n\n\n\nThe half hour is free and without obligation. It helps if you have at hand who uses the site today and what they complain about.${close}`,
    },
    {
      id: "decline",
      name: "Decline kindly",
      subject: "Your application",
      body: `{greeting},\n\nthank you for the care you have put into your application. After reading it we think a consultation with us would not bring you further: \n\nPlease keep our address for the next project.${close}`,
    },
  ],
  support: [
    {
      id: "working",
      name: "We are looking into it",
      subject: "We are looking into it",
      body: `{greeting},\n\nthank you for telling us. We can see what you describe and are looking for the cause. I write again today, also if there is nothing new by then.${close}`,
    },
    {
      id: "solved",
      name: "It is solved",
      subject: "Solved",
      body: `{greeting},\n\nit works again. The cause was: \n\nPlease try once more, and answer this e-mail if anything is still not right.${close}`,
    },
    {
      id: "more",
      name: "Ask for details",
      subject: "A question about your request",
      body: `{greeting},\n\nto find this quickly we need to see what you see. Could you send us the address of the page, the time it happened, and a screenshot if you have one?${close}`,
    },
  ],
  call: [
    {
      id: "remind",
      name: "Remind of the call",
      subject: "Our call",
      body: `{greeting},\n\na short reminder of the call you have booked with us. We ring you at the number you gave. Should the time not suit you any more, answer this e-mail and name another.${close}`,
    },
    {
      id: "missed",
      name: "We have missed each other",
      subject: "We have missed each other",
      body: `{greeting},\n\nwe have just tried to reach you and could not. Choose another time whenever you like at ${site.origin}/contact, or tell me when it suits you.${close}`,
    },
  ],
  order: [
    {
      id: "invoice",
      name: "Send the invoice",
      subject: "Your order and its invoice",
      body: `{greeting},\n\nthank you for your order {reference}. The invoice is attached. We begin as soon as it is paid, and agree on the content and the date in one call before that if you like.${close}`,
    },
    {
      id: "scope",
      name: "Ask about the scope",
      subject: "Your order: one question first",
      body: `{greeting},\n\nthank you for your order {reference}. Before we write the invoice we would like to be sure that it is the right package: \n\nNothing is due before you have answered.${close}`,
    },
  ],
  partner: [
    {
      id: "call",
      name: "Invite to a call",
      subject: "Your partner application",
      body: `{greeting},\n\nthank you for applying to our partner program. We would like to go through one real client of yours together and see whether we would have helped. Half an hour is enough; which of these times suits you?\n\n- \n- ${close}`,
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your partner application",
      body: `{greeting},\n\nthank you for your application. We have read it and do not see a fit at the moment: \n\nYou are welcome to apply again when that has changed.${close}`,
    },
  ],
  portal: [
    {
      id: "invite",
      name: "Invite",
      subject: "Welcome to the engineering portal",
      body: `{greeting},\n\nwe like what you have shown us. The first brief that fits your stack comes with the next e-mail; until then the documentation at ${site.origin}/documentation is a good read.${close}`,
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your engineering application",
      body: `{greeting},\n\nthank you for showing us your work. We have no briefs that would do it justice right now, and would rather say so than let you wait.${close}`,
    },
  ],
  job: [
    {
      id: "interview",
      name: "Invite to an interview",
      subject: "Your application: let us meet",
      body: `{greeting},\n\nthank you for your application. We would like to meet you. The first conversation takes 45 minutes, with two people you would work with. Which of these times suits you?\n\n- \n- ${close}`,
    },
    {
      id: "no",
      name: "Decline kindly",
      subject: "Your application",
      body: `{greeting},\n\nthank you for applying and for the time behind it. We have decided to go on with somebody else: \n\nWe keep nothing longer than our privacy notice says, and are glad to hear from you again.${close}`,
    },
  ],
  newsletter: [
    {
      id: "hello",
      name: "Answer a reader",
      subject: "About our letter",
      body: `{greeting},\n\nthank you for reading our letter.${close}`,
    },
  ],
};
