/** What the viewer says around this demo. */
export const frame = {
  description:
    "Try a business dashboard whose numbers add up on every tab: a sales chart by period and metric, filters across all screens, reports as CSV, and a team view.",
  persona: { name: "Priya Raman", role: "operations director at Halden Supply Co." },
  steps: [
    { id: "weekly", label: "Switch the chart to weekly" },
    { id: "region", label: "Click a region to filter everything" },
    { id: "export", label: "Export a report" },
    { id: "quota", label: "See who is behind quota" },
  ],
  bullets: [
    "Figures are read from your ERP, shop and CRM, and refreshed while you look.",
    "Everybody sees the regions and people that are theirs, and no others.",
    "Reports go out by e-mail on the day and hour you choose.",
  ],
} as const;
