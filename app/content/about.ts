import { site } from "./site.ts";

/** Words of the about page. Nobody is named: the team is described by what it does (decision D36). */
export const about = {
  meta: {
    title: "About the agency and how we work",
    description:
      "Why we rebuild dated business sites as applications, what we hold to while we do, and who you talk to from the first call to the third year.",
  },
  headline: ["The closest point", "of the orbit"],
  text: "Perilune is where a spacecraft passes nearest to the Moon: close enough to see the surface, fast enough to come home. We work like that with businesses.",
  stats: [
    { value: site.claims.users.replace(" users", ""), label: "people use what we host" },
    { value: site.claims.databaseUptime, label: "database uptime" },
    { value: site.claims.edgeLocations, label: "edge locations" },
    { value: site.claims.firstDeploy.replace("minutes", "min"), label: "to the first deploy" },
  ],
  mission: {
    heading: "Mission",
    statement: "Give every established business the software that its website has been hiding.",
    text: [
      "Most business sites were finished ten years ago and have been patched since. Behind each of them somebody retypes a form, keeps a list in a spreadsheet and answers the same question by telephone.",
      "We find that work, build the application that does it, host it and look after it. The site stays yours, with its addresses, its name in search and its customers. It just starts to work.",
    ],
  },
  vision: {
    heading: "Vision",
    statement: "A business of twelve people runs on software as good as a bank's.",
    text: [
      "Large companies have had product teams for two decades. The tools have become so good that a small agency can now give the same to a clinic, a guild or a shop with two counters.",
      "We think that in ten years nobody will order a website. They will order what it should do.",
    ],
  },
  values: {
    lines: ["Three things", "we hold to"],
    items: [
      {
        title: "Say what it costs",
        text: "Prices stand on the pricing page, and a proposal has one number. When a wish would cost more than it brings, we say so before you ask for it.",
        proof: "Fixed price on every package",
      },
      {
        title: "Ship small, every week",
        text: "You see running software on the first Friday, and something new on each one after that. A mistake is a week old at most when you find it.",
        proof: "First deploy in a day, not at the end",
      },
      {
        title: "Stay for the dull part",
        text: "Backups, updates, certificates, the report that breaks in March. Most software fails there, after the applause. We host what we build, so its bad nights are ours.",
        proof: "One team builds it and runs it",
      },
    ],
  },
  team: {
    lines: ["Who you", "talk to"],
    text: "A small team of senior engineers and designers in San Francisco and a few time zones around it. No account managers: the people in your calls are the people in your code.",
    roles: [
      {
        title: "A product engineer",
        text: "Leads your project from the first call. Finds the workflow, draws the data, writes the first version.",
      },
      {
        title: "A designer",
        text: "Makes every screen, and sits beside the people who will use it until they stop asking what a button does.",
      },
      {
        title: "A platform engineer",
        text: "Owns hosting, backups and speed. The one whose telephone rings when something is slow at night.",
      },
      {
        title: "A support engineer",
        text: "Answers when you write. Reads the logs first and writes back in sentences.",
      },
    ],
  },
  weeks: {
    lines: ["A week", "with us"],
    items: [
      { day: "Monday", text: "You say what matters this week. We say what fits." },
      { day: "Wednesday", text: "Questions, answered in writing, so that nobody has to remember." },
      { day: "Friday", text: "It is live on a preview address, and you click through it with us." },
      {
        day: "Always",
        text: "A page with what is done, what is next and what it has cost so far.",
      },
    ],
  },
  closing: {
    lines: ["Bring the site", "that annoys you"],
    text: "Half an hour is enough to see whether there is an application in it. If there is none, we tell you that.",
    contact: "Talk to us",
    careers: "See open roles",
  },
} as const;
