-- When calls can be booked: per person and type, weekly hours in the person's zone, days that differ, blocked hours,
-- notice, horizon, buffer and most per day. One function answers which times are open, for the page, for bookings and for
-- the team. Hours are wall clock, everything else is an instant. Staff change these tables by functions only.

create table public.call_types (
  id text primary key,
  minutes smallint not null check (minutes in (15, 30)),
  step_minutes smallint not null check (step_minutes in (5, 10, 15, 20, 30, 60)),
  is_offered boolean not null default true,
  -- Nobody books less than this before a call.
  notice_minutes integer not null default 60 check (notice_minutes between 0 and 43200),
  -- How many days that have hours are offered, today among them.
  horizon_days smallint not null default 10 check (horizon_days between 1 and 60)
);
insert into public.call_types (id, minutes, step_minutes) values
  ('call15', 15, 15), ('partner30', 30, 30), ('consult30', 30, 30);

-- Whose calendar calls are in. Number 1 is the team's, which belongs to nobody; a person's stays when the person leaves.
create table public.call_hosts (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number between 1 and 90000),
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null default '' check (char_length(name) <= 200),
  time_zone text not null default 'America/Los_Angeles' check (char_length(time_zone) <= 64),
  takes_calls boolean not null default false,
  -- Kept free after each call.
  buffer_minutes smallint not null default 0 check (buffer_minutes between 0 and 120),
  most_per_day smallint check (most_per_day between 1 and 50),
  -- Whether callers without a telephone get this person's video link.
  meets_by text not null default 'phone' check (meets_by in ('phone', 'link')),
  meeting_url text not null default '' check (
    char_length(meeting_url) <= 500 and (meeting_url = '' or meeting_url ~ '^https://[^[:space:]]{4,}$'))
);

create table public.call_hours (
  id uuid primary key default gen_random_uuid(),
  host integer not null references public.call_hosts (number),
  type text not null references public.call_types (id),
  -- 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  -- Minutes of the wall clock since midnight.
  opens smallint not null,
  closes smallint not null,
  constraint call_hours_in_order check (0 <= opens and opens < closes and closes <= 1440),
  constraint call_hours_apart exclude using gist (int8range(
    host * 1000000::int8 + weekday * 10000 + opens + case type when 'call15' then 0 when 'partner30' then 100000 else 200000 end,
    host * 1000000::int8 + weekday * 10000 + closes + case type when 'call15' then 0 when 'partner30' then 100000 else 200000 end)
    with &&)
);

-- Days that differ, both ends included: closed, or with hours of their own for every type that has hours in the week.
create table public.call_exceptions (
  id uuid primary key default gen_random_uuid(),
  -- Null: everybody.
  host integer references public.call_hosts (number),
  first_day date not null,
  last_day date not null,
  yearly boolean not null default false,
  -- Null: closed.
  opens smallint,
  closes smallint,
  reason text not null default '' check (char_length(reason) <= 200),
  constraint call_exceptions_in_order check (last_day >= first_day and last_day < first_day + 400 and (not yearly or first_day = last_day)),
  constraint call_exceptions_hours check (
    (opens is null and closes is null) or (0 <= opens and opens < closes and closes <= 1440))
);
create index call_exceptions_of_host on public.call_exceptions (host);

create table public.call_blocks (
  id uuid primary key default gen_random_uuid(),
  host integer not null references public.call_hosts (number),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '' check (char_length(reason) <= 200),
  constraint call_blocks_in_order check (ends_at > starts_at and ends_at <= starts_at + interval '366 days')
);
create index call_blocks_upcoming on public.call_blocks (ends_at);

do $$
declare
  relation text;
begin
  foreach relation in array array['call_types', 'call_hosts', 'call_hours', 'call_exceptions', 'call_blocks'] loop
    execute format('alter table public.%I enable row level security', relation);
    execute format('revoke all on public.%I from public, anon, authenticated', relation);
    execute format('grant select on public.%I to authenticated', relation);
    execute format('grant select, insert, update, delete on public.%I to service_role', relation);
    execute format('create policy "staff read" on public.%I for select to authenticated
      using ((select private.is_staff()))', relation);
  end loop;
end
$$;

-- A zone that this database knows the clocks of.
create function private.check_zone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names known where known.name = new.time_zone) then
    raise sqlstate 'PT422' using message = 'There is no time zone ' || new.time_zone || '.', hint = 'time_zone';
  end if;
  return new;
end
$$;
create trigger call_hosts_zone before insert or update of time_zone on public.call_hosts
  for each row execute function private.check_zone();

-- One change after the other: of bookings, and of what they are booked by.
create function private.lock_calls() returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('call_bookings', 0))
$$;

-- The phone hours of the specification (section 3) for every type: Monday to Friday, 9 to 18.
create function private.give_usual_hours(host integer) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.call_hours (host, type, weekday, opens, closes)
  select give_usual_hours.host, known.id, weekday, 540, 1080
  from public.call_types known, generate_series(1, 5) weekday
$$;

-- The calendar of somebody who works here; it offers nothing until its owner says so.
create function private.make_host(account uuid, name text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  made integer;
begin
  perform private.lock_calls();
  if exists (select from public.call_hosts known where known.user_id = account) then
    return;
  end if;
  insert into public.call_hosts (number, user_id, name)
    values ((select coalesce(max(known.number), 0) + 1 from public.call_hosts known), account, make_host.name)
    returning number into made;
  perform private.give_usual_hours(made);
end
$$;

insert into public.call_hosts (number, name, takes_calls) values (1, 'Team', true);
select private.give_usual_hours(1);
insert into public.call_exceptions (first_day, last_day, yearly, reason) values
  ('2026-12-25', '2026-12-25', true, 'Christmas Day'), ('2027-01-01', '2027-01-01', true, 'New Year''s Day');
select private.make_host(staff.user_id, staff.display_name) from (
  select * from public.staff order by created_at, user_id) staff;

-- A call is one row for life: moving changes it, and so does giving it to somebody else.
alter table public.call_bookings
  add host integer not null default 1 references public.call_hosts (number),
  -- Of the host when it was booked or moved.
  add buffer_minutes smallint not null default 0,
  add hold_until timestamptz,
  -- Of its calendar file: one more with each change that calendars have to hear of.
  add sequence integer not null default 0,
  -- How often its visitor has moved it.
  add moves integer not null default 0,
  -- How both come together; `none` while nobody knows.
  add place text not null default 'none' check (place in ('phone', 'link', 'office', 'none')),
  add consultation_id uuid references public.consultation_applications (id) on delete set null,
  add cancelled_by text check (cancelled_by in ('visitor', 'staff')),
  -- In the words of who cancelled it.
  add cancel_reason text not null default '' check (char_length(cancel_reason) <= 1000);
update public.call_bookings set place = 'phone' where phone <> '';

-- `held` keeps its time until hold_until, `waiting` keeps none, `lapsed` was not confirmed in time: none of them is a lead yet.
alter table public.call_bookings
  drop constraint call_bookings_status_check,
  add constraint call_bookings_status_check check (
    status in ('confirmed', 'done', 'no_show', 'cancelled', 'held', 'waiting', 'lapsed')),
  drop constraint call_bookings_type_check,
  add constraint call_bookings_type_check check (type in ('call15', 'partner30', 'consult30')),
  -- Of each host. Without an extension: its number stands before the seconds of an instant, which have eleven digits.
  drop constraint call_bookings_one_at_a_time,
  add constraint call_bookings_one_at_a_time exclude using gist (int8range(
    host * 100000000000::int8 + extract(epoch from starts_at at time zone 'UTC')::int8,
    host * 100000000000::int8 + extract(epoch from ends_at at time zone 'UTC')::int8 + buffer_minutes * 60) with &&)
    where (status in ('held', 'confirmed'));
create index call_bookings_held on public.call_bookings (hold_until) where status in ('held', 'waiting');

-- Every time of a type that is offered as of a moment, with whose it is and whether it is free. A call that is being moved
-- is in nobody's way; `only_at` asks about one time.
--
-- A closing for everybody wins; then a person's own days that differ, closed before open; then those of everybody; then
-- the week. Windows become instants at both ends and are stepped in elapsed time, so that a change of the clocks makes a
-- day shorter or longer. Where special hours overlap their times come twice. A time that is free can be booked: the guard of
-- call_bookings counts buffers alike.
create function private.call_slots(
  type text, moment timestamptz, moving uuid default null, only_at timestamptz default null)
returns table (starts timestamptz, host integer, is_free boolean)
language sql stable set search_path = '' as $$
  with offered as materialized (
    select make_interval(mins => known.minutes) as length, make_interval(mins => known.step_minutes) as step,
      known.horizon_days, moment + make_interval(mins => known.notice_minutes) as earliest
    from public.call_types known where known.id = call_slots.type and known.is_offered
  ),
  hosts as materialized (
    select known.number, known.time_zone, make_interval(mins => known.buffer_minutes) as buffer, known.most_per_day,
      (moment at time zone known.time_zone)::date as today, offered.horizon_days * 7 + 31 as reach
    from public.call_hosts known cross join offered
    where known.takes_calls and exists (
      select from public.call_hours hours where hours.host = known.number and hours.type = call_slots.type)
  ),
  span as materialized (
    select min(today) as first_day, max(today + reach) as last_day from hosts
  ),
  special as materialized (
    select exception.host, greatest(exception.first_day, span.first_day) + step as day, exception.opens, exception.closes
    from span, public.call_exceptions exception, generate_series(0,
      least(exception.last_day, span.last_day) - greatest(exception.first_day, span.first_day)) step
    where not exception.yearly
    union all
    select exception.host, falls.day, exception.opens, exception.closes
    from span, public.call_exceptions exception,
      generate_series(extract(year from span.first_day)::integer, extract(year from span.last_day)::integer) year,
      lateral (select make_date(year, extract(month from exception.first_day)::integer, 1)
        + extract(day from exception.first_day)::integer - 1 as day) falls
    -- The 29th of February has no other year's day.
    where exception.yearly and extract(month from falls.day) = extract(month from exception.first_day)
  ),
  own as materialized (
    select special.host, special.day, bool_or(special.opens is null) as is_closed
    from special where special.host is not null group by special.host, special.day
  ),
  dates as materialized (
    select hosts.number, hosts.today + step as day
    from hosts, generate_series(0, hosts.reach) step
    where hosts.today + step not in (
      select special.day from special where special.host is null and special.opens is null)
  ),
  usual as materialized (
    select dates.number, dates.day from dates left join own on own.host = dates.number and own.day = dates.day
    where own.day is null
  ),
  windows as materialized (
    select dates.number, dates.day, special.opens, special.closes
    from dates join own on own.host = dates.number and own.day = dates.day and not own.is_closed
      join special on special.host = own.host and special.day = own.day
    union all
    select usual.number, usual.day, special.opens, special.closes
    from usual join special on special.day = usual.day and special.host is null and special.opens is not null
    union all
    select usual.number, usual.day, hours.opens, hours.closes
    from usual join public.call_hours hours on hours.host = usual.number and hours.type = call_slots.type
      and hours.weekday = extract(isodow from usual.day)
    where usual.day not in (select special.day from special where special.host is null and special.opens is not null)
  ),
  near as materialized (
    select placed.number, placed.day, placed.opens, placed.closes from (
      select windows.*, dense_rank() over (partition by windows.number order by windows.day) as place from windows
    ) placed cross join offered
    where placed.place <= offered.horizon_days and (only_at is null
      or placed.day between (only_at at time zone 'UTC')::date - 1 and (only_at at time zone 'UTC')::date + 1)
  ),
  busy as materialized (
    select taken.host, range_agg(taken.during) as during from (
      select booking.host, tstzrange(booking.starts_at, booking.ends_at + make_interval(mins => booking.buffer_minutes)) as during
      from public.call_bookings booking
      where booking.starts_at > moment - interval '1 day' and booking.id is distinct from moving
        and (booking.status = 'confirmed' or (booking.status = 'held' and booking.hold_until > moment))
      union all
      select block.host, tstzrange(block.starts_at, block.ends_at)
      from public.call_blocks block where block.ends_at > moment
    ) taken group by taken.host
  ),
  full_days as materialized (
    select booking.host, (booking.starts_at at time zone hosts.time_zone)::date as day
    from public.call_bookings booking join hosts on hosts.number = booking.host and hosts.most_per_day is not null
    where booking.starts_at > moment - interval '2 days' and booking.id is distinct from moving
      and (booking.status in ('confirmed', 'done', 'no_show') or (booking.status = 'held' and booking.hold_until > moment))
    group by booking.host, 2 having count(*) >= min(hosts.most_per_day)
  )
  select slot.starts, near.number, full_days.day is null and not coalesce(
      busy.during && tstzrange(slot.starts, slot.starts + offered.length + hosts.buffer), false)
  from near join hosts on hosts.number = near.number cross join offered
    cross join lateral generate_series(
      (near.day + make_interval(mins => near.opens)) at time zone hosts.time_zone,
      (near.day + make_interval(mins => near.closes)) at time zone hosts.time_zone - offered.length,
      offered.step) slot (starts)
    left join busy on busy.host = near.number
    left join full_days on full_days.host = near.number and full_days.day = near.day
  where slot.starts > moment and slot.starts >= offered.earliest and (only_at is null or slot.starts = only_at)
$$;

revoke all on function private.check_zone(), private.lock_calls(), private.give_usual_hours(integer),
  private.make_host(uuid, text), private.call_slots(text, timestamptz, uuid, timestamptz)
  from public, anon, authenticated;
