import { z } from "zod";
import { PASSWORD_LENGTH } from "../backend/lite-app.ts";
import { StaffError, type StaffAccounts, type StaffMember } from "./staff-accounts.ts";

export const staffCommandShape = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("add"),
    email: z.string(),
    displayName: z.string(),
    owner: z.boolean(),
    password: z.string(),
  }),
  z.object({ action: z.literal("list") }),
  z.object({ action: z.literal("remove"), email: z.string() }),
  z.object({ action: z.literal("set-password"), email: z.string(), password: z.string() }),
]);

export type StaffCommand = z.infer<typeof staffCommandShape>;

/** Does what the command says and gives the lines to print. Throws {@link StaffError}. */
export async function runStaffCommand(
  accounts: StaffAccounts,
  command: StaffCommand,
): Promise<string[]> {
  switch (command.action) {
    case "add":
      return [await addMember(accounts, command)];
    case "list":
      return listMembers(await accounts.list());
    case "remove": {
      const member = await memberWith(accounts, command.email);
      await accounts.removeStaff(member.userId);
      await accounts.endSessions(member.userId);
      return [`${member.email} is no longer staff.`];
    }
    case "set-password": {
      checkPassword(command.password);
      const member = await memberWith(accounts, command.email);
      await accounts.setPassword(member.userId, member.email, command.password);
      await accounts.endSessions(member.userId);
      return [`${member.email} has a new password. Sessions that were open have ended.`];
    }
  }
}

async function addMember(
  accounts: StaffAccounts,
  command: Extract<StaffCommand, { action: "add" }>,
): Promise<string> {
  const email = checkEmail(command.email);
  checkPassword(command.password);
  const members = await accounts.list();
  if (members.some((member) => member.email === email)) {
    throw new StaffError(`${email} is staff already.`);
  }
  const known = await accounts.findUser(email);
  if (known !== undefined) {
    // Whoever made this account knows its old password and may not be the person meant.
    await accounts.setPassword(known, email, command.password);
  }
  const userId = known ?? (await accounts.createUser(email, command.password));
  await accounts.endSessions(userId);
  const role = command.owner || members.length === 0 ? "owner" : "agent";
  await accounts.addStaff(userId, command.displayName.trim(), role);
  return `${email} is staff now (${role}).`;
}

async function memberWith(accounts: StaffAccounts, email: string): Promise<StaffMember> {
  const wanted = checkEmail(email);
  const member = (await accounts.list()).find((candidate) => candidate.email === wanted);
  if (member === undefined) throw new StaffError(`${wanted} is not staff.`);
  return member;
}

function listMembers(members: readonly StaffMember[]): string[] {
  if (members.length === 0) return ["There is no staff yet."];
  return members.map(({ email, role, displayName }) =>
    [email, role, displayName].filter((part) => part !== "").join("  "),
  );
}

function checkEmail(text: string): string {
  const parsed = z.email().max(254).safeParse(text.trim().toLowerCase());
  if (!parsed.success) throw new StaffError(`${JSON.stringify(text)} is not an e-mail address.`);
  return parsed.data;
}

function checkPassword(password: string): void {
  if (password.length < PASSWORD_LENGTH.min) {
    throw new StaffError(`The password needs at least ${PASSWORD_LENGTH.min} characters.`);
  }
  if (Buffer.byteLength(password) > PASSWORD_LENGTH.max) {
    throw new StaffError(`The password may have at most ${PASSWORD_LENGTH.max} bytes.`);
  }
}
