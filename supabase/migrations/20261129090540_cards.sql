-- The cards of a person and of a company, and the care for what stands on them.

-- Deals in a few words, the newest first.
create function private.deals_told(deals uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', deal.id, 'title', deal.title, 'stage', deal.stage,
    'value_cents', deal.value_cents, 'monthly_cents', deal.monthly_cents, 'expected_on', deal.expected_on,
    'lost_reason', deal.lost_reason, 'owner_id', deal.owner_id, 'stage_at', deal.stage_at)
    order by deal.stage_at desc, deal.id), '[]')
  from public.deals deal where deal.id = any (deals_told.deals)
$$;

-- Records of these addresses, of this domain, or in these deals.
create function private.records_about(addresses text[], domain text, deals uuid[])
returns setof public.inbox_entries
language sql stable security definer set search_path = '' as $$
  select entry.* from public.inbox_entries entry where lower(entry.email) = any (records_about.addresses)
  union
  select entry.* from public.inbox_entries entry
    where records_about.domain <> '' and entry.domain = records_about.domain
  union
  select entry.* from public.inbox_entries entry where entry.deal_id = any (records_about.deals)
$$;

-- Who stands behind an address or the id of a person, as {"id", "version", "name", "company", "phone", "addresses":
-- [{"email", "is_joined", "records"}], "records", "waiting", "quarantined", "first_at", "last_at", "deals": […]}. Where
-- nothing is written down yet, id is null, version 0, and name and company are those of the newest record. Null where
-- nothing is known.
create function public.person_card(whom text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  addresses text[] := private.addresses_of(person_card.whom);
  selves uuid[] := private.selves_of(person_card.whom);
  person public.people;
  deals uuid[];
  counted record;
  newest public.inbox_entries;
begin
  if not private.is_staff() then
    raise exception 'Only staff read people.' using errcode = '42501';
  end if;
  select * into person from public.people known where known.id = private.person_behind(person_card.whom);
  deals := array(select deal.id from public.deals deal where deal.person_id = any (selves));
  select count(*) filter (where entry.quarantined_at is null) as records,
      count(*) filter (where entry.waiting_since is not null) as waiting,
      count(*) filter (where entry.quarantined_at is not null) as quarantined,
      min(entry.created_at) as first_at, max(entry.created_at) as last_at
    into counted from private.records_about(addresses, '', deals) entry;
  if person.id is null and counted.first_at is null then
    return null;
  end if;
  select * into newest from private.records_about(addresses, '', deals) entry
    order by entry.quarantined_at is null desc, entry.created_at desc limit 1;
  return jsonb_build_object('id', person.id, 'version', coalesce(person.version, 0),
    'name', coalesce(person.name, newest.name, ''), 'company', coalesce(person.company, newest.company, ''),
    'phone', coalesce(person.phone, ''),
    'addresses', (
      select coalesce(jsonb_agg(jsonb_build_object('email', one.email, 'is_joined', known.joined_at is not null,
        'records', (select count(*) from public.inbox_entries entry
          where lower(entry.email) = one.email and entry.quarantined_at is null)) order by one.place), '[]')
      from unnest(addresses) with ordinality one (email, place)
        left join public.people_addresses known on known.email = one.email),
    'records', counted.records, 'waiting', counted.waiting, 'quarantined', counted.quarantined,
    'first_at', counted.first_at, 'last_at', counted.last_at, 'deals', private.deals_told(deals));
end
$$;

-- A company by the domain of its mail, as {"domain", "name", "is_public", "records", "waiting", "first_at", "last_at",
-- "people": [{"email", "person_id", "name", "records", "last_at"}], "deals": […], "won_cents", "won_monthly_cents",
-- "open_cents", "open_monthly_cents"}; at most 200 people. Of a domain that everybody can have: nothing but that.
create function public.company_card(domain text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host text := lower(btrim(company_card.domain));
  people uuid[];
  deals uuid[];
begin
  if not private.is_staff() then
    raise exception 'Only staff read companies.' using errcode = '42501';
  end if;
  if exists (select from private.public_mail known where known.host = lower(btrim(company_card.domain))) then
    return jsonb_build_object('domain', host, 'is_public', true);
  end if;
  people := array(select known.person_id from public.people_addresses known
    where split_part(known.email, '@', 2) = host
    union select known.home_id from public.people_addresses known
    where split_part(known.email, '@', 2) = host and known.home_id is not null);
  deals := array(select deal.id from public.deals deal where deal.person_id = any (people)
    union select entry.deal_id from public.inbox_entries entry where entry.domain = host and entry.deal_id is not null);
  return (
    with own as (
      select entry.* from public.inbox_entries entry where entry.domain = host and entry.quarantined_at is null
    ), known as (
      select senders.email, senders.records, senders.last_at, addresses.person_id,
        coalesce(nullif(person.name, ''), senders.name, '') as name
      from (
        select lower(own.email) as email, count(*) as records, max(own.created_at) as last_at,
          (array_agg(own.name order by own.created_at desc) filter (where own.name <> ''))[1] as name
        from own group by lower(own.email)
        union all
        select address.email, 0, null, null from public.people_addresses address
        where split_part(address.email, '@', 2) = host
          and not exists (select from own where lower(own.email) = address.email)
      ) senders
        left join public.people_addresses addresses on addresses.email = senders.email
        left join public.people person on person.id = addresses.person_id
      order by senders.last_at desc nulls last, senders.email limit 200
    )
    select case when counted.records = 0 and not exists (select from known) then null else jsonb_build_object(
      'domain', host, 'is_public', false, 'name', coalesce(counted.name, ''), 'records', counted.records,
      'waiting', counted.waiting, 'first_at', counted.first_at, 'last_at', counted.last_at,
      'people', (select coalesce(jsonb_agg(to_jsonb(known) order by known.last_at desc nulls last, known.email), '[]')
        from known),
      'deals', private.deals_told(deals)) || worth.told end
    from (
      select count(*) as records, count(own.waiting_since) as waiting, min(own.created_at) as first_at,
        max(own.created_at) as last_at,
        (array_agg(own.company order by own.created_at desc) filter (where own.company <> ''))[1] as name
      from own
    ) counted, (
      select jsonb_build_object(
        'won_cents', coalesce(sum(deal.value_cents) filter (where deal.stage = 'won'), 0),
        'won_monthly_cents', coalesce(sum(deal.monthly_cents) filter (where deal.stage = 'won'), 0),
        'open_cents', coalesce(sum(deal.value_cents) filter (where deal.stage not in ('won', 'lost')), 0),
        'open_monthly_cents', coalesce(sum(deal.monthly_cents) filter (where deal.stage not in ('won', 'lost')), 0))
        as told
      from public.deals deal where deal.id = any (deals)
    ) worth);
end
$$;

-- What has happened with a person, or with a company where `domain` is given, thirty steps at a time, the newest first:
-- records that came ('record'), letters ('message'), notes ('note') and stages of deals ('deal').
create function public.card_timeline(whom text default '', domain text default '',
  before_at timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff')
returns table (at timestamptz, id uuid, sort text, entry_id uuid, content jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  host text := lower(btrim(card_timeline.domain));
  addresses text[] := '{}';
  deals uuid[];
  records uuid[];
begin
  if not private.is_staff() then
    raise exception 'Only staff read people.' using errcode = '42501';
  end if;
  if exists (select from private.public_mail known where known.host = lower(btrim(card_timeline.domain))) then
    return;
  end if;
  if host = '' then
    addresses := private.addresses_of(card_timeline.whom);
    deals := array(select deal.id from public.deals deal
      where deal.person_id = any (private.selves_of(card_timeline.whom)));
  else
    -- Those that the company's card has.
    deals := array(select deal.id from public.deals deal join public.people_addresses known
        on deal.person_id in (known.person_id, known.home_id) where split_part(known.email, '@', 2) = host
      union select entry.deal_id from public.inbox_entries entry
        where entry.domain = host and entry.deal_id is not null);
  end if;
  records := array(select entry.id from private.records_about(addresses, host, deals) entry);
  return query
    with steps as (
      (select entry.created_at as at, entry.id, 'record' as sort, entry.id as entry_id from public.inbox_entries entry
        where entry.id = any (records)
          and (entry.created_at, entry.id) < (card_timeline.before_at, card_timeline.before_id)
        order by entry.created_at desc, entry.id desc limit 30)
      union all
      (select message.at, message.id, 'message', message.entry_id from public.messages message
        where message.entry_id = any (records)
          and (message.at, message.id) < (card_timeline.before_at, card_timeline.before_id)
        order by message.at desc, message.id desc limit 30)
      union all
      (select note.created_at, note.id, 'note', note.record_id from public.lead_notes note
        where note.record_id = any (records)
          and (note.created_at, note.id) < (card_timeline.before_at, card_timeline.before_id)
        order by note.created_at desc, note.id desc limit 30)
      union all
      (select log.at, log.id, 'deal', null::uuid from public.audit_log log
        where log.kind = 'deal' and log.record_id = any (deals)
          and (log.action = 'insert' or log.before ->> 'stage' is distinct from log.after ->> 'stage')
          and (log.at, log.id) < (card_timeline.before_at, card_timeline.before_id)
        order by log.at desc, log.id desc limit 30)
    ), newest as (
      select * from steps order by steps.at desc, steps.id desc limit 30
    )
    select step.at, step.id, step.sort, step.entry_id, told.content
    from newest step, lateral (select case step.sort
      when 'record' then (select private.record_told(entry) from public.inbox_entries entry where entry.id = step.id)
      when 'message' then (select jsonb_build_object('direction', message.direction, 'from_name', message.from_name,
          'from_address', message.from_address, 'subject', message.subject, 'preview', left(message.body, 300))
        from public.messages message where message.id = step.id)
      when 'note' then (select jsonb_build_object('author_id', note.author_id, 'body', note.body,
          'mentions', to_jsonb(note.mentions))
        from public.lead_notes note where note.id = step.id)
      else (select jsonb_build_object('deal_id', log.record_id, 'actor_id', log.actor_id, 'action', log.action,
          'title', deal.title, 'from', log.before ->> 'stage', 'to', log.after ->> 'stage',
          'lost_reason', log.after ->> 'lost_reason')
        from public.audit_log log left join public.deals deal on deal.id = log.record_id where log.id = step.id)
      end as content) told
    order by step.at desc, step.id desc;
end
$$;

-- People whose last record is gone, and of whose deals none has moved for so many months; at most 500 at a time.
create function private.expire_people(months integer, is_dry boolean default false) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  limit_at timestamptz := now() - make_interval(months => expire_people.months);
  over uuid[] := array(
    select person.id from public.people person
    where person.created_at < limit_at
      and not exists (select from public.people_addresses known join public.inbox_entries entry
        on lower(entry.email) = known.email where person.id in (known.person_id, known.home_id))
      and not exists (select from public.deals deal where deal.person_id = person.id and (deal.stage_at > limit_at
        or exists (select from public.inbox_entries entry where entry.deal_id = deal.id)))
    order by person.created_at limit case when expire_people.is_dry then null else 500 end);
begin
  if not expire_people.is_dry then
    delete from public.people person where person.id = any (over);
    delete from public.imports brought where brought.created_at < limit_at
      and not exists (select from public.hand_leads lead where lead.import_id = brought.id);
  end if;
  return cardinality(over);
end
$$;

-- As before, with what is written down of the person, and their deals.
create or replace function private.find_person(address text)
returns table (relation text, id uuid, content jsonb)
language sql stable security definer set search_path = '' as $$
  with own as (select found.relation, found.id, found.record from private.records_of(address) found),
  account as (select users.id, users.email, users.created_at, users.last_sign_in_at
    from auth.users where lower(users.email) = lower(btrim(address))),
  letters as (select message.* from public.messages message
    where message.entry_id in (select own.id from own)
      or lower(btrim(address)) in (select lower(one) from unnest(
        message.from_address || message.reply_to || message.to_addresses || message.cc_addresses) one)),
  known as (
    select own.relation, own.id, own.record || coalesce((
        select jsonb_build_object('spam_score', entry.spam_score, 'spam_reasons', entry.spam_reasons,
          'quarantined_at', entry.quarantined_at, 'judgement', entry.judgement)
        from public.inbox_entries entry where entry.id = own.id), '{}') as content
      from own
    union all
    select 'lead_notes', note.id, to_jsonb(note) from public.lead_notes note
      where note.record_id in (select own.id from own)
    union all
    select 'messages', letters.id, to_jsonb(letters) - '{words,digest}'::text[] from letters
    union all
    select 'message_files', file.id, to_jsonb(file) - '{draft_entry,draft_author,draft_use,place}'::text[]
      from public.message_files file where file.message_id in (select letters.id from letters)
    union all
    select 'people', person.id, to_jsonb(person) || jsonb_build_object('addresses',
        array(select known.email from public.people_addresses known where known.person_id = person.id order by 1))
      from public.people person where person.id = any (private.selves_of(address))
    union all
    select 'deals', deal.id, to_jsonb(deal) from public.deals deal
      where deal.person_id = any (private.selves_of(address))
    union all
    select 'lead_sources', told.id, to_jsonb(told) from public.lead_sources told
      where lower(told.email) = lower(btrim(address))
    union all
    select 'outbox', letter.id, to_jsonb(letter) from public.outbox letter
      where lower(letter."to") = lower(btrim(address)) or letter.entry_id in (select own.id from own)
    union all
    select 'staff_invitations', invited.id, to_jsonb(invited) - 'token_hash'
      from public.staff_invitations invited where lower(invited.email) = lower(btrim(address))
    union all
    select 'account', account.id, jsonb_build_object('email', account.email,
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
      from account
  )
  select known.relation, known.id, known.content from known
  union all
  select elsewhere.relation, elsewhere.id, jsonb_build_object('mentioned_in', elsewhere.columns)
    from private.rows_with(address, array(select account.id::text from account)) elsewhere
    where not exists (
        select from known where known.relation = elsewhere.relation and known.id = elsewhere.id)
      and elsewhere.relation <> 'people_addresses'
      and not (elsewhere.relation = 'inbox_entries' and elsewhere.id in (select own.id from own))
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('deals_told', 'records_about', 'person_card', 'company_card', 'card_timeline',
        'expire_people')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
