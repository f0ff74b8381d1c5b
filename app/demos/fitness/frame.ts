/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a gym manager's day: see who is about to quit, check members in, book classes with a waitlist, run the live floor and find the hour that needs a coach.",
  persona: { name: "Jonah Reyes", role: "Club Manager at Tidal Strength Club" },
  steps: [
    { id: "check-in", label: "Check in Devon Marsh, who hasn't been for 16 days" },
    { id: "waitlist", label: "Book the last spot in Power Pump, then join the waitlist" },
    { id: "complete", label: "Complete a live workout and free the machine" },
  ],
  bullets: [
    "Check-ins come from your door access and your members' phones.",
    "Memberships are billed every month, and failed payments are recovered without a call.",
    "Members book classes in an app that carries your own brand.",
  ],
} as const;
