-- What the team reads: one timeline of a record, who else has it open, lists and counts by who waits, search in letters.

-- A message as a conversation shows it: the beginning of its words, what became of it, and its files without their bytes.
create function private.message_told(message uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(known) - '{words,digest,headers,entry_id,body,answers}'::text[]
    || jsonb_build_object('body', left(known.body, 8000), 'is_cut', char_length(known.body) > 8000,
      'state', coalesce(letter.state, ''), 'delivery', coalesce(letter.delivery, ''),
      'error', coalesce(letter.error, ''), 'next_at', letter.next_at, 'attempts', coalesce(letter.attempts, 0),
      'files', (select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'type', file.type,
          'size', file.size, 'is_inline', file.is_inline, 'is_whole', file.is_whole) order by file.place), '[]')
        from public.message_files file where file.message_id = known.id))
  from public.messages known left join public.outbox letter on letter.id = known.outbox_id
  where known.id = message_told.message
$$;

-- Thirty steps of a record before a moment, the newest first: messages, notes, moves of the log, and the letters that the
-- site writes by itself. `content` is what its sort has; a long text is cut, see whole_message.
create function public.record_timeline(entry uuid, before_at timestamptz default 'infinity',
  before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (at timestamptz, id uuid, sort text, is_unread boolean, content jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  read_until timestamptz;
  kinds text[];
begin
  if not private.is_staff() then
    raise exception 'Only staff read records.' using errcode = '42501';
  end if;
  select coalesce(max(mine.read_until), '-infinity') into read_until from private.record_presence mine
    where mine.entry_id = record_timeline.entry and mine.user_id = me;
  select array['work', 'message'] || known.kind || known.log_names into kinds from public.inbox_entries record
    join private.record_kinds known on known.kind = record.kind where record.id = record_timeline.entry;
  -- The thirty are chosen by their times alone, and put into words afterwards.
  return query
    with steps as (
      (select message.at, message.id, 'message' as sort from public.messages message
        where message.entry_id = record_timeline.entry
          and (message.at, message.id) < (record_timeline.before_at, record_timeline.before_id)
        order by message.at desc, message.id desc limit 30)
      union all
      (select note.created_at, note.id, 'note' from public.lead_notes note
        where note.record_id = record_timeline.entry
          and (note.created_at, note.id) < (record_timeline.before_at, record_timeline.before_id)
        order by note.created_at desc, note.id desc limit 30)
      union all
      (select log.at, log.id, 'move' from public.audit_log log
        where log.kind = any (kinds) and log.record_id = record_timeline.entry
          and (log.kind <> 'message' or log.after ->> 'what' in ('moved', 'taken back'))
          and (log.at, log.id) < (record_timeline.before_at, record_timeline.before_id)
        order by log.at desc, log.id desc limit 30)
      union all
      (select letter.created_at, letter.id, 'letter' from public.outbox letter
        where letter.entry_id = record_timeline.entry and letter.template <> 'reply'
          and (letter.template not in ('notice', 'message-notice', 'call-staff') or letter.state = 'failed')
          and (letter.created_at, letter.id) < (record_timeline.before_at, record_timeline.before_id)
        order by letter.created_at desc, letter.id desc limit 30)
    ), newest as (
      select * from steps order by steps.at desc, steps.id desc limit 30
    )
    select step.at, step.id, step.sort,
      step.sort = 'message' and told.content ->> 'direction' = 'in' and step.at > read_until, told.content
    from newest step, lateral (select case step.sort
      when 'message' then private.message_told(step.id)
      when 'note' then (select jsonb_build_object('author_id', note.author_id, 'body', note.body)
        from public.lead_notes note where note.id = step.id)
      when 'move' then (select to_jsonb(log) - '{id,at,record_id}'::text[] from public.audit_log log where log.id = step.id)
      else (select jsonb_build_object('to', letter."to", 'template', letter.template, 'state', letter.state,
          'subject', letter.subject, 'body', letter.body, 'sent_at', letter.sent_at, 'next_at', letter.next_at,
          'error', letter.error, 'delivery', letter.delivery)
        from public.outbox letter where letter.id = step.id) end as content) told
    order by step.at desc, step.id desc;
end
$$;

-- All of a long message, and its headers.
create function public.whole_message(message uuid) returns table (body text, headers text)
language sql stable security definer set search_path = '' as $$
  select known.body, known.headers from public.messages known where known.id = whole_message.message and private.is_staff()
$$;

-- "I have this record open", every ten seconds; answers who else has, and whether they write. `read_until` marks what was
-- shown as read.
create function public.here(entry uuid, is_writing text default '', read_until timestamptz default '-infinity')
returns table (who uuid, writes boolean)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise exception 'Only staff have records open.' using errcode = '42501';
  end if;
  insert into private.record_presence as mine (entry_id, user_id, is_writing, read_until)
    select known.id, (select auth.uid()), here.is_writing = 'yes', here.read_until
    from public.inbox_entries known where known.id = here.entry
    on conflict on constraint record_presence_pkey do update set seen_at = now(), is_writing = excluded.is_writing,
      read_until = greatest(mine.read_until, excluded.read_until);
  return query select other.user_id, other.is_writing from private.record_presence other
    where other.entry_id = here.entry and other.user_id <> (select auth.uid())
      and other.seen_at > now() - interval '25 seconds';
end
$$;

-- How the mailbox is read: one row where one is set, with nothing in it until it has been tried. Of several it is the one
-- that was tried last: another address in the settings is another mailbox.
create function public.mail_state()
returns table (last_ok_at timestamptz, failing_since timestamptz, next_try_at timestamptz, error text)
language sql stable security definer set search_path = '' as $$
  select box.last_ok_at, box.failing_since, box.next_try_at, coalesce(box.error, '')
  from private.site_settings settings
  left join private.mailboxes box on true
  where private.is_staff() and settings.mail_fetched
  order by greatest(box.last_ok_at, box.next_try_at) desc nulls last limit 1
$$;

-- Where letters come from; empty while mail is off.
create function public.own_address() returns text
language sql stable security definer set search_path = '' as $$
  select case when private.is_staff() then settings.mail_from else '' end from private.site_settings settings
$$;

-- The records in whose letters all these words stand, or begin so.
create function private.search_letters(query text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select message.entry_id from public.messages message,
    (select string_agg(quote_literal(word) || ':*', ' & ')::tsquery as wanted
      from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.fold(left(btrim(search_letters.query), 200))))) word) asked
  where private.is_staff() and message.words @@ asked.wanted and message.entry_id is not null
$$;

-- What was put off until now is on the lists again, among the follow-ups of the day.
create function private.wake_entries() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('private.receives', 'on', true);
  update public.inbox_entries entry set snoozed_until = null,
      follow_up_on = coalesce(entry.follow_up_on, (now() at time zone 'America/Los_Angeles')::date)
    where entry.snoozed_until <= now();
  perform set_config('private.receives', '', true);
end
$$;

-- As before; whoever looks wakes what was put off.
create or replace function public.staff_seen() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  update public.staff set last_seen_at = now()
    where user_id = (select auth.uid())
      and (last_seen_at is null or last_seen_at < now() - interval '50 seconds');
  perform private.wake_entries();
  return (select role from public.staff where user_id = (select auth.uid()));
end
$$;

-- As before. `due` is also 'waiting' (a person waits for an answer), 'snoozed' and 'undelivered'; what is put off is on no
-- list but that one until its time has come, when it stands with the follow-ups.
create or replace function public.find_entries(
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '')
returns setof public.inbox_entries
language sql stable as $$
  select entry.* from public.inbox_entries entry
  where (find_entries.kind = '' or entry.kind = find_entries.kind)
    and (find_entries.status = '' or entry.status = find_entries.status)
    and (find_entries.search = ''
      or position(private.fold(left(btrim(find_entries.search), 200)) in entry.search_text) > 0
      or entry.id in (select private.search_letters(find_entries.search)))
    and (find_entries.topic = '' or entry.topic = find_entries.topic)
    and (find_entries.assignee = ''
      or (find_entries.assignee = 'none' and entry.assignee_id is null)
      or (find_entries.assignee = 'me' and entry.assignee_id = (select auth.uid()))
      or entry.assignee_id::text = find_entries.assignee)
    and (find_entries.tag = '' or entry.tags @> array[find_entries.tag])
    and (find_entries.due = ''
      or (find_entries.due = 'waiting' and entry.waiting_since is not null)
      or (find_entries.due = 'due' and entry.waiting_since is not null and entry.due_at < 'infinity')
      or (find_entries.due = 'overdue' and entry.waiting_since is not null and entry.due_at < now())
      or (find_entries.due = 'snoozed' and entry.snoozed_until > now())
      or (find_entries.due = 'undelivered' and entry.undelivered_at is not null)
      or (find_entries.due = 'follow-up'
        and (entry.follow_up_on <= (now() at time zone 'America/Los_Angeles')::date or entry.snoozed_until <= now())))
    and (find_entries.archived = 'all' or (find_entries.archived = 'yes') = (entry.archived_at is not null))
    and (find_entries.archived <> 'no' or find_entries.due = 'snoozed' or find_entries.search <> ''
      or entry.snoozed_until is null or entry.snoozed_until <= now())
    and (find_entries.source = '' or entry.source = find_entries.source)
    and (find_entries.email = '' or lower(entry.email) = lower(find_entries.email))
$$;

create or replace function public.search_contact_submissions(query text default '')
returns setof public.contact_submissions
language sql stable as $$
  select contact.* from public.contact_submissions contact
    join public.inbox_entries entry on entry.contact_id = contact.id
  where position(private.fold(left(btrim(query), 200)) in entry.search_text) > 0
    or entry.id in (select private.search_letters(query))
$$;

drop function public.inbox_counts();
-- Counters per kind, of what is neither archived nor put off; what is put off is counted by itself.
create function public.inbox_counts()
returns table (kind text, total bigint, waiting bigint, due bigint, overdue bigint, mine bigint, follow_up bigint,
  snoozed bigint, undelivered bigint)
language sql stable as $$
  select kind, count(*) filter (where is_here),
    count(*) filter (where is_here and waiting_since is not null),
    count(*) filter (where is_here and waiting_since is not null and due_at < 'infinity'),
    count(*) filter (where is_here and waiting_since is not null and due_at < now()),
    count(*) filter (where is_here and assignee_id = (select auth.uid())),
    count(*) filter (where is_here and (snoozed_until is not null
      or follow_up_on <= (now() at time zone 'America/Los_Angeles')::date)),
    count(*) filter (where not is_here),
    count(*) filter (where is_here and undelivered_at is not null)
  from (select *, snoozed_until is null or snoozed_until <= now() as is_here from public.inbox_entries
    where archived_at is null) entry
  group by kind
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('message_told', 'record_timeline', 'whole_message', 'here', 'mail_state', 'own_address', 'wake_entries', 'search_letters', 'inbox_counts')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function private.search_letters(text) to authenticated, service_role;
grant execute on function public.record_timeline(uuid, timestamptz, uuid), public.whole_message(uuid),
  public.here(uuid, text, timestamptz), public.mail_state(), public.own_address(), public.inbox_counts() to authenticated, service_role;
