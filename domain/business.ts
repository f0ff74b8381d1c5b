/**
 * Every fact about the agency that the product does not know by itself and that does not depend on where it runs. The
 * shipped ones are samples: the build names those that are still there.
 */
const name = "Perilune";

export const business = {
  name,
  tagline: "Web applications for businesses that have outgrown their website.",
  email: "hello@perilune.example",
  phone: { label: "+1 (415) 555-0100", href: "tel:+14155550100" },
  phoneHours: "Mon-Fri 9am-6pm PST",
  office: {
    city: "San Francisco",
    region: "California, USA",
    line: "San Francisco, California",
    zone: "America/Los_Angeles",
  },
  contactReply: "within 24 hours",
  reviewTime: "three working days",
  jobReply: "within five working days",
  /** Claims of the specification, section 9; each stands once. Confirm or replace them before going live. */
  claims: {
    users: "40,000+ users",
    databaseUptime: "99.99%",
    cdnUptime: "99.9%",
    edgeLocations: "200+",
    chatReply: "30 seconds",
    emailReply: "4 hours",
    firstDeploy: "5 minutes",
    projectStart: "48 hours",
    requestsAnHour: "1,000",
    requestBurst: "100",
  },
  copyrightYear: 2026,
  /** An empty address leaves the network out. */
  social: [
    { name: "X", icon: "x-network", href: "https://example.com/x" },
    { name: "LinkedIn", icon: "linkedin", href: "https://example.com/linkedin" },
    { name: "Source code", icon: "code", href: "https://example.com/github" },
  ],
} as const;
