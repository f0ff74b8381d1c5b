-- Tokens with which other tools read what is here. An owner makes them; they are kept as digests, and are worth nothing
-- once their maker is no owner any more. See docs/decisions/0049.

create table private.api_tokens (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  name text not null constraint api_tokens_name_there check (btrim(name) <> '' and length(name) <= 100),
  -- SHA-256 of the whole token.
  digest bytea not null unique,
  -- By which people know it.
  last_four text not null,
  scopes text[] not null constraint api_tokens_scopes_known check (
    cardinality(scopes) >= 1 and scopes <@ array['leads:read']),
  expires_at timestamptz not null default now() + interval '1 year',
  -- The office's day.
  last_used_on date,
  revoked_at timestamptz
);
alter table private.api_tokens enable row level security;
revoke all on private.api_tokens from public, anon, authenticated, service_role;
create trigger api_tokens_audit after insert or update on private.api_tokens
  for each row execute function private.write_audit('api-token', 'name', 'scopes', 'last_used_on', 'revoked_at');

-- Answers the token, this once.
create function public.make_token(name text, scopes text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 50;
  tidy text := btrim(private.clean_text(make_token.name, false));
  token text := 'prl_' || rtrim(translate(
    encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'base64'), '+/', '-_'), '=');
begin
  perform private.only_owners('make tokens');
  if tidy = '' then
    raise sqlstate 'PT422' using message = 'A token needs a name.', hint = 'name';
  elsif length(tidy) > 100 then
    raise sqlstate 'PT422' using message = 'This name is longer than 100 characters.', hint = 'name';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens', 0));
  if (
    select count(*) from private.api_tokens known where known.revoked_at is null and known.expires_at > now()) >= most
  then
    raise sqlstate 'PT409' using message = 'There are 50 tokens, and no more can be made.', hint = 'too-many';
  end if;
  insert into private.api_tokens (created_by, name, digest, last_four, scopes)
    values ((select auth.uid()), tidy, sha256(convert_to(token, 'UTF8')), right(token, 4),
      array(select distinct scope from unnest(make_token.scopes) scope order by scope));
  return token;
end
$$;

create function public.revoke_token(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.only_owners('revoke tokens');
  update private.api_tokens known set revoked_at = coalesce(known.revoked_at, now()) where known.id = revoke_token.id;
  if not found then
    raise sqlstate 'PT404' using message = 'This token is no longer there.';
  end if;
end
$$;

-- Tokens that work and those that have ended, the newest first. `state` is active, revoked, expired or orphaned: whoever
-- made it is no owner any more.
create function public.list_tokens()
returns table (id uuid, name text, last_four text, scopes text[], created_at timestamptz, made_by text,
  expires_at timestamptz, last_used_on date, revoked_at timestamptz, state text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.only_owners('see tokens');
  return query
    select known.id, known.name, known.last_four, known.scopes, known.created_at,
      coalesce(private.staff_name(known.created_by), ''), known.expires_at, known.last_used_on, known.revoked_at,
      case when known.revoked_at is not null then 'revoked' when known.expires_at <= now() then 'expired'
        when not private.is_active_owner(known.created_by) then 'orphaned' else 'active' end
    from private.api_tokens known order by known.created_at desc, known.id;
end
$$;

create function private.is_active_owner(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff
    where staff.user_id = is_active_owner.account and staff.role = 'owner' and staff.disabled_at is null)
$$;

-- The token with this digest while it works; null for any other. The first use of a day is in the log.
create function private.use_token(token_digest bytea) returns table (id uuid, scopes text[])
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'America/Los_Angeles')::date;
  taken private.api_tokens;
begin
  select * into taken from private.api_tokens known
    where known.digest = use_token.token_digest and known.revoked_at is null and known.expires_at > now()
      and private.is_active_owner(known.created_by);
  if taken.id is null then
    return;
  end if;
  if taken.last_used_on is distinct from today then
    update private.api_tokens known set last_used_on = today
      where known.id = taken.id and known.last_used_on is distinct from today;
  end if;
  return query select taken.id, taken.scopes;
end
$$;

-- Leads as tools read them, the oldest first, behind `after_at` and `after_id` of the one before: 100, and one more where
-- there is more. Without what is kept apart and without subscribers. `of_kind` '' is every kind.
create function private.api_leads(since timestamptz, of_kind text, after_at timestamptz, after_id uuid)
returns table (id uuid, created_at timestamptz, lead jsonb)
language sql stable security definer set search_path = '' as $$
  select entry.id, entry.created_at, private.lead_told(entry)
  from public.inbox_entries entry
  where entry.quarantined_at is null and entry.settled_at is not null and entry.kind <> 'newsletter'
    and entry.created_at >= api_leads.since and (api_leads.of_kind = '' or entry.kind = api_leads.of_kind)
    and (api_leads.after_id is null or (entry.created_at, entry.id) > (api_leads.after_at, api_leads.after_id))
  order by entry.created_at, entry.id limit 101
$$;

-- One lead with all that its form asked, in `fields`; null when there is none.
create function private.api_lead(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  entry public.inbox_entries;
  own jsonb;
begin
  select * into entry from public.inbox_entries known
    where known.id = api_lead.wanted and known.quarantined_at is null and known.settled_at is not null
      and known.kind <> 'newsletter';
  if entry.id is null then
    return null;
  end if;
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', private.relation_of(entry.kind))
    into own using entry.id;
  return private.lead_told(entry) || jsonb_build_object('tags', entry.tags, 'archived_at', entry.archived_at,
    'fields', own - '{id,user_id,created_at,status}'::text[]);
end
$$;

-- Tokens that ended so many months ago; a dry run counts them.
create function private.expire_tokens(months integer, is_dry boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  limit_at timestamptz := now() - make_interval(months => expire_tokens.months);
  gone integer;
begin
  if expire_tokens.is_dry then
    return (select count(*) from private.api_tokens old where least(old.revoked_at, old.expires_at) < limit_at);
  end if;
  delete from private.api_tokens old where least(old.revoked_at, old.expires_at) < limit_at;
  get diagnostics gone = row_count;
  return gone;
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('make_token', 'revoke_token', 'list_tokens', 'is_active_owner', 'use_token', 'api_leads',
        'api_lead', 'expire_tokens')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
