-- Care of what is stored: entries for records that have none, deletion after a time, and everything
-- about one person. For the commands on the server; nobody reaches these from outside.

-- Where the records of each kind are, and which of them are one person's.
create function private.records_of(address text default null)
returns table (kind text, relation text, id uuid, created_at timestamptz, status text, record jsonb)
language sql stable security definer set search_path = '' as $$
  with wanted as (select lower(btrim(address)) as email)
  select 'contact', 'contact_submissions', r.id, r.created_at, r.status, to_jsonb(r)
    from public.contact_submissions r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'consultation', 'consultation_applications', r.id, r.created_at, r.status, to_jsonb(r)
    from public.consultation_applications r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'support', 'support_requests', r.id, r.created_at, r.status, to_jsonb(r)
    from public.support_requests r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'call', 'call_bookings', r.id, r.created_at, r.status, to_jsonb(r)
    from public.call_bookings r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'order', 'package_orders', r.id, r.created_at, r.status, to_jsonb(r)
    from public.package_orders r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'partner', 'partner_applications', r.id, r.created_at, r.status, to_jsonb(r)
    from public.partner_applications r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'portal', 'portal_applications', r.id, r.created_at, r.status, to_jsonb(r)
    from public.portal_applications r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'job', 'job_applications', r.id, r.created_at, r.status, to_jsonb(r)
    from public.job_applications r, wanted where wanted.email is null or lower(r.email) = wanted.email
  union all
  select 'newsletter', 'newsletter_subscribers', r.id, r.created_at, r.status, to_jsonb(r)
    from public.newsletter_subscribers r, wanted where wanted.email is null or lower(r.email) = wanted.email
$$;

-- Entries for records that have none; answers how many there were.
create function private.fill_inbox() returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  missing record;
  total bigint := 0;
begin
  for missing in
    select found.kind, found.record from private.records_of() found
    where not exists (select from public.inbox_entries entry where entry.id = found.id)
  loop
    perform private.enter(missing.kind, missing.record);
    total := total + 1;
  end loop;
  return total;
end
$$;

create function private.relation_of(kind text) returns text
language sql immutable set search_path = '' as $$
  select case kind
    when 'contact' then 'contact_submissions' when 'consultation' then 'consultation_applications'
    when 'support' then 'support_requests' when 'call' then 'call_bookings'
    when 'order' then 'package_orders' when 'partner' then 'partner_applications'
    when 'portal' then 'portal_applications' when 'job' then 'job_applications'
    when 'newsletter' then 'newsletter_subscribers'
  end
$$;

-- Records of a kind whose time is over: `months` after they came, or when `states` are named, `months`
-- after they got into one of these. Deletes at most 500 at once and answers how many; a dry run counts
-- all of them.
create function private.expire(kind text, months integer, states text[], is_dry boolean) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  execute format('
    select coalesce(array_agg(over.id), ''{}'') from (
      select r.id from public.%I r
      where r.created_at < $1
        and (cardinality($2) = 0 or (r.status = any ($2) and coalesce((
          select max(log.at) from public.audit_log log
          where log.kind in ($3, $4) and log.record_id = r.id and log.after ? ''status''), r.created_at) < $1))
      order by r.created_at limit $5) over
    ', private.relation_of(expire.kind))
    into ids
    using now() - make_interval(months => expire.months), expire.states, expire.kind,
      private.relation_of(expire.kind), case when expire.is_dry then null else 500 end;
  if not expire.is_dry then
    execute format('delete from public.%I where id = any ($1)', private.relation_of(expire.kind))
      using ids;
  end if;
  return cardinality(ids);
end
$$;

-- Everything about one person, table by table, as one would hand it over.
create function private.find_person(address text)
returns table (relation text, id uuid, content jsonb)
language sql stable security definer set search_path = '' as $$
  select found.relation, found.id, found.record from private.records_of(address) found
  union all
  select 'lead_notes', note.id, to_jsonb(note) from public.lead_notes note
    where note.record_id in (select own.id from private.records_of(address) own)
  union all
  select 'lead_sources', told.id, to_jsonb(told) from public.lead_sources told
    where lower(told.email) = lower(btrim(address))
  union all
  select 'outbox', letter.id, to_jsonb(letter) from public.outbox letter
    where lower(letter."to") = lower(btrim(address))
      or letter.entry_id in (select own.id from private.records_of(address) own)
  union all
  select 'staff_invitations', invited.id, to_jsonb(invited) - 'token_hash'
    from public.staff_invitations invited where lower(invited.email) = lower(btrim(address))
  union all
  select 'account', users.id, jsonb_build_object('email', users.email, 'created_at', users.created_at,
      'last_sign_in_at', users.last_sign_in_at)
    from auth.users where lower(users.email) = lower(btrim(address))
$$;

-- Deletes all of it but the account of somebody who works here; answers how many rows of each table.
-- The log keeps that it was done, not whom it was about.
create function private.erase_person(address text)
returns table (relation text, total bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine text := lower(btrim(address));
  counts jsonb;
  one record;
begin
  create temporary table erased on commit drop as
    select person.relation, person.id from private.find_person(mine) person;
  delete from public.lead_sources where lower(email) = mine;
  delete from public.outbox where lower("to") = mine;
  delete from public.staff_invitations where lower(email) = mine;
  for one in select own.relation, own.id from private.records_of(mine) own loop
    execute format('delete from public.%I where id = $1', one.relation) using one.id;
  end loop;
  delete from auth.users
    where lower(email) = mine and id not in (select user_id from public.staff);
  if exists (select from auth.users where lower(email) = mine) then
    delete from pg_temp.erased where erased.relation = 'account';
  end if;
  select coalesce(jsonb_object_agg(sums.relation, sums.rows), '{}') into counts from (
    select erased.relation, count(*) as rows from pg_temp.erased group by erased.relation) sums;
  insert into public.audit_log (action, kind, record_id, after)
    values ('erase', 'person', gen_random_uuid(), counts);
  return query select erased.relation, count(*) from pg_temp.erased group by erased.relation;
end
$$;

revoke all on function private.records_of(text), private.fill_inbox(), private.relation_of(text),
  private.expire(text, integer, text[], boolean), private.find_person(text),
  private.erase_person(text) from public;
