-- What the team does in the inbox: notes, saved views, lists, counters.

create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null references public.inbox_entries (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index lead_notes_of_record on public.lead_notes (record_id, created_at);

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- The query of /admin: `?view=support&due=overdue`.
  address text not null check (char_length(address) <= 1000 and address ~ '^(\?.*)?$'),
  created_at timestamptz not null default now(),
  unique (owner_id, name)
);

alter table public.lead_notes enable row level security;
alter table public.saved_views enable row level security;
revoke all on public.lead_notes, public.saved_views from public, anon, authenticated;
grant select, insert (kind, record_id, body) on public.lead_notes to authenticated;
grant select, insert (name, address), update (name, address), delete on public.saved_views
  to authenticated;
grant select, insert, update, delete on public.lead_notes, public.saved_views to service_role;

create policy "staff read" on public.lead_notes
  for select to authenticated using ((select private.is_staff()));
create policy "staff write their own" on public.lead_notes
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));

create policy "one's own" on public.saved_views
  for select to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff save their own" on public.saved_views
  for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.is_staff()));
create policy "staff rename their own" on public.saved_views
  for update to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff()))
  with check (owner_id = (select auth.uid()));
create policy "staff drop their own" on public.saved_views
  for delete to authenticated
  using (owner_id = (select auth.uid()) and (select private.is_staff()));

create trigger lead_notes_clean before insert on public.lead_notes
  for each row execute function private.clean_row('body+');
create trigger saved_views_clean before insert or update on public.saved_views
  for each row execute function private.clean_row('name');

-- The entries that match; '' leaves a filter out. `assignee` is an id, 'me' or 'none'; `due` is 'due'
-- (a promised answer is missing), 'overdue' or 'follow-up'; `archived` is 'no', 'yes' or 'all'. Lists,
-- counts, bulk changes and exports all ask here. No "set search_path": it would keep the planner from
-- inlining.
create function public.find_entries(
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '')
returns setof public.inbox_entries
language sql stable as $$
  select entry.* from public.inbox_entries entry
  where (find_entries.kind = '' or entry.kind = find_entries.kind)
    and (find_entries.status = '' or entry.status = find_entries.status)
    and (find_entries.search = ''
      or position(private.fold(left(btrim(find_entries.search), 200)) in entry.search_text) > 0)
    and (find_entries.topic = '' or entry.topic = find_entries.topic)
    and (find_entries.assignee = ''
      or (find_entries.assignee = 'none' and entry.assignee_id is null)
      or (find_entries.assignee = 'me' and entry.assignee_id = (select auth.uid()))
      or entry.assignee_id::text = find_entries.assignee)
    and (find_entries.tag = '' or entry.tags @> array[find_entries.tag])
    and (find_entries.due = ''
      or (find_entries.due = 'due' and entry.answered_at is null and entry.due_at < 'infinity')
      or (find_entries.due = 'overdue' and entry.answered_at is null and entry.due_at < now())
      or (find_entries.due = 'follow-up'
        and entry.follow_up_on <= (now() at time zone 'America/Los_Angeles')::date))
    and (find_entries.archived = 'all' or (find_entries.archived = 'yes') = (entry.archived_at is not null))
    and (find_entries.source = '' or entry.source = find_entries.source)
    and (find_entries.email = '' or lower(entry.email) = lower(find_entries.email))
$$;

-- The contact inbox finds as the other lists do: in everything, without regard to case and accents.
create or replace function public.search_contact_submissions(query text default '')
returns setof public.contact_submissions
language sql stable as $$
  select contact.* from public.contact_submissions contact
    join public.inbox_entries entry on entry.contact_id = contact.id
  where position(private.fold(left(btrim(query), 200)) in entry.search_text) > 0
$$;

-- Counters per kind, of what is not archived.
create function public.inbox_counts()
returns table (kind text, total bigint, unanswered bigint, due bigint, overdue bigint, mine bigint, follow_up bigint)
language sql stable as $$
  select kind, count(*),
    count(*) filter (where answered_at is null),
    count(*) filter (where answered_at is null and due_at < 'infinity'),
    count(*) filter (where answered_at is null and due_at < now()),
    count(*) filter (where assignee_id = (select auth.uid())),
    count(*) filter (where follow_up_on <= (now() at time zone 'America/Los_Angeles')::date)
  from public.inbox_entries where archived_at is null group by kind
$$;

-- Every tag in use, the most used first.
create function public.inbox_tags() returns table (tag text, total bigint)
language sql stable as $$
  select tag, count(*) from public.inbox_entries, unnest(tags) tag
  where tags <> '{}' group by tag order by count(*) desc, tag limit 200
$$;

-- Leads of the last so many weeks: `dimension` is week (its Monday), source, page or kind; the median
-- first answer in seconds stands with the kinds that promise one.
create function public.lead_insights(weeks integer default 12)
returns table (dimension text, key text, total bigint, median_seconds double precision)
language sql stable as $$
  with recent as (
    select entry.kind, entry.source, entry.source_page,
      date_trunc('week', entry.created_at at time zone 'America/Los_Angeles')::date as week,
      extract(epoch from entry.answered_at - entry.created_at) as seconds
    from public.inbox_entries entry
    where entry.created_at >= (date_trunc('week', now() at time zone 'America/Los_Angeles')
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

revoke all on function
  public.find_entries(text, text, text, text, text, text, text, text, text, text),
  public.inbox_counts(), public.inbox_tags(), public.lead_insights(integer) from public, anon;
grant execute on function
  public.find_entries(text, text, text, text, text, text, text, text, text, text),
  public.inbox_counts(), public.inbox_tags(), public.lead_insights(integer)
  to authenticated, service_role;
