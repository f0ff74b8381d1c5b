/** Words of the landing page. The hero's headline and the buttons' labels are the specification's, section 2. */
export const home = {
  meta: {
    title: "Launch your business to the next dimension",
    description:
      "We rebuild dated business sites as full web applications and host them: one platform for your customers, your team and your numbers.",
  },
  banner: { text: "Your next website is an application.", link: "Launch to the stars" },
  headline: ["Launch Your", "Business to the", "next dimension"],
  text: "The all-in-one platform for companies and innovators: applications, analytics, payments and collaboration tools. We rebuild your dated site as all of it, then host it.",
  primary: "Launch Mission",
  secondary: "Explore Galaxy",
  nouns: ["Applications", "Analytics", "Payments", "Collaboration"],
  partnersNote: "in\u00a0good\u00a0company",
  features: {
    headline: ["Everything aboard,", "nothing bolted on"],
    text: "Twelve systems, one codebase, one invoice. Take what you need now; the rest is already wired in when you want it.",
    primary: "Start Building Today",
    secondary: "See Live Examples",
  },
  examples: {
    headline: ["Fly one before", "you order one"],
    text: "Six working applications with sample data. No sign-up: open one, click everything, then reset it.",
    primary: "Start Your Project",
    secondary: "View All Examples",
  },
  pricing: {
    headline: ["One plan.", "Whole ship."],
    text: "Design, build, hosting and care in a single monthly price. Cancel whenever you like.",
    primary: "Get the Complete Platform",
    plans: "Compare all plans and packages",
    features: "Read about all twelve features",
  },
  portal: {
    headline: ["Engineers,", "this door is yours"],
    text: "The engineering portal has our component source, deployment logs and open briefs. Apply with an account; we answer every one.",
    enter: "Enter the Engineering Portal",
  },
} as const;
