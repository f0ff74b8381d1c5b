import { sql, type Kysely } from "kysely";
import { isMailAddress } from "./plain.ts";

/**
 * Who hears of what has come in: the addresses that the settings name, else whoever wants to hear of new records at once;
 * when that is nobody, everybody, so that none goes unheard.
 */
export async function noticeAddresses(
  kysely: Kysely<unknown>,
  named: readonly string[],
): Promise<readonly string[]> {
  if (named.length > 0) return named;
  const { rows } = await sql<{ email: string; isAsked: boolean }>`
    select users.email, coalesce(choices.new_records, 'now') = 'now' as "isAsked"
    from public.staff join auth.users on users.id = staff.user_id
      left join public.nudge_choices choices on choices.user_id = staff.user_id
    where staff.disabled_at is null order by staff.created_at`.execute(kysely);
  const team = rows.filter(({ email }) => isMailAddress(email));
  const asked = team.filter(({ isAsked }) => isAsked);
  return (asked.length > 0 ? asked : team).map(({ email }) => email);
}
