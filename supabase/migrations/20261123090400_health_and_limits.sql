-- What the server writes and reads to know that it can store: one row, for itself alone.
create table private.health_check (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now()
);
alter table private.health_check enable row level security;
revoke all on private.health_check from public, anon, authenticated, service_role;

-- Limit per address on hosted Supabase: 10 a minute and 60 an hour for each form, which fits an office of fifty behind
-- one address. A refused try is not counted, because the refusal takes its own event back; the hint says how many seconds
-- to wait.
create or replace function private.limit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  hashed text := encode(sha256(convert_to(address, 'UTF8')), 'hex');
  most_a_minute constant integer := 10;
  most_an_hour constant integer := 60;
  free_at timestamptz;
begin
  if coalesce(address, '') = '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || hashed, 0));
  delete from private.rate_events where at < clock_timestamp() - interval '1 hour';
  -- A place is free again when the oldest of the last so many events is old enough.
  select max(place.free_at) into free_at from (
    (select at + interval '1 minute' as free_at from private.rate_events
      where form = tg_argv[0] and key_hash = hashed order by at desc offset most_a_minute - 1 limit 1)
    union all
    (select at + interval '1 hour' from private.rate_events
      where form = tg_argv[0] and key_hash = hashed order by at desc offset most_an_hour - 1 limit 1)
  ) place;
  if free_at > clock_timestamp() then
    raise sqlstate 'PT429' using
      message = 'Too many messages from your address. Please wait a little and try again.',
      hint = ceil(extract(epoch from free_at - clock_timestamp()))::text;
  end if;
  insert into private.rate_events (form, key_hash) values (tg_argv[0], hashed);
  return new;
end
$$;
