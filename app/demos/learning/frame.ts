/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a learning platform: resume a lesson at the second you left it, take notes that remember their moment, complete chapters and open a certificate.",
  persona: { name: "Jonas Whitfield", role: "learner at Fieldnote Academy" },
  steps: [
    { id: "resume", label: "Continue where you left off" },
    { id: "note", label: "Take a note and jump back to it" },
    { id: "complete", label: "Complete a chapter" },
    { id: "certificate", label: "View a certificate" },
  ],
  bullets: [
    "Your own videos, streamed at the quality each connection can carry, with captions.",
    "Progress, quiz results and certificates in one record per learner.",
    "Seats and renewals tied to your invoices or your HR system.",
  ],
} as const;
