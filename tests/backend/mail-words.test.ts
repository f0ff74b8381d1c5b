import { expect, test } from "vitest";
import { applicationSteps } from "../../app/content/application-steps.ts";
import { callTypes } from "../../app/content/calls.ts";
import { jobForm } from "../../app/content/careers.ts";
import { site } from "../../app/content/site.ts";
import { callNames, facts } from "../../server/mail/letters/words.ts";

test("letters promise what the site promises", () => {
  expect(facts.name).toBe(site.name);
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
