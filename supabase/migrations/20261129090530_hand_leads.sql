-- Leads that came by no form: written down by hand, as after a call, or taken over from a file. The eleventh kind.

create table public.imports (
  id uuid primary key,
  file_name text not null constraint imports_file_name_short check (length(file_name) between 1 and 200),
  added_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Whether those in it wait for an answer.
  waits boolean not null,
  -- How many records it made.
  total integer not null default 0,
  undone_at timestamptz
);
alter table public.imports enable row level security;
revoke all on public.imports from public, anon, authenticated;
grant select on public.imports to authenticated;
grant select, insert, update, delete on public.imports to service_role;
create policy "staff read" on public.imports for select to authenticated using ((select private.is_staff()));

create table public.hand_leads (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'new' constraint hand_leads_status_known check (status in ('new', 'responded')),
  name text not null default '' constraint hand_leads_name_short check (length(name) <= 200),
  email text not null default '' constraint hand_leads_email_short check (length(email) <= 254),
  phone text not null default '' constraint hand_leads_phone_short check (length(phone) <= 60),
  company text not null default '' constraint hand_leads_company_short check (length(company) <= 200),
  -- In the words of whoever wrote it down: "Telephone", "Fair in Ghent".
  source text not null default '' constraint hand_leads_source_short check (length(source) <= 100),
  message text not null default '' constraint hand_leads_message_short check (length(message) <= 10000),
  import_id uuid references public.imports (id) on delete set null,
  added_by uuid references auth.users (id) on delete set null,
  constraint hand_leads_can_be_reached check (email <> '' or phone <> '')
);
create index hand_leads_import on public.hand_leads (import_id) where import_id is not null;
create index hand_leads_address on public.hand_leads (lower(email));

-- Without limit: staff alone write them down. Who sends again names the id once more.
select private.register_kind('hand-lead', 'hand_leads', 'HL', 'new', '{"new": ["responded"]}',
  '{"name": ["name"], "company": ["company"], "body": ["message"], "topic": ["source"]}',
  cleaned => '{name,email,phone,company,source,message+}', sent_by => 'function', acknowledgement => 'none',
  checks_address => false);
drop trigger hand_leads_1_limit on public.hand_leads;
drop trigger hand_leads_3_duplicate on public.hand_leads;
update private.record_kinds set is_judged = false where kind = 'hand-lead';

-- Where it came from is known as it is written down.
create function private.take_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.inbox_entries entry set source = lower(new.source) where entry.id = new.id and new.source <> '';
  return null;
end
$$;
create trigger hand_leads_source after insert on public.hand_leads
  for each row execute function private.take_source();

-- What is wrong with a row that somebody wants to write down, as a column and a sentence; null when nothing is.
create function private.refusal_of(name text, email text, phone text, company text, source text, message text,
  out field text, out words text)
language plpgsql immutable set search_path = '' as $$
begin
  if btrim(refusal_of.name) = '' then
    field := 'name'; words := 'There is no name.';
  elsif length(refusal_of.name) > 200 then
    field := 'name'; words := 'The name is longer than 200 characters.';
  elsif btrim(refusal_of.email) = '' and btrim(refusal_of.phone) = '' then
    field := 'email'; words := 'There is neither an e-mail address nor a phone number.';
  elsif btrim(refusal_of.email) <> '' and not private.is_mail_address(btrim(refusal_of.email)) then
    field := 'email'; words := 'This is no e-mail address.';
  elsif btrim(refusal_of.phone) <> ''
    and (length(refusal_of.phone) > 60 or refusal_of.phone !~ '^[^A-Za-z]*([0-9][^A-Za-z]*){5}') then
    field := 'phone'; words := 'This is no phone number.';
  elsif length(refusal_of.company) > 200 then
    field := 'company'; words := 'The company is longer than 200 characters.';
  elsif length(refusal_of.source) > 100 then
    field := 'source'; words := 'The source is longer than 100 characters.';
  elsif length(refusal_of.message) > 10000 then
    field := 'message'; words := 'The words are longer than 10,000 characters.';
  end if;
end
$$;

-- Writes one down. `id` is made by whoever sends, so that sending again stores nothing twice. Answers the reference.
create function public.add_lead(id uuid, name text, email text default '', phone text default '',
  company text default '', source text default '', message text default '')
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  wrong record;
begin
  if not private.is_staff() then
    raise exception 'Only staff write leads down.' using errcode = '42501';
  end if;
  select * into wrong from private.refusal_of(add_lead.name, add_lead.email, add_lead.phone, add_lead.company,
    add_lead.source, add_lead.message);
  if wrong.field is not null then
    raise sqlstate 'PT422' using message = wrong.words, hint = wrong.field;
  end if;
  insert into public.hand_leads (id, name, email, phone, company, source, message, added_by)
    values (add_lead.id, add_lead.name, lower(btrim(add_lead.email)), add_lead.phone, add_lead.company,
      add_lead.source, add_lead.message, (select auth.uid()))
    on conflict on constraint hand_leads_pkey do nothing;
  return private.reference_of('hand-lead', add_lead.id);
end
$$;

-- Which of these addresses have a record here already.
create function public.known_addresses(addresses text[]) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff ask for addresses.' using errcode = '42501';
  end if;
  return query
    select asked.address
    from (select distinct lower(btrim(one)) as address from unnest(known_addresses.addresses) one) asked
    where asked.address <> '' and exists (
      select from public.inbox_entries entry
      where lower(entry.email) = asked.address and entry.quarantined_at is null);
end
$$;

-- Takes over rows of a file, at most 500 at a time: `rows` is the JSON of [{"n": 2, "name": …, "email": …, "phone": …,
-- "company": …, "source": …, "message": …}], where `n` is the row's number in the file. `id` is made by whoever
-- sends: the same row of the same import is stored once, however often it is sent. Answers how many were stored, and
-- which rows were refused and why: {"added": 480, "refused": [{"n": 7, "field": "email", "words": …}]}.
create function public.import_leads(id uuid, file_name text, waits boolean, rows text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.imports;
  asked jsonb;
  one record;
  wrong record;
  refused jsonb := '[]';
  added integer := 0;
begin
  if not private.is_staff() then
    raise exception 'Only staff import.' using errcode = '42501';
  end if;
  begin
    asked := import_leads.rows::jsonb;
  exception when others then
    raise sqlstate 'PT422' using message = 'These are no rows.', hint = 'rows';
  end;
  if jsonb_typeof(asked) <> 'array' or jsonb_array_length(asked) > 500 then
    raise sqlstate 'PT422' using message = 'At most 500 rows at a time.', hint = 'rows';
  end if;
  insert into public.imports (id, file_name, waits, added_by)
    values (import_leads.id, left(coalesce(nullif(btrim(import_leads.file_name), ''), 'A file'), 200),
      import_leads.waits, (select auth.uid()))
    on conflict on constraint imports_pkey do nothing;
  select * into known from public.imports found where found.id = import_leads.id for update;
  if known.added_by is distinct from (select auth.uid()) or known.undone_at is not null then
    raise sqlstate 'PT409' using message = 'This import is over.', hint = 'over';
  end if;
  if known.total + jsonb_array_length(asked) > 10000 then
    raise sqlstate 'PT422' using message = 'An import has at most 10,000 rows.', hint = 'rows';
  end if;
  for one in
    select (row ->> 'n')::integer as n, coalesce(row ->> 'name', '') as name,
      lower(btrim(coalesce(row ->> 'email', ''))) as email, coalesce(row ->> 'phone', '') as phone,
      coalesce(row ->> 'company', '') as company, coalesce(row ->> 'source', '') as source,
      coalesce(row ->> 'message', '') as message
    from jsonb_array_elements(asked) row
  loop
    select * into wrong from private.refusal_of(one.name, one.email, one.phone, one.company, one.source, one.message);
    if one.n is null then
      raise sqlstate 'PT422' using message = 'Each row has the number that it has in the file.', hint = 'rows';
    end if;
    if wrong.field is not null then
      refused := refused || jsonb_build_object('n', one.n, 'field', wrong.field, 'words', wrong.words);
      continue;
    end if;
    insert into public.hand_leads (id, name, email, phone, company, source, message, status, import_id, added_by)
      values (md5(known.id::text || ':' || one.n)::uuid, one.name, one.email, one.phone, one.company, one.source,
        one.message, case when known.waits then 'new' else 'responded' end, known.id, (select auth.uid()))
      on conflict on constraint hand_leads_pkey do nothing;
    if found then
      added := added + 1;
    end if;
  end loop;
  update public.imports found set total = found.total + added where found.id = known.id;
  return jsonb_build_object('added', added, 'refused', refused);
end
$$;

-- What an import brought and nobody has touched since.
create function private.untouched(import uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select lead.id from public.hand_leads lead join public.inbox_entries entry on entry.id = lead.id
    join public.imports brought on brought.id = lead.import_id
  where lead.import_id = untouched.import and lead.status = case when brought.waits then 'new' else 'responded' end
    and entry.assignee_id is null and entry.tags = '{}' and entry.archived_at is null and entry.follow_up_on is null
    and entry.snoozed_until is null and entry.deal_id is null and entry.judgement is null
    and not exists (select from public.lead_notes note where note.record_id = lead.id)
    and not exists (select from public.messages message where message.entry_id = lead.id)
    and not exists (select from public.drafts draft where draft.entry_id = lead.id)
    and not exists (select from public.audit_log log where log.record_id = lead.id)
$$;

-- Removes what one's own import brought within the last day and nobody has touched, at most 500 at a time; answers how
-- many such are left. What somebody has touched stays.
create function public.undo_import(id uuid) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.imports;
  remaining bigint;
begin
  if not private.is_staff() then
    raise exception 'Only staff undo imports.' using errcode = '42501';
  end if;
  select * into known from public.imports found where found.id = undo_import.id for update;
  if known.id is null or (known.added_by is distinct from (select auth.uid()) and not private.is_owner()) then
    raise sqlstate 'PT404' using message = 'There is no such import.';
  end if;
  if known.created_at < now() - interval '1 day' then
    raise sqlstate 'PT409' using message = 'An import can be undone for a day.', hint = 'late';
  end if;
  update public.imports found set undone_at = coalesce(found.undone_at, now()) where found.id = known.id;
  delete from public.hand_leads lead where lead.id in (select private.untouched(known.id) limit 500);
  select count(*) into remaining from private.untouched(known.id);
  return remaining;
end
$$;

-- As before, without what was taken over from files, which came at another time.
create or replace function public.lead_insights(weeks integer default 12)
returns table (dimension text, key text, total bigint, median_seconds double precision)
language sql stable as $$
  with recent as (
    select entry.kind, entry.source, entry.source_page,
      date_trunc('week', entry.created_at at time zone 'America/Los_Angeles')::date as week,
      extract(epoch from entry.answered_at - entry.created_at) as seconds
    from public.inbox_entries entry
    where entry.quarantined_at is null and not exists (
        select from public.hand_leads lead where lead.id = entry.id and lead.import_id is not null)
      and entry.created_at >= (date_trunc('week', now() at time zone 'America/Los_Angeles')
      - make_interval(weeks => least(greatest(lead_insights.weeks, 1), 104) - 1)) at time zone 'America/Los_Angeles'
  )
  select 'week', week::text, count(*), null::double precision from recent group by week
  union all
  select 'source', source, count(*), null from recent group by source
  union all
  select 'page', source_page, count(*), null from recent group by source_page
  union all
  select 'kind', kind, count(*),
    percentile_cont(0.5) within group (order by seconds) filter (where seconds is not null)
  from recent group by kind
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('take_source', 'refusal_of', 'add_lead', 'known_addresses', 'import_leads', 'untouched',
        'undo_import')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
