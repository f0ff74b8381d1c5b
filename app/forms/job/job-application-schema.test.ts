import { expect, test } from "vitest";
import { jobForm } from "#app/content/careers.ts";
import { checkJobApplication, linksIn } from "./job-application-schema.ts";

const complete = {
  name: " Maya Okafor ",
  email: "maya@okafor.example",
  phone: "",
  cvUrl: "https://okafor.example/cv.pdf",
  links: "",
  message: "I mended a booking desk.",
};

function values(overrides: Partial<typeof complete> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...overrides })) data.set(name, value);
  return data;
}

test("a complete application passes, trimmed", () => {
  const checked = checkJobApplication(values());
  expect(checked).toEqual({ ok: true, request: { ...complete, name: "Maya Okafor" } });
});

test("name, e-mail and message are required; phone, links and CV are not", () => {
  expect(checkJobApplication(values({ phone: "", links: "", cvUrl: "" })).ok).toBe(true);
  expect(checkJobApplication(new FormData())).toEqual({
    ok: false,
    errors: {
      name: jobForm.errors.nameMissing,
      email: jobForm.errors.emailMissing,
      message: jobForm.errors.messageMissing,
    },
  });
});

test("a CV is a full web link", () => {
  for (const cvUrl of ["cv.pdf", "javascript:alert(1)", "https://", "ftp://a.example/cv"]) {
    expect(checkJobApplication(values({ cvUrl }))).toEqual({
      ok: false,
      errors: { cvUrl: jobForm.errors.cvShape },
    });
  }
});

test("links stand one a line, or with commas or blanks between them", () => {
  expect(
    linksIn(" https://a.example\nhttps://b.example, https://c.example https://d.example "),
  ).toEqual(["https://a.example", "https://b.example", "https://c.example", "https://d.example"]);
  expect(linksIn(" \n")).toEqual([]);
});

test("more than twenty links are too many", () => {
  const links = (count: number) => Array(count).fill("https://a.example").join("\n");
  expect(checkJobApplication(values({ links: links(20) })).ok).toBe(true);
  expect(checkJobApplication(values({ links: links(21) }))).toEqual({
    ok: false,
    errors: { links: jobForm.errors.linksMany },
  });
});
