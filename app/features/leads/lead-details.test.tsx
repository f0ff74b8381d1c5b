// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LeadDetails } from "./lead-details.tsx";
import { LeadStatus } from "./lead-status.tsx";
import type { Lead } from "./lead.ts";
import { MarkButton } from "./mark-button.tsx";

afterEach(cleanup);

function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    id: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10",
    name: "Maya Ortega",
    email: "maya@ortegaclinics.example",
    company: "Ortega Clinics",
    projectType: "healthcare",
    budget: "50k-100k",
    message: "Our booking form is a PDF.",
    status: "new",
    receivedAt: "2026-11-20T07:30:02.874123+00:00",
    ...overrides,
  };
}

function facts() {
  return screen.getAllByRole("definition").map((element) => element.textContent);
}

test("stored values are shown by their labels", () => {
  render(<LeadDetails lead={aLead()} isAlready={false} />);
  expect(facts()).toContain("Ortega Clinics");
  expect(facts()).toContain("Healthcare");
  expect(facts()).toContain("$50k to $100k");
});

test("an empty company is N/A, an empty choice Not given", () => {
  const lead = aLead({ company: "", projectType: "", budget: "" });
  render(<LeadDetails lead={lead} isAlready={false} />);
  expect(facts().slice(2)).toEqual(["N/A", "Not given", "Not given"]);
});

test("markup in a message is text", () => {
  const message = `<img src=x onerror="alert(1)"><b>bold</b>`;
  render(<LeadDetails lead={aLead({ message })} isAlready={false} />);
  expect(screen.getByText(message).tagName).toBe("BLOCKQUOTE");
  expect(document.querySelector("img, b")).toBeNull();
});

test.each([
  ["new", 1],
  ["responded", 0],
  ["archived", 0],
])("a lead with status %s has %i Mark responded buttons", (status, count) => {
  render(
    <MarkButton lead={aLead({ status })} isBusy={false} className="btn" onMark={() => undefined} />,
  );
  expect(screen.queryAllByRole("button", { name: "Mark responded" })).toHaveLength(count);
});

test("an unknown status shows its own text", () => {
  render(<LeadStatus status="all" />);
  expect(screen.getByText("all")).toBeDefined();
});
