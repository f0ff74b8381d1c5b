/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a hiring desk: see who waits too long, move candidates from screening to hired, reject with a reason and a kind note, and watch the funnel follow.",
  persona: { name: "Talia Brandt", role: "Lead Recruiter at Kestrel & Rowe" },
  steps: [
    { id: "hire", label: "Move Wen Li Zhao from Offer to Hired" },
    { id: "reject", label: "Reject someone with a reason, read the drafted note" },
    { id: "analytics", label: "Check Analytics: the funnel already moved" },
  ],
  bullets: [
    "A career page of your own, and your openings on the job boards you choose.",
    "E-mail and calendar in step: invitations, answers and interviews land where you work.",
    "Your own stages, scorecards and approval rules.",
  ],
} as const;
