export const staffMember = {
  email: "dana@perilune.example",
  password: "orbit-lantern-4471",
} as const;
