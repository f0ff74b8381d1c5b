/** Who looks at the console in the scenes; nobody else has these data. */
export const staffMember = {
  email: "dana@perilune.example",
  password: "orbit-lantern-4471",
  name: "Dana Whitfield",
} as const;
