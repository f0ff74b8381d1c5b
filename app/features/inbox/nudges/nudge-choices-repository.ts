import * as z from "zod/mini";
import { database, nothing, read } from "#app/supabase/staff-database.ts";
import { hourShape, wayShape, type NudgeChoices } from "./nudge-choices.ts";

const rows = z
  .array(
    z.object({
      new_records: wayShape,
      assigned: wayShape,
      mentioned: wayShape,
      due: wayShape,
      overdue: wayShape,
      follow_up: wayShape,
      digest_hour: z.nullable(hourShape),
      quiet_from: hourShape,
      quiet_to: hourShape,
      weekends: z.boolean(),
      zone: z.string(),
    }),
  )
  .check(z.length(1));

/** One's own; those of who has never chosen are the usual ones. @throws RepositoryError, as every function here */
export async function fetchNudgeChoices(signal: AbortSignal): Promise<NudgeChoices> {
  const query = (await database()).rpc("my_nudge_choices").abortSignal(signal);
  return read(query, (found) => {
    const [row] = rows.parse(found);
    if (!row) throw new TypeError("There were no choices.");
    return {
      ways: {
        newRecords: row.new_records,
        assigned: row.assigned,
        mentioned: row.mentioned,
        due: row.due,
        overdue: row.overdue,
        followUp: row.follow_up,
      },
      digestHour: row.digest_hour,
      quietFrom: row.quiet_from,
      quietTo: row.quiet_to,
      weekends: row.weekends,
      zone: row.zone,
    };
  });
}

/** A value that the database does not accept is a refusal that names it. */
export async function saveNudgeChoices(choices: NudgeChoices): Promise<void> {
  const { ways, digestHour, quietFrom, quietTo, weekends, zone } = choices;
  const query = (await database()).rpc("save_nudge_choices", {
    new_records: ways.newRecords,
    assigned: ways.assigned,
    mentioned: ways.mentioned,
    due: ways.due,
    overdue: ways.overdue,
    follow_up: ways.followUp,
    quiet_from: quietFrom,
    quiet_to: quietTo,
    weekends,
    zone,
    ...(digestHour !== null && { digest_hour: digestHour }),
  });
  await read(query, nothing);
}
