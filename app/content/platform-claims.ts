/** What we claim of the platform (specification, section 9). Samples: confirm them before going live. */
export const platformClaims = {
  databaseUptime: "99.99%",
  cdnUptime: "99.9%",
  edgeLocations: "200+",
  chatReply: "30 s",
  requestsAnHour: "1,000",
  requestBurst: "100",
} as const;
