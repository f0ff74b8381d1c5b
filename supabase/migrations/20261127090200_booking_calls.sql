-- Booking a call, and what a stranger can do about it: hold, confirm, move, cancel. With mail on a mailbox confirms before
-- a call is one; with mail off it is one at once, within narrower limits. All changes come one after the other, under one
-- lock, and the guard of the table holds whatever they say.

-- What the server tells the database when it starts. A hosted project has no server of ours: mail is off there.
create table private.site_settings (
  only_row boolean primary key default true check (only_row),
  mail_on boolean not null default false,
  -- With mail off, for the whole site.
  calls_per_hour integer not null default 12
);
insert into private.site_settings default values;

-- Who may see and change a call without an account: whoever has the secret of a letter about it, or booked it here. Of
-- the secret we keep the digest.
create table private.call_links (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.call_bookings (id) on delete cascade,
  digest text not null unique,
  created_at timestamptz not null default now()
);
create index call_links_of_booking on private.call_links (booking_id);

-- The secret address under which a person's calendar program reads the person's calls.
create table private.call_feeds (
  id uuid primary key default gen_random_uuid(),
  host integer not null unique references public.call_hosts (number),
  digest text not null unique,
  created_at timestamptz not null default now()
);

-- Mailboxes that the team has had enough of: answered as all are, and nothing comes of it.
create table private.call_refused (
  mailbox text primary key,
  created_at timestamptz not null default now()
);

do $$
declare
  relation text;
begin
  foreach relation in array array['site_settings', 'call_links', 'call_feeds', 'call_refused'] loop
    execute format('alter table private.%I enable row level security', relation);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', relation);
  end loop;
end
$$;

create function private.digest_of_secret(secret text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex')
$$;

-- A new secret for a call; its digest is kept.
create function private.link_call(booking uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  insert into private.call_links (booking_id, digest) values (booking, private.digest_of_secret(secret));
  return secret;
end
$$;

-- The call that a secret opens; good until thirty days after it.
create function private.call_of(secret text) returns public.call_bookings
language sql stable security definer set search_path = '' as $$
  select booking from private.call_links link join public.call_bookings booking on booking.id = link.booking_id
  where link.digest = private.digest_of_secret(call_of.secret) and booking.ends_at > now() - interval '30 days'
$$;

-- Ends what was not confirmed in time, and forgets it a week later.
create function private.end_holds() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('private.moves_freely', 'on', true);
  update public.call_bookings set status = 'lapsed'
    where status in ('held', 'waiting') and hold_until <= now();
  perform set_config('private.moves_freely', '', true);
  delete from public.call_bookings where status = 'lapsed' and created_at < now() - interval '7 days';
end
$$;

-- The zone of a visitor's browser, empty for one that this database does not know. The list of all zones is slow to read.
create function private.known_zone(zone text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$' then
    perform now() at time zone zone;
    return zone;
  end if;
  return '';
exception when invalid_parameter_value then
  return '';
end
$$;

-- How a call of this host would take place. What the form of a consultation asks for goes first.
create function private.place_for(wanted text, phone text, host integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when wanted = 'in-person' then 'office'
    when phone <> '' and wanted is distinct from 'video-call' then 'phone'
    when known.meets_by = 'link' and known.meeting_url <> '' then 'link'
    when phone <> '' then 'phone'
    else 'none'
  end
  from public.call_hosts known where known.number = place_for.host
$$;

-- Who can have a call of this type at a time: the one who had it, else who has a link where one is needed, else who has the
-- fewest calls that week. `is_open` is false where the time is offered by nobody.
create function private.find_host(
  type text, starts_at timestamptz, moving uuid, preferred integer, needs_link boolean,
  out host integer, out is_open boolean)
language sql stable security definer set search_path = '' as $$
  select (array_agg(slot.host order by slot.host is distinct from preferred,
      needs_link and not (known.meets_by = 'link' and known.meeting_url <> ''), week.calls, slot.host)
      filter (where slot.is_free))[1],
    count(*) > 0
  from private.call_slots(find_host.type, now(), find_host.moving, find_host.starts_at) slot
    join public.call_hosts known on known.number = slot.host
    cross join lateral (
      select count(*) as calls from public.call_bookings booking
      where booking.host = slot.host and booking.status in ('held', 'confirmed', 'done', 'no_show')
        and booking.starts_at >= date_trunc('week', find_host.starts_at at time zone known.time_zone) at time zone known.time_zone
        and booking.starts_at < (date_trunc('week', find_host.starts_at at time zone known.time_zone) + interval '7 days')
          at time zone known.time_zone) week
$$;

create function private.refuse_time(is_open boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if is_open then
    raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
  end if;
  raise sqlstate 'PT409' using message = 'This time is past or outside our hours.', hint = 'not-open';
end
$$;

-- Calls ahead of one mailbox, whatever `+tag` it writes.
create function private.calls_ahead(address text, but uuid default null) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.call_bookings booking
  where booking.status = 'confirmed' and booking.ends_at > now() and booking.id is distinct from but
    and private.mailbox_of(booking.email) = private.mailbox_of(address)
$$;

-- Whether one more unconfirmed call may keep its time: two for a mailbox, a sixth of the day's times, twelve in all. What
-- goes beyond is answered alike and keeps nothing.
create function private.may_hold(type text, address text, starts_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  with held as (
    select booking.email, booking.starts_at from public.call_bookings booking
    where booking.status = 'held' and booking.hold_until > now()
  ), office as (
    select (may_hold.starts_at at time zone 'America/Los_Angeles')::date as day
  )
  select (select count(*) from held) < 12
    and (select count(*) from held where private.mailbox_of(held.email) = private.mailbox_of(address)) < 2
    and (select count(*) from held, office where (held.starts_at at time zone 'America/Los_Angeles')::date = office.day)
      < greatest(1, (select count(distinct slot.starts) / 6 from private.call_slots(may_hold.type, now()) slot, office
        where (slot.starts at time zone 'America/Los_Angeles')::date = office.day))
    and not exists (select from private.call_refused refused where refused.mailbox = private.mailbox_of(address))
$$;

-- Times of a type, each once, whoever has them. Names and numbers of people stay inside.
create function public.open_calls(type text)
returns table (starts timestamptz, is_free boolean, has_video boolean)
language sql stable security definer set search_path = '' as $$
  select slot.starts, bool_or(slot.is_free),
    bool_or(slot.is_free and host.meets_by = 'link' and host.meeting_url <> '')
  from private.call_slots(open_calls.type, now()) slot join public.call_hosts host on host.number = slot.host
  group by slot.starts order by slot.starts
$$;

drop function public.book_call(text, text, text, timestamptz, text, text, uuid);
drop function public.taken_calls();
drop function private.is_open_slot(text, timestamptz);

-- Books a call. The same send again is answered as the first time, and only its sender knows its id. With mail on its time
-- is kept until `keeps_until`, and a letter asks the mailbox; with mail off it is booked, and `secret` opens it. Refuses
-- with 409 `not-open`, or `taken` for whatever else is in the way.
create function public.book_call(
  type text, name text, email text, starts_at timestamptz, phone text default '', tz text default '',
  id uuid default null, consultation_id uuid default null)
returns table (reference text, starts timestamptz, ends timestamptz, state text, keeps_until timestamptz,
  place text, meeting_url text, secret text)
language plpgsql security definer set search_path = '' as $$
declare
  known public.call_types;
  settings private.site_settings;
  booked public.call_bookings;
  address text := private.clean_text(book_call.email, false);
  telephone text := private.clean_text(book_call.phone, false);
  wanted text;
  application uuid;
  hit record;
  new_id uuid;
begin
  select * into known from public.call_types offered where offered.id = book_call.type;
  if known.id is null then
    raise sqlstate 'PT422' using message = 'There is no such call.';
  end if;
  book_call.tz := private.known_zone(book_call.tz);
  select * into settings from private.site_settings;
  perform private.lock_calls();
  perform private.end_holds();
  select * into booked from public.call_bookings booking
    where booking.id = book_call.id and booking.type = book_call.type
      and booking.starts_at = book_call.starts_at and lower(booking.email) = lower(address)
      and booking.status in ('held', 'waiting', 'confirmed');
  if booked.id is null then
    if known.id = 'consult30' then
      select sent.id, sent.consultation_type into application, wanted
        from public.consultation_applications sent
        -- Only its sender knows the id, or the one of a second send, whose reference is kept for the search.
        where sent.id = book_call.consultation_id
          or (book_call.consultation_id is not null and lower(sent.email) = lower(address) and exists (
            select from public.inbox_entries entry
            where entry.id = sent.id and entry.created_at > now() - interval '1 hour' and position(
              private.fold(private.reference_of('consultation', book_call.consultation_id)) in entry.search_text) > 0))
        order by sent.id = book_call.consultation_id desc nulls last limit 1;
      if application is null then
        raise sqlstate 'PT422' using message = 'There is no application that this call belongs to.';
      end if;
    end if;
    select * into hit from private.find_host(
      known.id, book_call.starts_at, null, null, wanted = 'video-call' or telephone = '');
    if hit.host is null then
      perform private.refuse_time(hit.is_open);
    end if;
    -- Nobody could confirm it.
    if settings.mail_on and not private.is_mail_address(address) then
      raise exception 'new row for relation "call_bookings" violates check constraint "call_bookings_email_check"'
        using errcode = '23514';
    end if;
    if not settings.mail_on then
      if private.calls_ahead(address) >= 2
        or exists (select from private.call_refused refused where refused.mailbox = private.mailbox_of(address))
      then
        perform private.refuse_time(true);
      end if;
      if (select count(*) from public.call_bookings booking where booking.created_at > now() - interval '1 hour')
        >= settings.calls_per_hour
      then
        raise sqlstate 'PT429' using message = 'Too many calls have been booked within an hour. Please call us, or write to us.',
          hint = '3600';
      end if;
    end if;
    -- An id that stands for another call already says nothing about this one.
    new_id := case when exists (select from public.call_bookings booking where booking.id = book_call.id)
      then gen_random_uuid() else coalesce(book_call.id, gen_random_uuid()) end;
    begin
      insert into public.call_bookings (
          id, type, name, email, phone, starts_at, ends_at, tz, host, buffer_minutes, place, consultation_id,
          status, hold_until)
        select new_id, known.id, book_call.name, book_call.email, book_call.phone, book_call.starts_at,
          book_call.starts_at + make_interval(mins => known.minutes), book_call.tz, host.number, host.buffer_minutes,
          private.place_for(wanted, telephone, host.number), application,
          case when not settings.mail_on then 'confirmed'
            when private.may_hold(known.id, address, book_call.starts_at) then 'held' else 'waiting' end,
          case when settings.mail_on then now() + interval '30 minutes' end
        from public.call_hosts host where host.number = hit.host
      returning * into booked;
    exception when exclusion_violation then
      perform private.refuse_time(true);
    end;
    if settings.mail_on then
      perform private.ask_caller(booked);
    end if;
  end if;
  return query select private.reference_of('call', booked.id), booked.starts_at, booked.ends_at,
    case when booked.status = 'confirmed' then 'confirmed' else 'held' end, booked.hold_until, booked.place,
    case when booked.place = 'link' and not settings.mail_on
      then (select host.meeting_url from public.call_hosts host where host.number = booked.host) end,
    case when not settings.mail_on then private.link_call(booked.id) end;
end
$$;

-- The letter that asks a mailbox to confirm: three a day, then silence.
create function private.ask_caller(booking public.call_bookings) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_mail_address(booking.email)
    and not exists (select from private.call_refused refused where refused.mailbox = private.mailbox_of(booking.email))
    and private.letters_within(booking.email, 'call-confirm', interval '1 day') < 3
  then
    insert into public.outbox ("to", template, payload)
      values (booking.email, 'call-confirm', private.call_facts(booking));
  end if;
end
$$;

-- What a letter about a call says of it: facts of ours, no word of its sender.
create function private.call_facts(booking public.call_bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', 'call', 'booking', booking.id,
    'reference', private.reference_of('call', booking.id), 'type', booking.type,
    'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'host', booking.host, 'sequence', booking.sequence)
$$;

-- How far a call is that this browser has asked for: `held`, `confirmed`, or `lapsed`; nothing for an id nobody knows.
create function public.call_progress(id uuid)
returns table (state text, starts timestamptz, keeps_until timestamptz)
language sql stable security definer set search_path = '' as $$
  select case when booking.status in ('confirmed', 'done', 'no_show') then 'confirmed'
      when booking.status in ('held', 'waiting') and booking.hold_until > now() then 'held' else 'lapsed' end,
    booking.starts_at, booking.hold_until
  from public.call_bookings booking where booking.id = call_progress.id
$$;

-- Asks the mailbox again, for a browser that knows the id.
create function public.ask_again(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings;
begin
  select * into booking from public.call_bookings known
    where known.id = ask_again.id and known.status in ('held', 'waiting');
  if booking.id is not null then
    perform private.ask_caller(booking);
  end if;
end
$$;

-- Gives the time back at once that a browser has asked for and nobody has confirmed.
create function public.release_call(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_calls();
  perform set_config('private.moves_freely', 'on', true);
  update public.call_bookings booking set status = 'lapsed'
    where booking.id = release_call.id and booking.status in ('held', 'waiting');
  perform set_config('private.moves_freely', '', true);
end
$$;

-- The call of a secret in the words of the page /calls. One answer, 404, for a secret that is wrong, cut or too old.
create function private.show_call(booking public.call_bookings)
returns table (id uuid, reference text, type text, starts timestamptz, ends timestamptz, state text, tz text, name text,
  email text, phone text, place text, meeting_url text, host_name text, host_zone text, sequence integer,
  moves_left integer, cancelled_by text)
language sql stable security definer set search_path = '' as $$
  select booking.id, private.reference_of('call', booking.id), booking.type, booking.starts_at, booking.ends_at,
    case when booking.status in ('held', 'waiting', 'lapsed')
        then case when booking.starts_at > now() then 'unconfirmed' else 'past' end
      when booking.status = 'cancelled' then 'cancelled'
      when booking.status = 'confirmed' and booking.starts_at > now() then 'booked'
      else 'past' end,
    booking.tz, booking.name, booking.email, booking.phone, booking.place,
    case when booking.place = 'link' and booking.status = 'confirmed' then host.meeting_url else '' end,
    case when host.number = 1 then '' else host.name end, host.time_zone, booking.sequence,
    greatest(0, 5 - booking.moves), booking.cancelled_by
  from public.call_hosts host where host.number = booking.host
$$;

-- The call that a visitor may change, under the lock.
create function private.open_link(secret text) returns public.call_bookings
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings;
begin
  perform private.lock_calls();
  perform private.end_holds();
  booking := private.call_of(open_link.secret);
  if booking.id is null then
    raise sqlstate 'PT404' using message = 'This link is not known, or no longer good.', hint = 'unknown';
  end if;
  return booking;
end
$$;

create function public.my_call(secret text)
returns table (id uuid, reference text, type text, starts timestamptz, ends timestamptz, state text, tz text, name text,
  email text, phone text, place text, meeting_url text, host_name text, host_zone text, sequence integer,
  moves_left integer, cancelled_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.call_of(my_call.secret);
begin
  if booking.id is null then
    raise sqlstate 'PT404' using message = 'This link is not known, or no longer good.', hint = 'unknown';
  end if;
  return query select * from private.show_call(booking);
end
$$;

-- Makes a call of what was held, also late, when its time is still free. Refuses with 409 `taken`, `past`, `cancelled`, or
-- `two` when the mailbox has two calls ahead. Confirming twice is once.
create function public.confirm_call(secret text)
returns table (id uuid, reference text, type text, starts timestamptz, ends timestamptz, state text, tz text, name text,
  email text, phone text, place text, meeting_url text, host_name text, host_zone text, sequence integer,
  moves_left integer, cancelled_by text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.call_bookings := private.open_link(confirm_call.secret);
  hit record;
begin
  if booking.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'This call is cancelled.', hint = 'cancelled';
  end if;
  if booking.status in ('held', 'waiting', 'lapsed') then
    if booking.starts_at <= now() then
      raise sqlstate 'PT409' using message = 'This time is past.', hint = 'past';
    end if;
    if private.calls_ahead(booking.email) >= 2 then
      raise sqlstate 'PT409' using message = 'You have two calls ahead already.', hint = 'two';
    end if;
    -- A held time is its host's, whatever the hours are meanwhile.
    if booking.status <> 'held' then
      select * into hit from private.find_host(booking.type, booking.starts_at, booking.id, booking.host, booking.phone = '');
      if hit.host is null then
        raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
      end if;
      booking.host := hit.host;
    end if;
    perform set_config('private.moves_freely', 'on', true);
    begin
      update public.call_bookings known set status = 'confirmed', host = host.number,
          buffer_minutes = host.buffer_minutes, hold_until = null,
          place = private.place_for((select sent.consultation_type from public.consultation_applications sent
            where sent.id = known.consultation_id), known.phone, host.number)
        from public.call_hosts host where known.id = booking.id and host.number = booking.host
        returning known.* into booking;
    exception when exclusion_violation then
      raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
    end;
    perform set_config('private.moves_freely', '', true);
  end if;
  return query select * from private.show_call(booking);
end
$$;

-- Moves a call to another open time, to the same person if that one is free. Five times; refuses with 409 `taken`,
-- `not-open`, `past`, `cancelled`, or `moves`. A call that is there already stays as it is.
create function public.move_call(secret text, starts_at timestamptz)
returns table (id uuid, reference text, type text, starts timestamptz, ends timestamptz, state text, tz text, name text,
  email text, phone text, place text, meeting_url text, host_name text, host_zone text, sequence integer,
  moves_left integer, cancelled_by text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.call_bookings := private.open_link(move_call.secret);
  hit record;
begin
  perform private.refuse_changes(booking);
  if booking.starts_at is distinct from move_call.starts_at then
    if booking.moves >= 5 then
      raise sqlstate 'PT409' using message = 'This call has been moved five times. Please call us.', hint = 'moves';
    end if;
    select * into hit from private.find_host(
      booking.type, move_call.starts_at, booking.id, booking.host, booking.place = 'link');
    if hit.host is null then
      perform private.refuse_time(hit.is_open);
    end if;
    booking := private.put_call(booking, move_call.starts_at, hit.host, booking.moves + 1);
  end if;
  return query select * from private.show_call(booking);
end
$$;

create function public.cancel_call(secret text, reason text default '')
returns table (id uuid, reference text, type text, starts timestamptz, ends timestamptz, state text, tz text, name text,
  email text, phone text, place text, meeting_url text, host_name text, host_zone text, sequence integer,
  moves_left integer, cancelled_by text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.call_bookings := private.open_link(cancel_call.secret);
begin
  if booking.status in ('held', 'waiting', 'lapsed') then
    perform set_config('private.moves_freely', 'on', true);
    update public.call_bookings known set status = 'lapsed'
      where known.id = booking.id returning known.* into booking;
    perform set_config('private.moves_freely', '', true);
  elsif booking.status <> 'cancelled' then
    perform private.refuse_changes(booking);
    update public.call_bookings known set status = 'cancelled', cancelled_by = 'visitor',
        cancel_reason = left(private.clean_text(cancel_call.reason, true), 1000)
      where known.id = booking.id returning known.* into booking;
  end if;
  return query select * from private.show_call(booking);
end
$$;

create function private.refuse_changes(booking public.call_bookings) returns void
language plpgsql stable set search_path = '' as $$
begin
  if booking.status = 'cancelled' then
    raise sqlstate 'PT409' using message = 'This call is cancelled.', hint = 'cancelled';
  end if;
  if booking.status <> 'confirmed' or booking.starts_at <= now() then
    raise sqlstate 'PT409' using message = 'This call cannot be changed any more.', hint = 'past';
  end if;
end
$$;

-- Puts a call at a time and to a host; the guard answers 409 `taken`.
create function private.put_call(booking public.call_bookings, starts_at timestamptz, host integer, moves integer)
returns public.call_bookings
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  moved public.call_bookings;
begin
  update public.call_bookings known set starts_at = put_call.starts_at,
      ends_at = put_call.starts_at + (known.ends_at - known.starts_at), host = taker.number,
      buffer_minutes = taker.buffer_minutes, moves = put_call.moves,
      place = private.place_for((select sent.consultation_type from public.consultation_applications sent
        where sent.id = known.consultation_id), known.phone, taker.number)
    from public.call_hosts taker
    where known.id = put_call.booking.id and taker.number = put_call.host
    returning known.* into moved;
  return moved;
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('digest_of_secret', 'known_zone', 'link_call', 'call_of', 'end_holds', 'place_for', 'find_host',
        'refuse_time', 'calls_ahead', 'may_hold', 'open_calls', 'book_call', 'ask_caller', 'call_facts', 'call_progress',
        'ask_again', 'release_call', 'show_call', 'open_link', 'my_call', 'confirm_call', 'move_call', 'cancel_call',
        'refuse_changes', 'put_call')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.open_calls(text),
  public.book_call(text, text, text, timestamptz, text, text, uuid, uuid), public.call_progress(uuid),
  public.ask_again(uuid), public.release_call(uuid), public.my_call(text), public.confirm_call(text),
  public.move_call(text, timestamptz), public.cancel_call(text, text)
  to anon, authenticated, service_role;
