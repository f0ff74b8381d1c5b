import { site } from "./site.ts";

/** Words of the success stories and of each case study's page. Button labels are the specification's, section 2. */
export const examples = {
  meta: {
    title: "Success stories, before and after",
    description:
      "Ten businesses before and after: what they had, what we built, the figures that changed and the technology used. Each with a live demo to try.",
  },
  headline: ["Success", "Stories"],
  text: "Ten businesses that outgrew their website. Drag any picture to see what they had before.",
  casesHeading: "Ten case studies",
  demo: "Live Demo",
  story: "Case Study",
  tradeDemo: "Or try the demo of this trade:",
  everyIndustry: {
    heading: ["Every", "Industry"],
    text: "Different words, the same four needs: let people in, let them choose, let them pay, show what happened.",
  },
  voicesHeading: "What clients say",
  closing: {
    lines: ["Be the", "eleventh"],
    text: `Send us the address of your site. We answer ${site.contactReply} with the first thing we would change.`,
    primary: "Start Your Project",
    secondary: "Meet the team",
  },
  caseStudy: {
    labels: {
      industry: "Industry",
      place: "Where",
      size: "Size",
      duration: "Built in",
      live: "Live since",
    },
    headings: {
      situation: "The situation",
      built: "What we built",
      changed: "What changed",
      features: "Features",
      tech: "Technology",
    },
    impactHeading: "Business impact",
    voiceHeading: "What the client says",
    neighbours: "More case studies",
    previous: "Previous",
    next: "Next",
    closing: {
      lines: ["Show us", "your before"],
      text: `Send us the address of the site you have. We answer ${site.contactReply} with what we would build first.`,
      primary: "Start Your Project",
      secondary: "View Success Stories",
    },
  },
} as const;
