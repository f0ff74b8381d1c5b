import { afterEach, expect, test, vi } from "vitest";
import { consultation } from "#app/content/consultation.ts";
import { checkConsultation } from "./consultation-schema.ts";

const { errors: text } = consultation;

const complete = {
  firstName: "Maya",
  lastName: "Ortega",
  email: "maya@ortegaclinics.example",
  phone: "+1 415 555 0100",
  company: "",
  position: "",
  projectTitle: "Online booking",
  projectDescription: "Patients print a PDF.",
  budget: "25000-50000",
  timeline: "asap",
  projectType: "",
  currentWebsite: "",
  competitors: "",
  targetAudience: "",
  goals: "",
  additionalInfo: "",
  consultationType: "video-call",
  preferredDate: "",
  timezone: "",
  agreeToTerms: "on",
};

/** As the browser builds it: boxes that are not ticked are not there. */
function aForm(changes: Record<string, string> = {}, services: readonly string[] = []): FormData {
  const values = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) values.set(name, value);
  for (const service of services) values.append("services", service);
  return values;
}

function errorsOf(values: FormData) {
  const checked = checkConsultation(values);
  return checked.ok ? {} : checked.errors;
}

afterEach(() => {
  vi.useRealTimers();
});

test("the required answers are enough; what was not given is empty", () => {
  const checked = checkConsultation(aForm());
  expect(checked).toMatchObject({
    ok: true,
    request: {
      ...complete,
      preferredTime: "",
      services: [],
      agreeToTerms: true,
      agreeToMarketing: false,
    },
  });
});

test("the visitor's own zone stands beside the nearest of the six", () => {
  const checked = checkConsultation(aForm({ timezone: "CET" }));
  expect(checked.ok && checked.request.zoneName).toMatch(/\w/);
  expect(checked.ok && checked.request.timezone).toBe("CET");
});

test("an empty form names what is required, in the order of the form", () => {
  expect(Object.entries(errorsOf(new FormData()))).toEqual([
    ["firstName", text.firstName],
    ["lastName", text.lastName],
    ["email", text.emailMissing],
    ["phone", text.phone],
    ["projectTitle", text.projectTitle],
    ["projectDescription", text.projectDescription],
    ["budget", text.budget],
    ["timeline", text.timeline],
    ["consultationType", text.consultationType],
    ["agreeToTerms", text.agreeToTerms],
  ]);
});

test.each([
  [{ firstName: "   " }, { firstName: text.firstName }],
  [{ email: "maya@ortega" }, { email: text.emailShape }],
  [{ phone: " " }, { phone: text.phone }],
  [{ budget: "under-10k" }, { budget: text.budget }],
  [{ timeline: "soon" }, { timeline: text.timeline }],
  [{ projectType: "real-estate" }, { projectType: text.notAnOption }],
  [{ timezone: "UTC" }, { timezone: text.notAnOption }],
  [{ preferredTime: "night" }, { preferredTime: text.notAnOption }],
  [{ preferredDate: "tomorrow" }, { preferredDate: text.date }],
  [{ company: "x".repeat(201) }, { company: text.tooLong }],
])("%j is refused", (changes, errors) => {
  expect(errorsOf(aForm(changes))).toEqual(errors);
});

test("the terms alone can be missing", () => {
  const values = aForm();
  values.delete("agreeToTerms");
  expect(errorsOf(values)).toEqual({ agreeToTerms: text.agreeToTerms });
});

test("services are never required; those that are not on the list are left out", () => {
  const checked = checkConsultation(aForm({}, ["UI/UX Design", "Rocket fuel", "Database Design"]));
  expect(checked.ok && checked.request.services).toEqual(["UI/UX Design", "Database Design"]);
});

test.each([
  ["2026-11-19", false],
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2027-01-01", true],
  ["", true],
])("on 20 November 2026 the date %j is fine: %s", (preferredDate, isFine) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30) });
  expect(checkConsultation(aForm({ preferredDate })).ok).toBe(isFine);
});
