import { describe, expect, test } from "vitest";
import { aLead } from "../../kinds/contact.ts";
import { engines } from "../test-server.ts";
import { anEnquiry, spamDeskOn } from "./spam-desk.ts";

/** What has the signal, and what nearly has it. A text is of a contact form; an address is its sender's. */
type Pair = readonly [signal: string, has: Said, lacks: Said];
type Said = { readonly message: string; readonly host?: string; readonly name?: string };

const said = (message: string, host = "example.com"): Said => ({ message, host });

const pairs: readonly Pair[] = [
  [
    "markup:4",
    said("Look: [url=https://a.example]here[/url]"),
    said("Look: [here] https://a.example"),
  ],
  ["markup:4", said('<a href="https://a.top">here</a>'), said('<b title="https://a.top">here</b>')],
  [
    "markup:3",
    said('Fault: <a href="https://a.example">here</a>'),
    said('Fault: <a href="https://own.example">here</a>', "own.example"),
  ],
  ["short-link:3", said("See https://bit.ly/3xYz"), said("See https://rabbit.ly/3xYz")],
  [
    "offers-ranking:3",
    said("We bring your website to the first page of Google."),
    said("Somebody called and promised us the first page of Google. Is this a scam?"),
  ],
  [
    "offers-links:3",
    said("We pay for a guest post with a dofollow link on your journal."),
    said("Your journal has a dead link in the article on ferries."),
  ],
  [
    "offers-loans:3",
    said("Your business loan is approved: working capital of $50,000."),
    said("We need a site for a lender in Ohio."),
  ],
  [
    "offers-prizes:3",
    said("You have been selected! You have won a gift card."),
    said("We give a prize to the best student and need a page for it."),
  ],
  [
    "messenger:2",
    said("SEO package: first page of Google. Telegram @rankpro1"),
    said("Our crew uses Telegram @tideway to talk. Can the site show it?"),
  ],
  [
    "repeated-host:2",
    said("See deals.example and again deals.example"),
    said("See deals.example and again own.example own.example", "own.example"),
  ],
  ["cheap-suffix:2", said("See https://deals.top"), said("See https://top.example")],
  ["cheap-suffix:2", said("Hello there", "deals.xyz"), said("Hello there", "xyz.example")],
  ["made-up-host:1", said("Hello there", "deals-24.xyz"), said("Hello there", "deals.xyz")],
  [
    "disposable:2",
    said("Hello there", "mailinator.com"),
    said("Hello there", "mailinator.example"),
  ],
  [
    "approach:4",
    said(`I looked at your website. Our team works for shops: we help them sell more. Prices begin at $199.
      The first month is free of charge. May I send you our portfolio?`),
    said(`I looked at your website. We need one for our shop, our budget is $199. What would it cost? May I send you
      what we have?`),
  ],
];

describe.each(engines)("what speaks against a record, on %s", (engine) => {
  const desk = spamDeskOn(engine);
  const from = ({ message, host = "example.com" }: Said) =>
    desk.sent(anEnquiry({ email: `eve-${crypto.randomUUID()}@${host}`, message }));

  test.each(pairs)("%s", async (signal, has, lacks) => {
    const [suspected, innocent] = [await from(has), await from(lacks)];
    expect(suspected.reasons).toContain(signal);
    const name = signal.replace(/:\d$/, ":");
    const alike = innocent.reasons.filter((reason) => reason.startsWith(name));
    expect(alike).toEqual([]);
    for (const { reasons, score, isApart } of [suspected, innocent]) {
      const points = reasons.map((reason) => Number(reason.split(":")[1]));
      expect({ score, isApart, points }).toEqual({
        score: points.reduce((sum, point) => sum + point, 0),
        isApart: score >= 4,
        points: points.toSorted((one, other) => other - one),
      });
    }
  });

  test("nothing counts that honest people do", async () => {
    const shouting = said("PLEASE CALL ME BACK!!! I HAVE WRITTEN THREE TIMES. +1 415 555 0100");
    const foreign = said(
      "Добрый день! Наша пекарня открылась в мае, приходите посмотреть.",
      "gmail.com",
    );
    for (const text of [shouting, foreign, said("Test"), said("https://own.example")]) {
      const { reasons } = await from(text);
      expect(reasons.filter((reason) => !reason.startsWith("learnt:-"))).toEqual([]);
    }
  });

  test("same-words:3 are those of another sender, within a day, and more than a few", async () => {
    const words = "We should like our order book moved";
    const letters = () => crypto.randomUUID().replaceAll(/[\d-]/g, "");
    const text = `${words} ${letters()} ${letters()}`;
    const first = await desk.sent(anEnquiry({ message: text }));
    expect(first.reasons).not.toContain("same-words:3");
    const other = anEnquiry({ message: `  ${text.toUpperCase()}, 2026!` });
    expect((await desk.sent(other)).reasons).toContain("same-words:3");
    const own = anEnquiry({ message: `${text} ${letters()} again` });
    await desk.sent(own);
    const again = aLead({ ...own, message: `${own.message}.` });
    expect((await desk.sent(again)).reasons).not.toContain("same-words:3");
    for (const message of ["Please call me", "Please call me!"]) {
      expect((await desk.sent(anEnquiry({ message }))).reasons).not.toContain("same-words:3");
    }
    await desk.run(
      `update public.inbox_entries set created_at = now() - interval '25 hours' where email = '${own.email}'`,
    );
    const late = await desk.sent(anEnquiry({ message: own.message }));
    expect(late.reasons).not.toContain("same-words:3");
  });

  test("an address that was answered has -4, unless it was judged to be spam", async () => {
    const lead = anEnquiry();
    const { id, reasons } = await desk.sent(lead);
    expect(reasons).not.toContain("answered-before:-4");
    await desk.run(`update public.contact_submissions set status = 'responded' where id = '${id}'`);
    const later = aLead({ email: lead.email.toUpperCase() });
    expect((await desk.sent(later)).reasons).toContain("answered-before:-4");
    await desk.judge(id, true);
    const last = aLead({ email: lead.email });
    expect((await desk.sent(last)).reasons).not.toContain("answered-before:-4");
  });

  test("whoever is signed in has -2", async () => {
    const stranger = await desk.server().stranger(`eve-${crypto.randomUUID()}@example.com`);
    const { reasons } = await desk.sent(anEnquiry(), stranger);
    expect(reasons).toContain("signed-in:-2");
    expect((await desk.sent(anEnquiry())).reasons).not.toContain("signed-in:-2");
  });

  test("what was judged teaches, at most three points each way", async () => {
    const teach = async (words: string, isSpam: boolean) => {
      for (let count = 0; count < 12; count += 1) {
        const lead = anEnquiry({ message: `${words} ${crypto.randomUUID()}` });
        await desk.judge((await desk.sent(lead)).id, isSpam);
      }
    };
    const words = "Zwirbelnudel quastenflosse brimborium kladderadatsch schabernack";
    const before = await desk.sent(anEnquiry({ message: `${words} one` }));
    await teach(words, true);
    const spam = await desk.sent(anEnquiry({ message: `${words} two` }));
    const pointsOf = (reasons: readonly string[]) =>
      Number(reasons.find((reason) => reason.startsWith("learnt:"))?.split(":")[1] ?? 0);
    expect(pointsOf(spam.reasons)).toBe(3);
    expect(pointsOf(before.reasons)).toBeLessThan(3);
    const others = "Muckefuck tausendsassa firlefanz larifari remmidemmi";
    await teach(others, false);
    const honest = await desk.sent(anEnquiry({ message: `${others} three` }));
    expect(pointsOf(honest.reasons)).toBe(-3);
  });
});
