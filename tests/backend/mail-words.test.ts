import { expect, test } from "vitest";
import { applicationSteps } from "../../app/content/application-steps.ts";
import { callTypes } from "../../app/content/calls.ts";
import { jobForm } from "../../app/content/careers.ts";
import { site } from "../../app/content/site.ts";
import { kindWords } from "../../app/content/inbox-kinds.ts";
import { topics } from "../../server/mail/letters/topics.ts";
import { callNames, facts } from "../../server/mail/letters/words.ts";

test("letters promise what the site promises", () => {
  expect(facts).toMatchObject({
    name: site.name,
    tagline: site.tagline,
    office: site.office.line,
    phone: site.phone.label,
    phoneHours: site.phoneHours,
    email: site.email,
  });
  expect(facts.contactReply).toBe(site.contactReply);
  expect(facts.supportReply).toBe(site.claims.emailReply);
  expect(facts.reviewTime).toBe(applicationSteps[1].time.toLowerCase());
  expect(jobForm.text).toContain(facts.jobReply);
});

test("calls have the names that the site's calendar file gives them", () => {
  expect(callNames).toEqual({
    call15: callTypes.call15.event,
    partner30: callTypes.partner30.event,
  });
});

test("a notice calls topics what the inbox calls them", () => {
  for (const [kind, topic] of Object.entries(topics)) {
    const words = kindWords[kind as keyof typeof topics].topic;
    expect({ kind, label: topic.label }).toEqual({ kind, label: words?.label });
    expect({ kind, values: topic.values }).toEqual({
      kind,
      values: Object.fromEntries((words?.options ?? []).map(({ value, label }) => [value, label])),
    });
  }
});
