export type ServiceStatus = {
  readonly name: string;
  readonly text: string;
  readonly state: "operational" | "degraded";
};

/** Fixed (specification, section 2; decision D18): three services operational, file storage degraded. */
export const systemStatus = {
  heading: "System status",
  summary: "Three of four services are operational. File storage is degraded.",
  uptime: { value: "99.97%", label: "uptime" },
  updatedLabel: "Last updated",
  /** ISO date. */
  updated: "2026-11-16",
  services: [
    {
      name: "Applications",
      text: "Pages, accounts and sign-in of everything we host",
      state: "operational",
    },
    { name: "Database", text: "Reading, writing and nightly backups", state: "operational" },
    { name: "API and webhooks", text: "Requests, events and deliveries", state: "operational" },
    {
      name: "File storage",
      text: "Uploads of large files may need a second try. Files that are there can be read.",
      state: "degraded",
    },
  ],
  states: { operational: "Operational", degraded: "Degraded" },
  note: "Clients hear from us by e-mail when a service they use changes its state.",
} as const satisfies {
  readonly services: readonly ServiceStatus[];
  readonly [key: string]: unknown;
};
