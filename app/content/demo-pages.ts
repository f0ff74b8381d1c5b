/** Words of the pages below `/demo`. The not-found texts are the demo specification's, section 2. */
export const demoPages = {
  back: "Back to Examples",
  analytics: {
    title: "Analytics in the Enterprise Dashboard",
    description:
      "The analytics of our demos are a tab of the Enterprise Dashboard: this address leads on to it.",
    headline: "Analytics",
    text: "This is a part of the Enterprise Dashboard.",
    link: "Open the Enterprise Dashboard",
  },
  notFound: {
    meta: {
      title: "Demo Not Found",
      description: "There is no demo at this address. Here are the ten that we have.",
    },
    title: "Demo Not Found",
    text: "The requested demo doesn't exist.",
    tryHeading: "Try one of these",
  },
} as const;
