-- Calls booked on /contact (15 minutes) and /partners (30 minutes). One calendar: no two confirmed
-- calls overlap, whoever books and however many try at once.

create table public.call_bookings (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('call15', 'partner30')),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  phone text not null default '' check (char_length(phone) <= 50),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The visitor's own zone, for the answer: `Europe/Lisbon`.
  tz text not null default '' check (char_length(tz) <= 64),
  status text not null default 'confirmed' check (
    status in ('confirmed', 'done', 'no_show', 'cancelled')),
  created_at timestamptz not null default now(),
  constraint call_bookings_length check (
    ends_at - starts_at = case type when 'call15' then interval '15 minutes' else interval '30 minutes' end),
  constraint call_bookings_one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status = 'confirmed')
);
create index call_bookings_upcoming on public.call_bookings (starts_at);

alter table public.call_bookings enable row level security;
revoke all on public.call_bookings from public, anon, authenticated;
grant select, update (status) on public.call_bookings to authenticated;
grant select, insert, update, delete on public.call_bookings to service_role;
create policy "staff read" on public.call_bookings
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.call_bookings
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger call_bookings_1_limit before insert on public.call_bookings
  for each row execute function private.limit_form('call');
create trigger call_bookings_2_clean before insert on public.call_bookings
  for each row execute function private.clean_row('name', 'email', 'phone', 'tz');
create trigger call_bookings_4_move before update on public.call_bookings
  for each row execute function private.check_move('call');
create trigger call_bookings_audit after update or delete on public.call_bookings
  for each row execute function private.write_audit('call', 'status');
create trigger call_bookings_enter after insert on public.call_bookings
  for each row execute function private.enter_record('call');
create trigger call_bookings_follow after update of status or delete on public.call_bookings
  for each row execute function private.follow_record();

-- The phone hours of the specification: Monday to Friday, 9 to 18 in California, on the next ten
-- working days, begun on a whole multiple of the call's length.
create function private.is_open_slot(type text, starts_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select starts_at > now()
    and local.minutes % local.length = 0
    and local.minutes between 9 * 60 and 18 * 60 - local.length
    and extract(second from local.at) = 0
    and extract(isodow from local.at) <= 5
    and (
      select count(*) from generate_series(
        (now() at time zone 'America/Los_Angeles')::date, local.at::date - 1, interval '1 day') day
      where extract(isodow from day) <= 5) < 10
  from (
    select at, length,
      (extract(hour from at) * 60 + extract(minute from at))::integer as minutes
    from (select starts_at at time zone 'America/Los_Angeles' as at,
      case type when 'call15' then 15 else 30 end as length) slot
  ) local
$$;

-- Books a call. The same person asking for the same time again is answered as the first time.
-- Refuses with 409 `taken` or `not-open`.
create function public.book_call(
  type text, name text, email text, starts_at timestamptz, phone text default '', tz text default '')
returns table (reference text, starts timestamptz, ends timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  ends timestamptz := book_call.starts_at
    + case book_call.type when 'call15' then interval '15 minutes' else interval '30 minutes' end;
  booked uuid;
begin
  if book_call.type not in ('call15', 'partner30') then
    raise sqlstate 'PT422' using message = 'There is no such call.';
  end if;
  -- One booking after the other, so that a taken time is always answered as taken.
  perform pg_advisory_xact_lock(hashtextextended('call_bookings', 0));
  select booking.id into booked from public.call_bookings booking
    where booking.starts_at = book_call.starts_at and booking.type = book_call.type
      and booking.status = 'confirmed'
      and lower(booking.email) = lower(private.clean_text(book_call.email, false));
  if booked is null then
    if not coalesce(private.is_open_slot(book_call.type, book_call.starts_at), false) then
      raise sqlstate 'PT409' using message = 'This time is past or outside our hours.', hint = 'not-open';
    end if;
    if exists (
      select from public.call_bookings booking where booking.status = 'confirmed'
        and tstzrange(booking.starts_at, booking.ends_at) && tstzrange(book_call.starts_at, ends))
    then
      raise sqlstate 'PT409' using message = 'This time has just been taken.', hint = 'taken';
    end if;
    insert into public.call_bookings (type, name, email, phone, starts_at, ends_at, tz)
    values (book_call.type, book_call.name, book_call.email, book_call.phone,
      book_call.starts_at, ends, book_call.tz)
    returning id into booked;
  end if;
  return query select private.reference_of('call', booked), book_call.starts_at, ends;
end
$$;

-- When somebody is on the telephone already; nothing about who.
create function public.taken_calls() returns table (starts timestamptz, ends timestamptz)
language sql stable security definer set search_path = '' as $$
  select starts_at, ends_at from public.call_bookings
  where status = 'confirmed' and ends_at > now() order by starts_at
$$;

revoke all on function private.is_open_slot(text, timestamptz),
  public.book_call(text, text, text, timestamptz, text, text), public.taken_calls() from public;
grant execute on function public.book_call(text, text, text, timestamptz, text, text),
  public.taken_calls() to anon, authenticated, service_role;
