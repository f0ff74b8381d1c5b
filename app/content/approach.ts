export type ApproachStep = {
  readonly title: string;
  /** How long it takes. */
  readonly duration: string;
  readonly text: string;
};

/** The four steps under the industries (decision D63). */
export const approach = {
  heading: ["Four burns", "to orbit"],
  text: "The same approach for every industry. You know where you are and what it costs at each point.",
  steps: [
    {
      title: "Listen",
      duration: "One week",
      text: "We sit with the people who do the work and write down what they retype, wait for and work around.",
    },
    {
      title: "Design",
      duration: "Two weeks",
      text: "You click through it before we build it. Words, screens and numbers, not mood boards.",
    },
    {
      title: "Build",
      duration: "Four to eight weeks",
      text: "A working version every Friday, on a real address, with your own data in it.",
    },
    {
      title: "Run",
      duration: "From launch",
      text: "We host, watch and improve it. You get a monthly page of what changed and why.",
    },
  ],
} as const satisfies {
  readonly heading: readonly string[];
  readonly text: string;
  readonly steps: readonly ApproachStep[];
};
