-- One change to all entries that match, and taking them out as a file. Both are evaluated here, in
-- short steps, so that a lead sent meanwhile is stored at once.

alter table public.audit_log drop constraint audit_log_action_known;
alter table public.audit_log add constraint audit_log_action_known
  check (action in ('insert', 'update', 'delete', 'bulk', 'export', 'erase'));

create table private.bulk_batches (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null,
  action text not null,
  value text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When the last entry was changed; an undo has to come soon after it.
  done_at timestamptz
);
create table private.bulk_items (
  batch_id uuid not null references private.bulk_batches (id) on delete cascade,
  entry_id uuid not null,
  was jsonb,
  primary key (batch_id, entry_id)
);
revoke all on private.bulk_batches, private.bulk_items from public, anon, authenticated, service_role;

-- Names what is to change and answers how many it is. `action` is assign (an id, or '' for nobody),
-- archive ('yes' or 'no'), tag, untag, or respond (new contact submissions only). Refuses with 409
-- `changed` when the number is not the one that was confirmed.
create function public.start_bulk(
  action text, expected integer, value text default '',
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '')
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
      start_bulk.tag, start_bulk.due, start_bulk.archived, start_bulk.source, start_bulk.email) entry
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

-- Changes the next entries of one's own batch, at most 1,000; answers how many are left.
create function public.run_bulk(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  job private.bulk_batches;
  ids uuid[];
  remaining integer;
begin
  select * into job from private.bulk_batches
    where id = run_bulk.batch and actor_id = (select auth.uid()) for update;
  if job.id is null or not private.is_staff() then
    raise exception 'There is no such change.' using errcode = '42501';
  end if;
  select array_agg(entry_id) into ids from (
    select entry_id from private.bulk_items
    where batch_id = job.id and was is null order by entry_id limit 1000) next;
  update private.bulk_items item set was = coalesce((
      select jsonb_build_object('assignee_id', entry.assignee_id, 'tags', entry.tags,
        'archived_at', entry.archived_at)
      from public.inbox_entries entry where entry.id = item.entry_id), '{}')
    where batch_id = job.id and entry_id = any (ids);
  case job.action
    when 'assign' then
      update public.inbox_entries set assignee_id = nullif(job.value, '')::uuid where id = any (ids);
    when 'archive' then
      update public.inbox_entries
        set archived_at = case job.value when 'yes' then coalesce(archived_at, now()) end
        where id = any (ids);
    when 'tag' then
      update public.inbox_entries set tags = tags || job.value where id = any (ids);
    when 'untag' then
      update public.inbox_entries set tags = array_remove(tags, lower(job.value)) where id = any (ids);
    when 'respond' then
      update public.contact_submissions set status = 'responded'
        where id = any (ids) and status = 'new';
  end case;
  select count(*) into remaining from private.bulk_items where batch_id = job.id and was is null;
  if remaining = 0 then
    update private.bulk_batches set done_at = coalesce(done_at, clock_timestamp()) where id = job.id;
  end if;
  return remaining;
end
$$;

-- Takes one's own batch back, at most 1,000 entries at a time; answers how many are left. Not later
-- than half a minute after its end, and never an answer: no way leads back from responded.
create function public.undo_bulk(batch uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  job private.bulk_batches;
  ids uuid[];
  remaining integer;
begin
  select * into job from private.bulk_batches
    where id = undo_bulk.batch and actor_id = (select auth.uid()) for update;
  if job.id is null or not private.is_staff() or job.action = 'respond' then
    raise exception 'There is no such change.' using errcode = '42501';
  end if;
  if job.done_at < clock_timestamp() - interval '30 seconds' then
    raise sqlstate 'PT409' using message = 'It is too late to take this back.', hint = 'late';
  end if;
  select array_agg(entry_id) into ids from (
    select entry_id from private.bulk_items
    where batch_id = job.id and was is not null order by entry_id limit 1000) next;
  update public.inbox_entries entry set
      assignee_id = case when job.action = 'assign' then (item.was ->> 'assignee_id')::uuid else entry.assignee_id end,
      archived_at = case when job.action = 'archive' then (item.was ->> 'archived_at')::timestamptz else entry.archived_at end,
      tags = case when job.action in ('tag', 'untag') then array(select jsonb_array_elements_text(item.was -> 'tags')) else entry.tags end
    from private.bulk_items item
    where item.batch_id = job.id and item.entry_id = entry.id and entry.id = any (ids)
      and item.was <> '{}';
  delete from private.bulk_items where batch_id = job.id and entry_id = any (ids);
  update private.bulk_batches set done_at = clock_timestamp() where id = job.id;
  select count(*) into remaining from private.bulk_items where batch_id = job.id and was is not null;
  return remaining;
end
$$;

-- One page of at most 1,000 matching entries with their records, newest first, after the place of the
-- page before. Owners only; the first page writes who took what into the log.
create function public.export_page(
  before_at timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '')
returns table (id uuid, created_at timestamptz, entry jsonb, record jsonb)
language plpgsql security definer set search_path = '' as $$
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
        'source', nullif(export_page.source, ''), 'email', nullif(export_page.email, ''))));
  end if;
  return query
    select hit.id, hit.created_at,
      to_jsonb(hit) - '{digest,search_text,sort_name,contact_id,preview}'::text[],
      private.record_of(hit.kind, hit.id)
    from public.find_entries(
      export_page.kind, export_page.status, export_page.search, export_page.topic,
      export_page.assignee, export_page.tag, export_page.due, export_page.archived,
      export_page.source, export_page.email) hit
    where (hit.created_at, hit.id) < (export_page.before_at, export_page.before_id)
    order by hit.created_at desc, hit.id desc limit 1000;
end
$$;

-- The whole record behind an entry.
create function private.record_of(kind text, id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'contact' then (select to_jsonb(r) from public.contact_submissions r where r.id = record_of.id)
    when 'consultation' then (select to_jsonb(r) from public.consultation_applications r where r.id = record_of.id)
    when 'support' then (select to_jsonb(r) from public.support_requests r where r.id = record_of.id)
    when 'call' then (select to_jsonb(r) from public.call_bookings r where r.id = record_of.id)
    when 'order' then (select to_jsonb(r) from public.package_orders r where r.id = record_of.id)
    when 'partner' then (select to_jsonb(r) from public.partner_applications r where r.id = record_of.id)
    when 'portal' then (select to_jsonb(r) from public.portal_applications r where r.id = record_of.id)
    when 'job' then (select to_jsonb(r) from public.job_applications r where r.id = record_of.id)
    when 'newsletter' then (select to_jsonb(r) from public.newsletter_subscribers r where r.id = record_of.id)
  end
$$;

revoke all on function
  public.start_bulk(text, integer, text, text, text, text, text, text, text, text, text, text, text),
  public.run_bulk(uuid), public.undo_bulk(uuid),
  public.export_page(timestamptz, uuid, text, text, text, text, text, text, text, text, text, text),
  private.record_of(text, uuid) from public, anon;
grant execute on function
  public.start_bulk(text, integer, text, text, text, text, text, text, text, text, text, text, text),
  public.run_bulk(uuid), public.undo_bulk(uuid),
  public.export_page(timestamptz, uuid, text, text, text, text, text, text, text, text, text, text)
  to authenticated;
