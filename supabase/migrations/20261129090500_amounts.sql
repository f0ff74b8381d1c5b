-- What a record is worth, so that lists show and filter it: what its deal says, else what was ordered, else the budget
-- that its sender named. Deals come with the next migration.

alter table private.record_kinds
  -- The column with the code of a budget, and those with what was ordered: once, and each month.
  add column budget_column text,
  add column once_column text,
  add column monthly_column text;
update private.record_kinds set budget_column = 'budget' where kind in ('contact', 'consultation');
update private.record_kinds set once_column = 'subtotal_cents', monthly_column = 'monthly_cents' where kind = 'order';

alter table public.inbox_entries
  add column budget text not null default '',
  add column amount_cents bigint,
  add column monthly_cents bigint;

-- What was ordered with a record, by the columns that its kind names.
create function private.ordered_with(kind text, record jsonb, out once bigint, out monthly bigint)
language sql stable security definer set search_path = '' as $$
  select nullif((ordered_with.record ->> known.once_column)::bigint, 0),
    nullif((ordered_with.record ->> known.monthly_column)::bigint, 0)
  from private.record_kinds known where known.kind = ordered_with.kind
$$;

do $$
declare
  known private.record_kinds;
begin
  for known in select * from private.record_kinds where budget_column is not null or once_column is not null loop
    execute format('
      update public.inbox_entries entry
      set budget = coalesce(to_jsonb(r) ->> %L, ''''), amount_cents = told.once, monthly_cents = told.monthly
      from public.%I r, lateral private.ordered_with(%L, to_jsonb(r)) told where r.id = entry.id',
      coalesce(known.budget_column, ''), known.relation, known.kind);
  end loop;
end
$$;

-- By which lists are filtered and ordered: what was ordered or agreed, else the lower end of the budget (`25k-50k`,
-- `25000-50000`, `100000+`, `over-100k`; 0 for `under-10k`); -1 where nothing is known of it.
alter table public.inbox_entries
  add column worth_cents bigint not null generated always as (
    coalesce(nullif(amount_cents, 0), nullif(monthly_cents, 0),
      case when budget ~ '^under' then 0
        else (substring(budget from '\d{1,9}'))::bigint * 100 * case when budget ~ '^\D*\d{1,9}k' then 1000 else 1 end end,
      -1)) stored,
  add column domain text not null generated always as (split_part(lower(email), '@', 2)) stored;
create index inbox_entries_worth on public.inbox_entries (worth_cents desc, id desc);
create index inbox_entries_domain on public.inbox_entries (domain, created_at desc);

-- As before, with budget and order.
create or replace function private.insert_entry(kind text, record jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.record_kinds;
  entry_id uuid := (record ->> 'id')::uuid;
  received timestamptz := (record ->> 'created_at')::timestamptz;
  reference text;
  words text;
  told record;
begin
  select * into strict known from private.record_kinds registered where registered.kind = insert_entry.kind;
  reference := known.prefix || '-' || upper(left(entry_id::text, 8));
  select string_agg(value, ' ') into words from jsonb_each_text(record)
    where key not in ('id', 'created_at', 'user_id', 'status', 'snapshot', 'import_id', 'added_by');
  select * into told from private.ordered_with(insert_entry.kind, insert_entry.record);
  insert into public.inbox_entries (
    id, kind, reference, created_at, name, email, company, subject, body, topic, status,
    answered_at, due_at, digest, search_text, budget, amount_cents, monthly_cents)
  values (
    entry_id,
    known.kind,
    reference,
    received,
    private.part_of(record, known.parts -> 'name'),
    coalesce(record ->> 'email', ''),
    private.part_of(record, known.parts -> 'company'),
    private.part_of(record, known.parts -> 'subject'),
    private.part_of(record, known.parts -> 'body'),
    private.part_of(record, known.parts -> 'topic'),
    record ->> 'status',
    case when record ->> 'status' <> known.first_status then coalesce(
      (select min(at) from public.audit_log where record_id = entry_id), received) end,
    private.due_after(known.reply_within, received),
    private.digest_of(known.kind, record),
    private.fold(concat_ws(' ', words, reference)),
    coalesce(record ->> known.budget_column, ''),
    told.once,
    told.monthly)
  on conflict (id) do nothing;
end
$$;

drop function public.find_entries(text, text, text, text, text, text, text, text, text, text, text);
-- As before, also by what a record is worth, in cents, and by the days of the office on which it came.
create function public.find_entries(
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '', quarantine text default 'no', budget text default '',
  min_cents bigint default null, max_cents bigint default null, from_day date default null, to_day date default null)
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
    and (find_entries.quarantine = 'all' or (find_entries.quarantine = 'yes') = (entry.quarantined_at is not null))
    and (find_entries.budget = '' or entry.budget = find_entries.budget)
    and (find_entries.min_cents is null or entry.worth_cents >= find_entries.min_cents)
    and (find_entries.max_cents is null or entry.worth_cents between 0 and find_entries.max_cents)
    and (find_entries.from_day is null
      or entry.created_at >= find_entries.from_day::timestamp at time zone 'America/Los_Angeles')
    and (find_entries.to_day is null
      or entry.created_at < (find_entries.to_day + 1)::timestamp at time zone 'America/Los_Angeles')
$$;

drop function public.start_bulk(text, integer, text, text, text, text, text, text, text, text, text, text, text);
-- As before, by all that lists are filtered by. Names what is to change and answers how many it is. `action` is assign
-- (an id, or '' for nobody),
-- archive ('yes' or 'no'), tag, untag, or respond (new contact submissions only). Refuses with 409
-- `changed` when the number is not the one that was confirmed.
create function public.start_bulk(
  action text, expected integer, value text default '',
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '', budget text default '',
  min_cents bigint default null, max_cents bigint default null, from_day date default null, to_day date default null)
returns table (batch uuid, total integer)
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
  found_now integer;
begin
  if not private.is_staff() then
    raise exception 'Only staff change entries.' using errcode = '42501';
  end if;
  if start_bulk.action not in ('assign', 'archive', 'tag', 'untag', 'respond')
    or (start_bulk.action in ('tag', 'untag') and btrim(start_bulk.value) = '')
    or (start_bulk.action = 'archive' and start_bulk.value not in ('yes', 'no'))
    or (start_bulk.action = 'assign' and start_bulk.value <> '' and not exists (
      select from public.staff
      where user_id::text = start_bulk.value and disabled_at is null))
  then
    raise sqlstate 'PT422' using message = 'There is no such change.';
  end if;
  delete from private.bulk_batches where created_at < clock_timestamp() - interval '1 hour';
  insert into private.bulk_batches (actor_id, action, value)
    values ((select auth.uid()), start_bulk.action, btrim(start_bulk.value)) returning id into made;
  insert into private.bulk_items (batch_id, entry_id)
    select made, entry.id from public.find_entries(
      start_bulk.kind, start_bulk.status, start_bulk.search, start_bulk.topic, start_bulk.assignee,
      start_bulk.tag, start_bulk.due, start_bulk.archived, start_bulk.source, start_bulk.email, 'no', start_bulk.budget,
      start_bulk.min_cents, start_bulk.max_cents, start_bulk.from_day, start_bulk.to_day) entry
    where start_bulk.action <> 'respond' or (entry.kind = 'contact' and entry.status = 'new');
  get diagnostics found_now = row_count;
  if found_now <> start_bulk.expected then
    raise sqlstate 'PT409' using message = found_now || ' match now.', hint = 'changed';
  end if;
  insert into public.audit_log (actor_id, action, kind, record_id, after)
    values ((select auth.uid()), 'bulk', 'work', made, jsonb_build_object(
      'action', start_bulk.action, 'value', start_bulk.value, 'total', found_now));
  return query select made, found_now;
end
$$;

drop function public.export_page(timestamptz, uuid, text, text, text, text, text, text, text, text, text, text);
-- As before, by all that lists are filtered by.
create function public.export_page(
  before_at timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '', budget text default '',
  min_cents bigint default null, max_cents bigint default null, from_day date default null, to_day date default null)
returns table (id uuid, created_at timestamptz, entry jsonb, record jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  hits public.inbox_entries[];
  records text;
begin
  if not private.is_owner() then
    raise exception 'Only owners export.' using errcode = '42501';
  end if;
  if export_page.before_at = 'infinity' then
    insert into public.audit_log (actor_id, action, kind, record_id, after)
      values ((select auth.uid()), 'export', 'work', gen_random_uuid(), jsonb_strip_nulls(jsonb_build_object(
        'kind', nullif(export_page.kind, ''), 'status', nullif(export_page.status, ''),
        'search', nullif(export_page.search, ''), 'topic', nullif(export_page.topic, ''),
        'assignee', nullif(export_page.assignee, ''), 'tag', nullif(export_page.tag, ''),
        'due', nullif(export_page.due, ''), 'archived', export_page.archived,
        'source', nullif(export_page.source, ''), 'email', nullif(export_page.email, ''),
        'budget', nullif(export_page.budget, ''),
        'min_cents', export_page.min_cents, 'max_cents', export_page.max_cents,
        'from_day', export_page.from_day, 'to_day', export_page.to_day)));
  end if;
  hits := array(
    select hit from public.find_entries(
      export_page.kind, export_page.status, export_page.search, export_page.topic,
      export_page.assignee, export_page.tag, export_page.due, export_page.archived,
      export_page.source, export_page.email, 'no', export_page.budget,
      export_page.min_cents, export_page.max_cents, export_page.from_day, export_page.to_day) hit
    where (hit.created_at, hit.id) < (export_page.before_at, export_page.before_id)
    order by hit.created_at desc, hit.id desc limit 1000);
  select string_agg(format(
      'select r.id, to_jsonb(r) as content from public.%I r where r.id = any ($2)', known.relation), ' union all ')
    into records from private.record_kinds known
    where known.kind in (select hit.kind from unnest(hits) hit);
  if records is null then
    return;
  end if;
  return query execute format('
    select hit.id, hit.created_at,
      to_jsonb(hit) - ''{digest,search_text,sort_name,contact_id,preview,words_digest,is_stranger}''::text[], r.content
    from unnest($1) hit left join (%s) r on r.id = hit.id
    order by hit.created_at desc, hit.id desc', records)
    using hits, array(select hit.id from unnest(hits) hit);
end
$$;

revoke all on function private.ordered_with(text, jsonb) from public, anon, authenticated;
do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace = 'public'::regnamespace and proc.proname in ('find_entries', 'start_bulk', 'export_page')
  loop
    execute format('revoke all on function %s from public, anon', one);
    execute format('grant execute on function %s to authenticated, service_role', one);
  end loop;
end
$$;
