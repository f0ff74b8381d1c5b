/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a patient portal: book, move and cancel visits on a calendar of free slots, read lab results in plain words, and ask for a refill without calling.",
  persona: { name: "Elena Marsh", role: "patient of Riverbend Health" },
  steps: [
    { id: "book", label: "Book an appointment" },
    { id: "move", label: "Move your cardiology visit" },
    { id: "result", label: "Open a lab result" },
    { id: "refill", label: "Request a refill" },
  ],
  bullets: [
    "Slots come from your practice's own calendar, and a booking lands there at once.",
    "Results and prescriptions come from your records system, over HL7 FHIR.",
    "Sign-in, consent and an audit log that your privacy officer can read.",
  ],
} as const;
