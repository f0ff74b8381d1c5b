// @vitest-environment jsdom
import { expect, test } from "vitest";
import { all, headings, one, open, select, textOf, textsOf } from "./page.ts";

function namesIn(root: HTMLElement): (string | null)[] {
  return select(root, "[name]").map((field) => field.getAttribute("name"));
}

function valuesOf(main: HTMLElement, selector: string): (string | null)[] {
  return select(main, selector).map((option) => option.getAttribute("value"));
}

test("the contact form's options are those of the specification", async () => {
  const main = await open("/contact");
  expect(valuesOf(main, '[name="projectType"] option')).toEqual([
    "",
    "ecommerce",
    "healthcare",
    "education",
    "realestate",
    "community",
    "custom",
  ]);
  expect(valuesOf(main, '[name="budget"] option')).toEqual([
    "",
    "under-10k",
    "10k-25k",
    "25k-50k",
    "50k-100k",
    "over-100k",
  ]);
});

test("the consultation form names its sections as specified, and marks its services as required", async () => {
  const main = await open("/application-form");
  const parts = all(main, "group").filter((group) => group.querySelector("legend"));
  expect(textsOf(parts.map((part) => part.querySelector("legend") ?? part))).toEqual([
    "Personal Information",
    "Project Information",
    "Services",
    "Consultation Preferences",
    "Agreement",
  ]);
  const list = one(main, "navigation", "Parts of this form");
  expect(textOf(list)).toContain("ServicesAt least one required");
  expect(textOf(list)).not.toMatch(/any of/i);
  expect(textOf(parts[2])).toContain("At least one required");
  expect(select(main, '[name="services"][required]')).toEqual([]);
});

test("the consultation form has all 23 fields under the names of the specification, with its options word for word", async () => {
  const main = await open("/application-form");
  const form = one(main, "form", "Launch consultation");
  // Specification, section 3.
  expect(new Set(namesIn(form))).toEqual(
    new Set([
      "firstName",
      "lastName",
      "email",
      "phone",
      "company",
      "position",
      "projectTitle",
      "projectDescription",
      "projectType",
      "budget",
      "timeline",
      "services",
      "currentWebsite",
      "competitors",
      "targetAudience",
      "goals",
      "additionalInfo",
      "consultationType",
      "preferredDate",
      "preferredTime",
      "timezone",
      "agreeToTerms",
      "agreeToMarketing",
    ]),
  );
  for (const [name, values] of Object.entries({
    budget: ["5000-10000", "10000-25000", "25000-50000", "50000-100000", "100000+"],
    timeline: ["asap", "1-2months", "2-4months", "4-6months", "6months+", "flexible"],
    projectType: ["ecommerce", "healthcare", "education", "realestate", "community", "custom"],
    timezone: ["EST", "CST", "MST", "PST", "GMT", "CET"],
  })) {
    expect(valuesOf(form, `[name="${name}"] option`), name).toEqual(["", ...values]);
  }
  for (const [name, values] of Object.entries({
    services: [
      "Website Design & Development",
      "E-commerce Platform",
      "Web Application Development",
      "Mobile App Development",
      "UI/UX Design",
      "Brand Identity & Logo Design",
      "Digital Marketing Strategy",
      "SEO Optimization",
      "Content Management System",
      "API Development & Integration",
      "Database Design",
      "Hosting & Maintenance",
    ],
    consultationType: ["video-call", "phone-call", "in-person"],
    preferredTime: ["morning", "afternoon", "evening"],
  })) {
    expect(valuesOf(form, `[name="${name}"]`), name).toEqual(values);
  }
  one(form, "checkbox", "Website Design & Development");
  const agreement = one(form, "group", "Agreement");
  expect(one(agreement, "link", "terms").getAttribute("href")).toBe("/terms");
  expect(one(agreement, "link", "privacy policy").getAttribute("href")).toBe("/privacy");
});

test("the sign-up page has both doors, the fields of the specification's names, no id twice, and no way to /admin", async () => {
  const main = await open("/auth");
  expect(headings(main, 1)).toEqual(["Two doors"]);
  const names = (form: string) => select(main, `form[name="${form}"]`).flatMap(namesIn);
  expect(names("partner")).toEqual([
    "company",
    "partnerType",
    "tier",
    "referrals",
    "site",
    "message",
    "email",
    "password",
  ]);
  expect(names("portal")).toEqual([
    "fullName",
    "portfolio",
    "stack",
    "availability",
    "message",
    "email",
    "password",
  ]);
  const ids = select(document, "[id]").map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(select(main, 'a[href^="/admin"]')).toEqual([]);
});

test("the support form has five fields, and none of them is required", async () => {
  const form = one(await open("/support"), "form", "Write to us");
  for (const [name, label] of Object.entries({
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    subject: "Subject",
    message: "Message",
  })) {
    const field = one(form, "textbox", label);
    expect([field.getAttribute("name"), field.hasAttribute("required")]).toEqual([name, false]);
  }
  expect(one(form, "textbox", "Email").getAttribute("type")).toBe("email");
});
