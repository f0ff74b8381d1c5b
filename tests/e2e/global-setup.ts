import { execFileSync } from "node:child_process";
import { staffMember } from "./staff-member.ts";

/** Makes the staff account of the journeys as an administrator does, while the server runs. */
export default function makeStaff() {
  execFileSync(
    "npm",
    ["run", "--silent", "staff", "--", "add", staffMember.email, "--password-stdin"],
    {
      input: staffMember.password,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
      stdio: ["pipe", "ignore", "inherit"],
    },
  );
}
