import { embeddedSite, postgresSite, runStaff } from "./sites.ts";
import { staffMember, stranger } from "./staff-member.ts";

/** Makes the accounts of the journeys. */
export default function makeAccounts() {
  for (const { origin } of [embeddedSite, postgresSite]) {
    runStaff(origin, ["add", staffMember.email, "--password-stdin"], staffMember.password);
    runStaff(origin, ["add", stranger.email, "--password-stdin"], stranger.password);
    runStaff(origin, ["remove", stranger.email]);
  }
}
