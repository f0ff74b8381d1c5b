import type { RecordKind } from "#domain/record-kind.ts";
import { recordKinds } from "#domain/registry.ts";

/**
 * The statement that gives each kind the reply templates of its registry, once: a kind that has one already, archived or
 * not, keeps what the team has made of them. `origin` is the address of the site, for links in them.
 */
export function firstTemplatesStatement(
  origin: string,
  kinds: readonly RecordKind[] = recordKinds,
): string {
  const rows = kinds.flatMap(({ kind, replyTemplates }) =>
    replyTemplates.map(({ name, subject, body }) => ({
      kind,
      name,
      subject: `${subject} ({reference})`,
      body: `{greeting},\n\n${body}\n\n{from}\n{site}`.replaceAll("{origin}", origin),
    })),
  );
  const list = JSON.stringify(rows).replaceAll("'", "''");
  return `
insert into public.reply_templates (kind, name, subject, body)
select wanted.kind, wanted.name, wanted.subject, wanted.body
from jsonb_to_recordset('${list}'::jsonb) as wanted (kind text, name text, subject text, body text)
where not exists (select from public.reply_templates known where known.kind = wanted.kind)
on conflict do nothing`;
}
