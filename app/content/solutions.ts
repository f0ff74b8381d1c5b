import { site } from "./site.ts";

/** Words of the industry solutions page. Button labels are the specification's, section 2. */
export const solutions = {
  meta: {
    title: "Industry solutions for ten trades",
    description:
      "Ten industries, from what businesses usually have to what they run a few months later: features, figures and the technology behind them.",
  },
  headline: ["Built for how", "your trade works"],
  text: "Ten industries. For each: what people usually have, what they run a few months later, and what changed.",
  boardHeading: "Industry index",
  start: "Get Started",
  examples: "View Examples",
  demo: "Try it now:",
  nearestDemo: "The nearest demo to try:",
  closing: { primary: "Start Your Project", secondary: "View Success Stories" },
  afterSteps: {
    lines: ["Your industry,", "your application"],
    text: `Tell us what you run today. We answer ${site.contactReply} with what we would build first.`,
    primary: "Get Started Today",
    secondary: "See Success Stories",
  },
} as const;
