import type { Entry } from "./entry.ts";

/** An entry for tests. */
export function anEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    id: "5f0c2c1e-8d2b-4f63-9a43-0d6c1b7e2f10",
    kind: "contact",
    reference: "PR-5F0C2C1E",
    receivedAt: "2026-11-20T07:30:02.874123+00:00",
    name: "Maya Ortega",
    email: "maya@ortegaclinics.example",
    company: "Ortega Clinics",
    subject: "",
    preview: "Our booking form is a PDF.",
    topic: "healthcare",
    budget: "50k-100k",
    amount: { onceCents: null, monthlyCents: null },
    status: "new",
    work: {
      assigneeId: null,
      tags: [],
      archivedAt: null,
      followUpOn: null,
      answeredAt: null,
      waitingSince: "2026-11-20T07:30:02.874123+00:00",
      snoozedUntil: null,
      undeliveredAt: null,
    },
    dueAt: "2026-11-21T07:30:02.874+00:00",
    source: "",
    sourcePage: "",
    quarantine: { since: null, reasons: [], judgement: null },
    hasNewLetter: false,
    sortValue: "2026-11-20T07:30:02.874123+00:00",
    ...overrides,
  };
}
