/** The staff member of the journeys. */
export const staffMember = {
  email: "dana@perilune.example",
  password: "orbit-lantern-4471",
} as const;

/** Was staff once: signs in, but has no access any more. */
export const stranger = {
  email: "former@perilune.example",
  password: "comet-ladder-9283",
} as const;
