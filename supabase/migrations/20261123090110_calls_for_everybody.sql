-- One stranger cannot fill the calendar: a mailbox has two calls ahead at most, and a network books six a day. And nobody
-- learns who has a call: a time that is taken, one's own or not, and a mailbox that has its two are answered alike.

-- Calls booked from one network within a day, on hosted Supabase; our own server counts in its gateway and sets no
-- request.headers here.
create table private.call_networks (
  key_hash text not null,
  at timestamptz not null default clock_timestamp()
);
create index call_networks_recent on private.call_networks (key_hash, at);
alter table private.call_networks enable row level security;
revoke all on private.call_networks from public, anon, authenticated, service_role;

create function private.limit_calls() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  hashed text := encode(sha256(convert_to(address, 'UTF8')), 'hex');
  free_at timestamptz;
begin
  if coalesce(address, '') = '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('call of ' || hashed, 0));
  delete from private.call_networks where at < clock_timestamp() - interval '1 day';
  select at + interval '1 day' into free_at from private.call_networks
    where key_hash = hashed order by at desc offset 5 limit 1;
  if free_at > clock_timestamp() then
    raise sqlstate 'PT429' using
      message = 'Too many calls from your address. Please call us, or write to us.',
      hint = ceil(extract(epoch from free_at - clock_timestamp()))::text;
  end if;
  insert into private.call_networks (key_hash) values (hashed);
  return new;
end
$$;
create trigger call_bookings_1_network before insert on public.call_bookings
  for each row execute function private.limit_calls();

drop function public.book_call(text, text, text, timestamptz, text, text);

-- Books a call. The same send again is answered as the first time, and only its sender knows its id. Refuses with 409
-- `not-open`, or `taken` for whatever else is in the way.
create function public.book_call(
  type text, name text, email text, starts_at timestamptz, phone text default '', tz text default '',
  id uuid default null)
returns table (reference text, starts timestamptz, ends timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  ends timestamptz := book_call.starts_at
    + case book_call.type when 'call15' then interval '15 minutes' else interval '30 minutes' end;
  address text := private.clean_text(book_call.email, false);
  booked uuid;
  is_overlapping boolean;
  ahead bigint;
begin
  if book_call.type not in ('call15', 'partner30') then
    raise sqlstate 'PT422' using message = 'There is no such call.';
  end if;
  -- One booking after the other, so that a taken time is always answered as taken.
  perform pg_advisory_xact_lock(hashtextextended('call_bookings', 0));
  select booking.id into booked from public.call_bookings booking
    where booking.id = book_call.id and booking.type = book_call.type
      and booking.starts_at = book_call.starts_at and booking.status = 'confirmed'
      and lower(booking.email) = lower(address);
  if booked is null then
    if not coalesce(private.is_open_slot(book_call.type, book_call.starts_at), false) then
      raise sqlstate 'PT409' using message = 'This time is past or outside our hours.', hint = 'not-open';
    end if;
    select coalesce(bool_or(tstzrange(booking.starts_at, booking.ends_at)
        && tstzrange(book_call.starts_at, ends)), false),
      count(*) filter (where private.mailbox_of(booking.email) = private.mailbox_of(address))
      into is_overlapping, ahead
      from public.call_bookings booking where booking.status = 'confirmed' and booking.ends_at > now();
    if is_overlapping or ahead >= 2 then
      raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
    end if;
    insert into public.call_bookings (id, type, name, email, phone, starts_at, ends_at, tz)
    values (
      -- An id that stands for another call already says nothing about this one.
      case when exists (select from public.call_bookings booking where booking.id = book_call.id)
        then gen_random_uuid() else coalesce(book_call.id, gen_random_uuid()) end,
      book_call.type, book_call.name, book_call.email, book_call.phone,
      book_call.starts_at, ends, book_call.tz)
    returning call_bookings.id into booked;
  end if;
  return query select private.reference_of('call', booked), book_call.starts_at, ends;
end
$$;

revoke all on function private.limit_calls(),
  public.book_call(text, text, text, timestamptz, text, text, uuid) from public;
grant execute on function public.book_call(text, text, text, timestamptz, text, text, uuid)
  to anon, authenticated, service_role;
