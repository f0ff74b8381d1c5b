const agentNames = ["Rosalind Vane", "Tomas Weller", "Odile Fontaine"] as const;
export type AgentName = (typeof agentNames)[number];

/** The first is the agent through whose eyes the desk is seen. */
export const [vane, weller, fontaine] = agentNames;

export const phones: Readonly<Record<AgentName, string>> = {
  "Rosalind Vane": "(415) 555-0132",
  "Tomas Weller": "(415) 555-0147",
  "Odile Fontaine": "(415) 555-0169",
};
