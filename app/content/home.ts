/** Words of the landing page. Headline and button labels are the specification's, section 2. */
export const home = {
  meta: {
    title: "Launch your business to the next dimension",
    description:
      "We rebuild dated business sites as full web applications and host them: one platform for your customers, your team and your numbers.",
  },
  banner: { text: "Your next website is an application.", link: "Launch to the stars" },
  headline: ["Launch Your", "Business to the", "next dimension"],
  text: "We rebuild dated business sites as full web applications, then host them: one platform for your customers, your team and your numbers.",
  primary: "Launch Mission",
  secondary: "Explore Galaxy",
  nouns: ["Applications", "Analytics", "Payments", "Collaboration"],
  partnersNote: "in good company",
} as const;
