// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buttonClass } from "#app/components/ui/button.ts";
import { anEntry } from "../entry-sample.ts";
import { EntryStatus } from "../entry/entry-status.tsx";
import { MarkButton } from "../entry/mark-button.tsx";
import { RecordDetails } from "./record-details.tsx";
import { RecordForm } from "./record-form.tsx";
import type { RecordRow } from "../entry/record.ts";

afterEach(cleanup);

const now = new Date("2026-11-20T09:00:00Z");

const contact: RecordRow = {
  company: "Ortega Clinics",
  project_type: "healthcare",
  budget: "50k-100k",
  message: "Our booking form is a PDF.",
};

function fields() {
  return screen.getAllByRole("definition").map((element) => element.textContent);
}

test("stored values are shown by their labels", () => {
  render(<RecordDetails entry={anEntry()} row={contact} now={now} />);
  expect(fields()).toContain("Ortega Clinics");
  expect(fields()).toContain("Healthcare");
  expect(fields()).toContain("$50k to $100k");
});

test("an empty company is N/A, an empty choice Not given", () => {
  const row = { ...contact, company: "", project_type: "", budget: null };
  render(<RecordDetails entry={anEntry()} row={row} now={now} />);
  expect(fields().slice(-3)).toEqual(["N/A", "Not given", "Not given"]);
});

test("markup in a message is text", () => {
  const message = `<img src=x onerror="alert(1)"><b>bold</b>`;
  render(<RecordForm entry={anEntry()} row={{ ...contact, message }} now={now} />);
  expect(screen.getByText(message).tagName).toBe("BLOCKQUOTE");
  expect(document.querySelector("img, blockquote *")).toBeNull();
});

test("only addresses of the web are links", () => {
  const row = {
    job_slug: "product-designer",
    links: ["https://work.example/one", "javascript:alert(1)", "data:text/html,x", "my portfolio"],
    cv_url: "http://work.example/cv.pdf",
  };
  render(<RecordDetails entry={anEntry({ kind: "job" })} row={row} now={now} />);
  const links = screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => href);
  expect(links).toEqual([
    "mailto:maya@ortegaclinics.example",
    "https://work.example/one",
    "http://work.example/cv.pdf",
  ]);
  const [, work] = screen.getAllByRole("link");
  expect(work?.getAttribute("rel")).toBe("noopener noreferrer nofollow");
});

test.each([
  ["new", 1],
  ["responded", 0],
  ["archived", 0],
])("a submission with status %s has %i Mark responded buttons", (status, count) => {
  const entry = anEntry({ status });
  render(
    <MarkButton entry={entry} isBusy={false} className={buttonClass()} onMark={() => undefined} />,
  );
  expect(screen.queryAllByRole("button", { name: "Mark responded" })).toHaveLength(count);
});

test("an unknown status shows its own text", () => {
  render(<EntryStatus kind="contact" status="all" />);
  expect(screen.getByText("all")).toBeDefined();
});
