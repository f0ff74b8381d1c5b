/** The stages of a deal, in their order. */
export const stages = {
  lead: "Lead",
  talking: "Talking",
  proposal: "Proposal",
  won: "Won",
  lost: "Lost",
} as const;
