import type { Checked } from "#app/forms/use-submission.ts";
import { roleOptions, teamErrors, type StaffRole } from "#app/content/team.ts";
import { isBlank, isEmail } from "#app/lib/hidden-letters.ts";
import type { MemberChange, NewInvitation } from "./team-repository.ts";

const longest = 200;

export function checkMember(values: FormData): Checked<MemberChange> {
  const name = textOf(values.get("displayName"));
  if (name.length > longest) return { ok: false, errors: { displayName: teamErrors.long } };
  return { ok: true, request: { name, role: roleOf(values) } };
}

export function checkInvitation(values: FormData): Checked<NewInvitation> {
  const email = textOf(values.get("email"));
  const member = checkMember(values);
  const fault = emailFault(email);
  if (fault === null && member.ok) return { ok: true, request: { email, ...member.request } };
  return {
    ok: false,
    errors: { ...(fault === null ? {} : { email: fault }), ...(member.ok ? {} : member.errors) },
  };
}

function emailFault(email: string): string | null {
  if (isBlank(email)) return teamErrors.emailMissing;
  return email.length <= 254 && isEmail(email) ? null : teamErrors.emailShape;
}

/** Agent, the lesser role, unless another is chosen. */
function roleOf(values: FormData): StaffRole {
  return roleOptions.find(({ value }) => value === values.get("role"))?.value ?? "agent";
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.trim() : "";
}
