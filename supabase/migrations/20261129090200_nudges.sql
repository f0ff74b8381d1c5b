-- What the team is told so that nobody is forgotten: what was given to somebody, notes that name somebody, what is due.
-- Everybody chooses. See docs/decisions/0045.

-- Asked for and changed by the functions below alone, each one's own.
create table public.nudge_choices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- At once, with the daily digest, or not at all.
  new_records text not null default 'now' check (new_records in ('now', 'digest', 'off')),
  assigned text not null default 'now' check (assigned in ('now', 'digest', 'off')),
  mentioned text not null default 'now' check (mentioned in ('now', 'digest', 'off')),
  due text not null default 'now' check (due in ('now', 'digest', 'off')),
  overdue text not null default 'now' check (overdue in ('now', 'digest', 'off')),
  follow_up text not null default 'now' check (follow_up in ('now', 'digest', 'off')),
  -- Hours of the wall clock; a digest at null is none, and quiet hours that end where they begin are none.
  digest_hour smallint check (digest_hour between 0 and 23),
  quiet_from smallint not null default 19 check (quiet_from between 0 and 23),
  quiet_to smallint not null default 8 check (quiet_to between 0 and 23),
  weekends boolean not null default false,
  zone text not null check (char_length(zone) <= 64),
  -- The person's day of the last digest.
  digest_on date
);
alter table public.nudge_choices enable row level security;
revoke all on public.nudge_choices from public, anon, authenticated;
grant select, insert, update, delete on public.nudge_choices to service_role;

-- What somebody is to be told of, once each. `due_at` is the moment that it is about.
create table private.nudged (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  entry_id uuid not null references public.inbox_entries (id) on delete cascade,
  what text not null check (what in ('assigned', 'mentioned', 'due', 'overdue', 'escalated', 'follow-up')),
  due_at timestamptz not null,
  at timestamptz not null default now(),
  by_id uuid references auth.users (id) on delete set null,
  note_id uuid references public.lead_notes (id) on delete cascade,
  -- Since when a letter has it, or it was found not to be wanted.
  handed_at timestamptz,
  outbox_id uuid references public.outbox (id) on delete set null,
  unique (user_id, entry_id, what, due_at)
);
create index nudged_waiting on private.nudged (user_id, what) where handed_at is null;
create index nudged_of_entry on private.nudged (entry_id, what, due_at);
create index nudged_of_letter on private.nudged (outbox_id);
create index nudged_of_note on private.nudged (note_id);
alter table private.nudged enable row level security;
revoke all on private.nudged from public, anon, authenticated, service_role;

alter table public.outbox
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
      'call-moved', 'call-cancelled', 'call-reminder', 'call-staff', 'reply', 'message-notice', 'nudge', 'digest')),
  -- What goes first: 0 what people are waiting for, 1 what reminds the team, 9 newsletters.
  add column priority smallint not null default 0 check (priority between 0 and 9);
create index outbox_next on public.outbox (priority, next_at, created_at, id) where state = 'queued';

-- One's choices, with what holds while nothing is chosen.
create function private.choices_of(account uuid) returns public.nudge_choices
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.nudge_choices;
begin
  select * into chosen from public.nudge_choices known where known.user_id = choices_of.account;
  if chosen.user_id is null then
    chosen := row(choices_of.account, 'now', 'now', 'now', 'now', 'now', 'now', null, 19, 8, false, coalesce((
      select host.time_zone from public.call_hosts host where host.user_id = choices_of.account),
      'America/Los_Angeles'), null);
  end if;
  return chosen;
end
$$;

create function public.my_nudge_choices()
returns table (new_records text, assigned text, mentioned text, due text, overdue text, follow_up text,
  digest_hour smallint, quiet_from smallint, quiet_to smallint, weekends boolean, zone text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff choose letters.' using errcode = '42501';
  end if;
  return query select mine.new_records, mine.assigned, mine.mentioned, mine.due, mine.overdue, mine.follow_up,
    mine.digest_hour, mine.quiet_from, mine.quiet_to, mine.weekends, mine.zone
  from private.choices_of((select auth.uid())) mine;
end
$$;

-- Refuses with 422 and the name of what is not possible. Whatever shall be in the digest needs one: at eight, unless an
-- hour is given. Turned on after its hour it comes on the next day.
create function public.save_nudge_choices(new_records text, assigned text, mentioned text, due text, overdue text,
  follow_up text, quiet_from integer, quiet_to integer, weekends boolean, zone text, digest_hour integer default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wanted jsonb := jsonb_build_object('new_records', new_records, 'assigned', assigned, 'mentioned', mentioned,
    'due', due, 'overdue', overdue, 'follow_up', follow_up);
  hours jsonb := jsonb_build_object('quiet_from', quiet_from, 'quiet_to', quiet_to);
  hour integer := save_nudge_choices.digest_hour;
  wrong text;
  now_there timestamp;
begin
  if not private.is_staff() then
    raise exception 'Only staff choose letters.' using errcode = '42501';
  end if;
  select choice.key into wrong from jsonb_each_text(wanted) choice
    where choice.value is null or choice.value not in ('now', 'digest', 'off') limit 1;
  if wrong is null then
    select choice.key into wrong
      from jsonb_each_text(hours || jsonb_build_object('digest_hour', coalesce(hour, 0))) choice
      where choice.value is null or choice.value::integer not between 0 and 23 limit 1;
  end if;
  if wrong is null and save_nudge_choices.weekends is null then
    wrong := 'weekends';
  end if;
  if wrong is null and not exists (
    select from pg_catalog.pg_timezone_names known where known.name = save_nudge_choices.zone)
  then
    wrong := 'zone';
  end if;
  if wrong is not null then
    raise sqlstate 'PT422' using message = 'This choice is not possible: ' || wrong || '.', hint = wrong;
  end if;
  if hour is null and exists (select from jsonb_each_text(wanted) choice where choice.value = 'digest') then
    hour := 8;
  end if;
  now_there := now() at time zone save_nudge_choices.zone;
  insert into public.nudge_choices as mine (user_id, new_records, assigned, mentioned, due, overdue, follow_up,
    digest_hour, quiet_from, quiet_to, weekends, zone, digest_on)
  values (me, new_records, assigned, mentioned, due, overdue, follow_up, hour, quiet_from, quiet_to, weekends, zone,
    case when extract(hour from now_there) >= hour then now_there::date end)
  on conflict on constraint nudge_choices_pkey do update set new_records = excluded.new_records,
    assigned = excluded.assigned, mentioned = excluded.mentioned, due = excluded.due, overdue = excluded.overdue,
    follow_up = excluded.follow_up, digest_hour = excluded.digest_hour, quiet_from = excluded.quiet_from,
    quiet_to = excluded.quiet_to, weekends = excluded.weekends, zone = excluded.zone,
    digest_on = case when mine.digest_hour is null then excluded.digest_on else mine.digest_on end;
end
$$;

-- Whom a note names, by their accounts.
alter table public.lead_notes add column mentions uuid[] not null default '{}' check (cardinality(mentions) <= 20);

drop function public.save_note(uuid, uuid, text);
-- As before. Whoever works here and is named is told, but not of one's own note.
create function public.save_note(entry uuid, note uuid, body text, mentions text[] default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries := private.open_record(save_note.entry);
  me uuid := (select auth.uid());
  named uuid[] := array(
    select staff.user_id from public.staff
    where staff.user_id::text = any (save_note.mentions) and staff.disabled_at is null order by staff.user_id limit 20);
begin
  insert into public.lead_notes (id, kind, record_id, author_id, body, mentions)
    values (save_note.note, record.kind, record.id, me, save_note.body, named)
    on conflict (id) do nothing;
  if found then
    insert into private.nudged (user_id, entry_id, what, due_at, by_id, note_id)
      select account, record.id, 'mentioned', clock_timestamp(), me, save_note.note
      from unnest(named) account where account <> me
      on conflict do nothing;
  end if;
  delete from public.drafts draft where draft.entry_id = save_note.entry and draft.author_id = me
    and draft.use = 'note';
end
$$;

-- As before, with whom a note names.
create or replace function public.record_timeline(entry uuid, before_at timestamptz default 'infinity',
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
      when 'note' then (select jsonb_build_object('author_id', note.author_id, 'body', note.body,
          'mentions', to_jsonb(note.mentions))
        from public.lead_notes note where note.id = step.id)
      when 'move' then (select to_jsonb(log) - '{id,at,record_id}'::text[] from public.audit_log log where log.id = step.id)
      else (select jsonb_build_object('to', letter."to", 'template', letter.template, 'state', letter.state,
          'subject', letter.subject, 'body', letter.body, 'sent_at', letter.sent_at, 'next_at', letter.next_at,
          'error', letter.error, 'delivery', letter.delivery)
        from public.outbox letter where letter.id = step.id) end as content) told
    order by step.at desc, step.id desc;
end
$$;
-- Whoever is given a record by somebody else is told.
create function private.note_assignment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if new.assignee_id is distinct from me then
    insert into private.nudged (user_id, entry_id, what, due_at, by_id)
      values (new.assignee_id, new.id, 'assigned', clock_timestamp(), me)
      on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger inbox_entries_assignment after update of assignee_id on public.inbox_entries
  for each row when (new.assignee_id is distinct from old.assignee_id and new.assignee_id is not null)
  execute function private.note_assignment();

-- Who is told of a record: whoever has it, else every owner.
create function private.told_of(assignee uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select staff.user_id from public.staff
  where staff.disabled_at is null and (staff.user_id = told_of.assignee
    or (staff.role = 'owner' and not exists (
      select from public.staff holder where holder.user_id = told_of.assignee and holder.disabled_at is null)))
$$;

-- Finds what is due: a quarter of the promised time is left; it has passed; it has passed by as much again, of which the
-- owners are told; a follow-up's day has come. Each once. What was forgotten for more than four days is no news.
create function private.find_nudges(at timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('nudges', 0)) then
    return;
  end if;
  perform private.wake_entries();
  insert into private.nudged (user_id, entry_id, what, due_at, at)
    select told.user_id, late.id, late.what, late.due_at, find_nudges.at
    from (
      select entry.id, entry.assignee_id, entry.due_at, entry.due_at - entry.waiting_since as promised,
        case when find_nudges.at < entry.due_at then 'due'
          when find_nudges.at < entry.due_at + (entry.due_at - entry.waiting_since) then 'overdue'
          else 'escalated' end as what
      from public.inbox_entries entry
      where entry.waiting_since is not null and entry.is_watched and entry.archived_at is null
        and entry.due_at < find_nudges.at + interval '4 days'
        and entry.due_at - (entry.due_at - entry.waiting_since) / 4 <= find_nudges.at
    ) late
    cross join lateral (
      select told_of as user_id from private.told_of(case when late.what <> 'escalated' then late.assignee_id end)
    ) told
    where not exists (
      select from private.nudged known
      where known.entry_id = late.id and known.what = late.what and known.due_at = late.due_at)
    on conflict do nothing;
  insert into private.nudged (user_id, entry_id, what, due_at, at)
    select told.user_id, entry.id, 'follow-up', entry.follow_up_on::timestamp at time zone 'UTC', find_nudges.at
    from public.inbox_entries entry
    cross join lateral (select told_of as user_id from private.told_of(entry.assignee_id)) told
    where entry.archived_at is null
      and entry.follow_up_on <= (find_nudges.at at time zone 'America/Los_Angeles')::date
      and entry.follow_up_on > (find_nudges.at at time zone 'America/Los_Angeles')::date - 4
      and not exists (
        select from private.nudged known
        where known.entry_id = entry.id and known.what = 'follow-up'
          and known.due_at = entry.follow_up_on::timestamp at time zone 'UTC')
    on conflict do nothing;
end
$$;

-- Whether letters to somebody wait now: in quiet hours and, unless wanted, at weekends.
create function private.is_quiet(chosen public.nudge_choices, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  there timestamp := is_quiet.at at time zone chosen.zone;
  hour integer := extract(hour from there);
begin
  return (not chosen.weekends and extract(isodow from there) > 5)
    or case when chosen.quiet_from <= chosen.quiet_to
      then hour >= chosen.quiet_from and hour < chosen.quiet_to
      else hour >= chosen.quiet_from or hour < chosen.quiet_to end;
end
$$;

-- Writes letters about what was found: one for each person and reason, at once or when quiet hours are over, and the
-- digests. What is to be in a digest waits for it.
create function private.hand_out_nudges(at timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person record;
  chosen public.nudge_choices;
  there timestamp;
  one record;
  choice text;
  letter uuid;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('nudges', 0)) then
    return;
  end if;
  update private.nudged old set handed_at = hand_out_nudges.at
    where old.handed_at is null and (old.at < hand_out_nudges.at - interval '4 days'
      or not private.works_here(old.user_id, interval '0'));
  for person in
    select staff.user_id, account.email from public.staff join auth.users account on account.id = staff.user_id
    where staff.disabled_at is null and (
      exists (select from private.nudged waiting where waiting.user_id = staff.user_id and waiting.handed_at is null)
      or exists (select from public.nudge_choices mine where mine.user_id = staff.user_id and mine.digest_hour is not null))
  loop
    chosen := private.choices_of(person.user_id);
    there := hand_out_nudges.at at time zone chosen.zone;
    for one in
      select waiting.what, min(waiting.at) as since from private.nudged waiting
      where waiting.user_id = person.user_id and waiting.handed_at is null group by waiting.what
    loop
      choice := case one.what when 'assigned' then chosen.assigned when 'mentioned' then chosen.mentioned
        when 'due' then chosen.due when 'follow-up' then chosen.follow_up else chosen.overdue end;
      continue when choice = 'digest';
      continue when choice = 'now' and (private.is_quiet(chosen, hand_out_nudges.at)
        or (one.what = 'assigned' and one.since > hand_out_nudges.at - interval '2 minutes')
        or (one.what = 'follow-up' and chosen.quiet_from = chosen.quiet_to and extract(hour from there) < 8));
      letter := null;
      if choice = 'now' then
        insert into public.outbox ("to", template, payload, priority)
          values (person.email, 'nudge', jsonb_build_object('user', person.user_id, 'what', one.what), 1)
          returning id into letter;
      end if;
      update private.nudged waiting set handed_at = hand_out_nudges.at, outbox_id = letter
        where waiting.user_id = person.user_id and waiting.what = one.what and waiting.handed_at is null;
    end loop;
    if extract(hour from there) >= chosen.digest_hour and chosen.digest_on is distinct from there::date
      and (chosen.weekends or extract(isodow from there) < 6)
    then
      insert into public.outbox ("to", template, payload, priority)
        values (person.email, 'digest', jsonb_build_object('user', person.user_id), 1)
        returning id into letter;
      update public.nudge_choices mine set digest_on = there::date where mine.user_id = person.user_id;
      update private.nudged waiting set handed_at = hand_out_nudges.at, outbox_id = letter
        where waiting.user_id = person.user_id and waiting.handed_at is null and case waiting.what
          when 'assigned' then chosen.assigned when 'mentioned' then chosen.mentioned when 'due' then chosen.due
          when 'follow-up' then chosen.follow_up else chosen.overdue end = 'digest';
    end if;
  end loop;
end
$$;

-- What a letter tells of, as far as it is still true: nothing that was answered, given away or put away since, nor what a
-- later letter tells of the same: one night brings somebody one letter about a record.
create function private.nudge_items(letter uuid)
returns table (what text, id uuid, kind text, reference text, name text, company text, subject text,
  due_at timestamptz, waiting_since timestamptz, by_name text, note text)
language sql stable security definer set search_path = '' as $$
  select distinct on (known.what, entry.id, known.note_id) known.what, entry.id, entry.kind, entry.reference, entry.name,
    entry.company, entry.subject, entry.due_at, entry.waiting_since,
    coalesce((select staff.display_name from public.staff where staff.user_id = known.by_id), ''),
    coalesce(note.body, '')
  from private.nudged known
    join public.inbox_entries entry on entry.id = known.entry_id
    left join public.lead_notes note on note.id = known.note_id
  where known.outbox_id = nudge_items.letter
    and case known.what
      when 'assigned' then entry.assignee_id = known.user_id and entry.archived_at is null
      when 'mentioned' then known.user_id = any (note.mentions)
      else entry.archived_at is null
        and known.user_id in (select private.told_of(case when known.what <> 'escalated' then entry.assignee_id end))
        and case known.what
          when 'follow-up' then entry.follow_up_on <= (known.due_at at time zone 'UTC')::date
          else entry.waiting_since is not null and entry.due_at = known.due_at end end
    and not exists (
      select from private.nudged later
      where later.user_id = known.user_id and later.entry_id = known.entry_id and later.due_at = known.due_at
        and later.what = case known.what when 'due' then 'overdue' when 'overdue' then 'escalated' end
        and later.outbox_id is not null)
  order by known.what, entry.id, known.note_id, known.at desc
$$;

create function private.nudge_item(entry uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', known.id, 'kind', known.kind, 'reference', known.reference, 'name', known.name,
    'company', known.company, 'subject', known.subject, 'due_at', nullif(known.due_at, 'infinity'),
    'waiting_since', known.waiting_since)
  from public.inbox_entries known where known.id = nudge_item.entry
$$;

-- What a digest tells: what waits for the person and for nobody, the follow-ups of the day, what has come in since the one
-- before, and what was kept for it. Lists of twenty at most beside how many there are.
create function private.digest_items(letter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as (
    select mail.id, (mail.payload ->> 'user')::uuid as user_id, mail.created_at,
      (private.choices_of((mail.payload ->> 'user')::uuid)).zone as zone,
      coalesce((select max(before.created_at) from public.outbox before where before.template = 'digest'
        and before.payload ->> 'user' = mail.payload ->> 'user' and before.created_at < mail.created_at),
        mail.created_at - interval '1 day') as since
    from public.outbox mail where mail.id = digest_items.letter
  ), here as (
    select entry.* from public.inbox_entries entry
    where entry.archived_at is null and (entry.snoozed_until is null or entry.snoozed_until <= now())
  ), waits as (
    select here.* from here where here.waiting_since is not null
      and (here.due_at < 'infinity' or here.new_letter_at is not null)
  ), mine as (
    select waits.* from waits, asked where waits.assignee_id = asked.user_id
  ), nobody as (
    select waits.* from waits where waits.assignee_id is null and waits.is_watched
  ), follow_ups as (
    select here.* from here, asked where here.assignee_id = asked.user_id
      and here.follow_up_on <= (now() at time zone asked.zone)::date
  ), fresh as (
    select entry.kind, count(*) as total from public.inbox_entries entry, asked
    where entry.created_at > asked.since and entry.created_at <= asked.created_at group by entry.kind
  )
  select jsonb_build_object(
    'zone', asked.zone,
    'since', asked.since,
    'counts', jsonb_build_object(
      'mine', (select count(*) from mine), 'mineOverdue', (select count(*) from mine where mine.due_at < now()),
      'nobody', (select count(*) from nobody), 'nobodyOverdue', (select count(*) from nobody where nobody.due_at < now()),
      'followUps', (select count(*) from follow_ups), 'fresh', (select coalesce(sum(fresh.total), 0) from fresh)),
    'fresh', (select coalesce(jsonb_agg(jsonb_build_object('kind', fresh.kind, 'total', fresh.total)
      order by fresh.total desc, fresh.kind), '[]') from fresh),
    'mine', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select mine.id from mine order by mine.due_at, mine.id limit 20) listed),
    'nobody', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select nobody.id from nobody order by nobody.due_at, nobody.id limit 20) listed),
    'followUps', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select follow_ups.id from follow_ups order by follow_ups.follow_up_on, follow_ups.id limit 20) listed),
    'told', (select coalesce(jsonb_agg(to_jsonb(item)), '[]') from private.nudge_items(asked.id) item))
  from asked
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('choices_of', 'my_nudge_choices', 'save_nudge_choices', 'save_note', 'note_assignment',
        'told_of', 'find_nudges', 'is_quiet', 'hand_out_nudges', 'nudge_items', 'digest_items', 'nudge_item')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.my_nudge_choices(), public.save_note(uuid, uuid, text, text[]),
  public.save_nudge_choices(text, text, text, text, text, text, integer, integer, boolean, text, integer)
  to authenticated, service_role;
