import { execFileSync } from "node:child_process";
import { staffMember, stranger } from "./staff-member.ts";

/** Makes the accounts of the journeys as an administrator does, while the server runs. */
export default function makeAccounts() {
  runStaff(["add", staffMember.email, "--password-stdin"], staffMember.password);
  runStaff(["add", stranger.email, "--password-stdin"], stranger.password);
  runStaff(["remove", stranger.email]);
}

function runStaff(args: readonly string[], input = "") {
  execFileSync("npm", ["run", "--silent", "staff", "--", ...args], {
    input,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ["pipe", "ignore", "inherit"],
  });
}
