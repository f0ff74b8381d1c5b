-- Deals: what a conversation may be worth and how far it is, beside the statuses of its records, which stay as they are
-- specified. A deal has a person and any number of records; its history is the log.

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  person_id uuid references public.people (id) on delete set null,
  title text not null constraint deals_title_there check (btrim(title) <> '' and length(title) <= 200),
  stage text not null default 'lead'
    constraint deals_stage_known check (stage in ('lead', 'talking', 'proposal', 'won', 'lost')),
  -- Once, and each month; null where nobody knows yet.
  value_cents bigint constraint deals_value_cents_possible check (value_cents between 0 and 100000000000),
  monthly_cents bigint constraint deals_monthly_cents_possible check (monthly_cents between 0 and 100000000000),
  expected_on date,
  lost_reason text constraint deals_lost_reason_known
    check (lost_reason in ('price', 'timing', 'no-answer', 'competitor', 'no-fit', 'other')),
  owner_id uuid references auth.users (id) on delete set null,
  -- Since when it is in this stage.
  stage_at timestamptz not null default now(),
  version integer not null default 1,
  constraint deals_lost_has_reason check ((stage = 'lost') = (lost_reason is not null))
);
create index deals_stage on public.deals (stage, stage_at desc, id desc);
create index deals_person on public.deals (person_id);

alter table public.deals enable row level security;
revoke all on public.deals from public, anon, authenticated;
grant select, update (title, stage, value_cents, monthly_cents, expected_on, lost_reason, owner_id)
  on public.deals to authenticated;
grant select, insert, update, delete on public.deals to service_role;
create policy "staff read" on public.deals for select to authenticated using ((select private.is_staff()));
create policy "staff work" on public.deals for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create function private.tidy_deal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.title := btrim(private.clean_text(new.title, false));
  if new.title = '' then
    raise sqlstate 'PT422' using message = 'A deal needs a title.', hint = 'title';
  end if;
  if new.stage <> 'lost' then
    new.lost_reason := null;
  elsif new.lost_reason is null then
    raise sqlstate 'PT422' using message = 'Say why it was lost.', hint = 'lost_reason';
  end if;
  if new.owner_id is not null and (tg_op = 'INSERT' or new.owner_id is distinct from old.owner_id)
    and (select auth.uid()) is not null
    and not exists (select from public.staff where user_id = new.owner_id and disabled_at is null)
  then
    raise sqlstate 'PT422' using message = 'Only somebody who works here can have a deal.', hint = 'owner_id';
  end if;
  if tg_op = 'UPDATE' then
    -- Whoever changes it names the version that they have seen: `?version=eq.3` finds no row when it is another.
    new.version := old.version + 1;
    new.stage_at := case when new.stage = old.stage then old.stage_at else now() end;
  end if;
  return new;
end
$$;
create trigger deals_tidy before insert or update on public.deals
  for each row execute function private.tidy_deal();
-- Not its title, which may name somebody.
create trigger deals_audit after insert or update on public.deals
  for each row execute function private.write_audit('deal', 'stage', 'lost_reason', 'value_cents', 'monthly_cents',
    'expected_on', 'owner_id');

alter table public.inbox_entries add column deal_id uuid references public.deals (id) on delete set null;
create index inbox_entries_deal on public.inbox_entries (deal_id) where deal_id is not null;

drop trigger inbox_entries_audit on public.inbox_entries;
create trigger inbox_entries_audit after update on public.inbox_entries
  for each row execute function private.write_audit('work', 'assignee_id', 'tags', 'archived_at', 'follow_up_on',
    'answered_at', 'waiting_since', 'snoozed_until', 'quarantined_at', 'judgement', 'deal_id');

-- A record with a deal is worth what the deal is, as soon as the deal says so.
create function private.take_worth() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  relation text := private.relation_of(new.kind);
  row_told jsonb;
  once bigint;
  monthly bigint;
begin
  select deal.value_cents, deal.monthly_cents into once, monthly from public.deals deal where deal.id = new.deal_id;
  if once is null and monthly is null then
    execute format('select to_jsonb(r) from public.%I r where r.id = $1', relation) into row_told using new.id;
    select told.once, told.monthly into once, monthly from private.ordered_with(new.kind, row_told) told;
  end if;
  new.amount_cents := once;
  new.monthly_cents := monthly;
  return new;
end
$$;
create trigger inbox_entries_worth before update of deal_id on public.inbox_entries
  for each row execute function private.take_worth();
create function private.tell_worth() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.inbox_entries entry set deal_id = entry.deal_id where entry.deal_id = new.id;
  return null;
end
$$;
create trigger deals_worth after update on public.deals
  for each row when ((old.value_cents, old.monthly_cents) is distinct from (new.value_cents, new.monthly_cents))
  execute function private.tell_worth();

-- What is left of a deal whose person is no longer here.
create function private.forget_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.deals deal set title = 'Somebody who is no longer here' where deal.person_id = old.id;
  return old;
end
$$;
create trigger people_deals before delete on public.people
  for each row execute function private.forget_name();

-- Starts a deal, of a record or of an address or of neither; the record's sender is its person, also without an
-- address. Answers its id. A record that has a deal is refused with 409 `has-deal`.
create function public.start_deal(
  title text, entry uuid default null, address text default '', stage text default 'lead',
  value_cents bigint default null, monthly_cents bigint default null, expected_on date default null,
  owner_id uuid default null)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries;
  person uuid;
  made uuid;
begin
  if not private.is_staff() then
    raise exception 'Only staff start deals.' using errcode = '42501';
  end if;
  if start_deal.entry is not null then
    select * into record from public.inbox_entries known where known.id = start_deal.entry for no key update;
    if record.id is null then
      raise sqlstate 'PT404' using message = 'This record is no longer there.';
    end if;
    if record.deal_id is not null then
      raise sqlstate 'PT409' using message = 'This record has a deal already.', hint = 'has-deal';
    end if;
  end if;
  if start_deal.address <> '' and not private.is_mail_address(lower(btrim(start_deal.address))) then
    raise sqlstate 'PT422' using message = 'This is no e-mail address.', hint = 'address';
  end if;
  person := private.person_for(coalesce(nullif(start_deal.address, ''), record.email, ''), record.name, record.company);
  if person is null and record.name <> '' then
    insert into public.people (name, company) values (left(record.name, 200), left(record.company, 200))
      returning id into person;
  end if;
  insert into public.deals (person_id, title, stage, value_cents, monthly_cents, expected_on, owner_id)
    values (person, start_deal.title, start_deal.stage, start_deal.value_cents, start_deal.monthly_cents,
      start_deal.expected_on, start_deal.owner_id)
    returning id into made;
  update public.inbox_entries known set deal_id = made where known.id = record.id;
  return made;
end
$$;

-- Puts a record into a deal, or out of its deal with null. One that is in another deal is refused with 409 `has-deal`.
create function public.link_deal(entry uuid, deal uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff link records.' using errcode = '42501';
  end if;
  if link_deal.deal is not null and not exists (select from public.deals known where known.id = link_deal.deal) then
    raise sqlstate 'PT404' using message = 'This deal is no longer there.';
  end if;
  update public.inbox_entries known set deal_id = link_deal.deal
    where known.id = link_deal.entry
      and (link_deal.deal is null or known.deal_id is null or known.deal_id = link_deal.deal);
  if not found and exists (select from public.inbox_entries known where known.id = link_deal.entry) then
    raise sqlstate 'PT409' using message = 'This record has a deal already.', hint = 'has-deal';
  elsif not found then
    raise sqlstate 'PT404' using message = 'This record is no longer there.';
  end if;
end
$$;

-- The deals that a board or list is about. Amounts in cents; `from_day` and `to_day` are about when they are expected.
create function private.matching_deals(search text, owner text, min_cents bigint, max_cents bigint, from_day date,
  to_day date)
returns setof public.deals
language sql stable security definer set search_path = '' as $$
  select deal.* from public.deals deal left join public.people person on person.id = deal.person_id
  where (search = '' or position(private.fold(left(btrim(search), 200)) in
      private.fold(concat_ws(' ', deal.title, person.name, person.company,
        (select string_agg(known.email, ' ') from public.people_addresses known
          where known.person_id = person.id or known.home_id = person.id)))) > 0)
    and (owner = '' or (owner = 'none' and deal.owner_id is null)
      or (owner = 'me' and deal.owner_id = (select auth.uid())) or deal.owner_id::text = owner)
    and (min_cents is null or coalesce(deal.value_cents, deal.monthly_cents) >= min_cents)
    and (max_cents is null or coalesce(deal.value_cents, deal.monthly_cents) <= max_cents)
    and (from_day is null or deal.expected_on >= from_day)
    and (to_day is null or deal.expected_on <= to_day)
$$;

-- One page of deals, at most 100, of `of_stage` or of all, behind the place of the page before: `after_rank` and
-- `after_id` of its last one. `sort` is moved (the stage that changed last first), value (the highest first) or
-- expected (the next first).
create function public.find_deals(
  of_stage text default '', search text default '', owner text default '', min_cents bigint default null,
  max_cents bigint default null, from_day date default null, to_day date default null, sort text default 'moved',
  after_rank double precision default null, after_id uuid default null, most integer default 20)
returns table (id uuid, title text, stage text, value_cents bigint, monthly_cents bigint, expected_on date,
  lost_reason text, owner_id uuid, stage_at timestamptz, created_at timestamptz, version integer, person_id uuid,
  person_name text, company text, address text, records bigint, rank double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise exception 'Only staff read deals.' using errcode = '42501';
  end if;
  return query
    with ranked as (
      select deal.*, (case find_deals.sort
          when 'value' then -coalesce(deal.value_cents, deal.monthly_cents, -1)
          when 'expected' then coalesce(deal.expected_on - date '2000-01-01', 1000000)
          else -extract(epoch from deal.stage_at) end)::double precision as rank
      from private.matching_deals(find_deals.search, find_deals.owner, find_deals.min_cents, find_deals.max_cents,
        find_deals.from_day, find_deals.to_day) deal
      where find_deals.of_stage = '' or deal.stage = find_deals.of_stage
    ), page as (
      select * from ranked
      where find_deals.after_id is null or (ranked.rank, ranked.id) > (find_deals.after_rank, find_deals.after_id)
      order by ranked.rank, ranked.id limit least(greatest(find_deals.most, 1), 100)
    )
    select page.id, page.title, page.stage, page.value_cents, page.monthly_cents, page.expected_on, page.lost_reason,
      page.owner_id, page.stage_at, page.created_at, page.version, page.person_id, coalesce(person.name, ''),
      coalesce(person.company, ''),
      coalesce((select known.email from public.people_addresses known
        where known.person_id = page.person_id or known.home_id = page.person_id
        order by known.joined_at nulls first, known.email limit 1), ''),
      (select count(*) from public.inbox_entries entry where entry.deal_id = page.id), page.rank
    from page left join public.people person on person.id = page.person_id
    order by page.rank, page.id;
end
$$;

-- How many there are in each stage and what they are worth, over the whole filter.
create function public.deal_totals(search text default '', owner text default '', min_cents bigint default null,
  max_cents bigint default null, from_day date default null, to_day date default null)
returns table (stage text, total bigint, value_cents bigint, monthly_cents bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise exception 'Only staff read deals.' using errcode = '42501';
  end if;
  return query
    select deal.stage, count(*), coalesce(sum(deal.value_cents), 0)::bigint,
      coalesce(sum(deal.monthly_cents), 0)::bigint
    from private.matching_deals(deal_totals.search, deal_totals.owner, deal_totals.min_cents, deal_totals.max_cents,
      deal_totals.from_day, deal_totals.to_day) deal
    group by deal.stage;
end
$$;

-- One deal as find_deals tells it, its records, and its steps from the log, the newest first. Null when there is none.
create function public.deal_card(deal uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff read deals.' using errcode = '42501';
  end if;
  return (
    select to_jsonb(known) || jsonb_build_object(
      'person_name', coalesce(person.name, ''), 'company', coalesce(person.company, ''),
      'address', coalesce((select own.email from public.people_addresses own
        where own.person_id = known.person_id or own.home_id = known.person_id
        order by own.joined_at nulls first, own.email limit 1), ''),
      'records', coalesce((select jsonb_agg(private.record_told(entry) order by entry.created_at desc)
        from public.inbox_entries entry where entry.deal_id = known.id), '[]'),
      'steps', coalesce((select jsonb_agg(jsonb_build_object('id', step.id, 'at', step.at, 'actor_id', step.actor_id,
          'action', step.action, 'before', step.before, 'after', step.after) order by step.at desc, step.id desc)
        from (select * from public.audit_log log where log.kind = 'deal' and log.record_id = known.id
          order by log.at desc, log.id desc limit 100) step), '[]'))
    from public.deals known left join public.people person on person.id = known.person_id
    where known.id = deal_card.deal);
end
$$;

-- A record in a few words.
create function private.record_told(entry public.inbox_entries) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', entry.id, 'kind', entry.kind, 'reference', entry.reference,
    'created_at', entry.created_at, 'name', entry.name, 'email', entry.email, 'subject', entry.subject,
    'preview', entry.preview, 'topic', entry.topic, 'status', entry.status, 'archived_at', entry.archived_at,
    'waiting_since', entry.waiting_since, 'quarantined_at', entry.quarantined_at, 'deal_id', entry.deal_id,
    'amount_cents', entry.amount_cents, 'monthly_cents', entry.monthly_cents, 'budget', entry.budget)
$$;

-- All deals as rows of a table, for owners; written into the log.
create function public.export_deals() returns table (deal jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_owner() then
    raise exception 'Only owners export.' using errcode = '42501';
  end if;
  insert into public.audit_log (actor_id, action, kind, record_id, after)
    values ((select auth.uid()), 'export', 'deal', gen_random_uuid(), '{}');
  return query
    select to_jsonb(known) || jsonb_build_object('person_name', coalesce(person.name, ''),
      'company', coalesce(person.company, ''), 'addresses', array(select own.email from public.people_addresses own
        where own.person_id = known.person_id or own.home_id = known.person_id order by own.email))
    from public.deals known left join public.people person on person.id = known.person_id
    order by known.created_at desc, known.id;
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('tidy_deal', 'take_worth', 'tell_worth', 'forget_name', 'start_deal', 'link_deal',
        'matching_deals', 'find_deals', 'deal_totals', 'deal_card', 'record_told', 'export_deals')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
