-- What follows from a change of a call, whoever makes it: its entry in the inbox, its sequence, letters to both sides,
-- reminders, the consultation it belongs to. And what the team does: move, give, cancel, availability, people who leave.

alter table public.outbox drop constraint outbox_template_check;
alter table public.outbox add constraint outbox_template_check check (
  template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
    'call-moved', 'call-cancelled', 'call-reminder', 'call-staff'));

-- Calls write their own letters.
update private.record_kinds set acknowledgement = 'none' where kind = 'call';
drop function private.call_acknowledgement(uuid);

-- Only calls are leads: not what is still to be confirmed.
drop trigger call_bookings_entry_insert on public.call_bookings;
create trigger call_bookings_entry_insert after insert on public.call_bookings
  for each row when (new.status not in ('held', 'waiting', 'lapsed'))
  execute function private.sync_entry_insert('call');

create function private.sync_call_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.inbox_entries where id = old.id;
  elsif new.status not in ('held', 'waiting', 'lapsed') then
    perform private.insert_entry('call', to_jsonb(new));
    update public.inbox_entries set status = new.status,
        subject = to_jsonb(new) ->> 'starts_at',
        answered_at = case when status <> new.status then coalesce(answered_at, now()) else answered_at end
      where id = new.id and (status, subject) is distinct from (new.status, to_jsonb(new) ->> 'starts_at');
  end if;
  return null;
end
$$;
drop trigger call_bookings_entry_update on public.call_bookings;
create trigger call_bookings_entry_update after update of status, starts_at or delete on public.call_bookings
  for each row execute function private.sync_call_entry();

create or replace function private.insert_missing_entries() returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  missing record;
  total bigint := 0;
begin
  for missing in
    select found.kind, found.record from private.records_of() found
    where not exists (select from public.inbox_entries entry where entry.id = found.id)
      and not (found.kind = 'call' and found.status in ('held', 'waiting', 'lapsed'))
  loop
    perform private.insert_entry(missing.kind, missing.record);
    total := total + 1;
  end loop;
  return total;
end
$$;

-- The log is about calls, not about strangers' tries.
drop trigger call_bookings_audit on public.call_bookings;
create trigger call_bookings_audit after update or delete on public.call_bookings
  for each row when (old.status not in ('held', 'waiting', 'lapsed'))
  execute function private.write_audit('call', 'status', 'starts_at', 'host', 'cancelled_by');

-- Calendars keep the newest sequence of an event.
create function private.number_call_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'confirmed' and (new.status = 'cancelled' or (new.status = 'confirmed'
      and (new.starts_at, new.host, new.place) is distinct from (old.starts_at, old.host, old.place)))
    or (old.status = 'cancelled' and new.status = 'confirmed')
  then
    new.sequence := old.sequence + 1;
  end if;
  if new.status = 'cancelled' and old.status <> 'cancelled' then
    new.cancelled_by := coalesce(new.cancelled_by, 'staff');
  elsif old.status = 'cancelled' and new.status = 'confirmed' then
    new.cancelled_by := null;
    new.cancel_reason := '';
  end if;
  return new;
end
$$;
create trigger call_bookings_5_sequence before update on public.call_bookings
  for each row execute function private.number_call_change();

-- What the team does waits ten seconds, within which it can be taken back.
create function private.call_letters_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() + case when private.is_staff() then interval '10 seconds' else interval '0' end
$$;

create function private.tell_caller(booking public.call_bookings, template text, more jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox ("to", template, payload, entry_id, next_at)
  select booking.email, tell_caller.template, private.call_facts(booking) || more, booking.id, private.call_letters_at()
  where private.is_mail_address(booking.email)
$$;

-- `event` is booked, moved, passed (to somebody else), cancelled, or reminder. For the host, or for owners where the
-- calendar is the team's.
create function private.tell_host(booking public.call_bookings, host integer, event text, more jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (template, payload, entry_id, next_at)
  values ('call-staff', private.call_facts(booking) || jsonb_build_object('event', event, 'host', host) || more,
    booking.id, private.call_letters_at())
$$;

-- Letters about a call that have not begun to leave; answers what they would have said.
create function private.take_back(booking uuid, template text, event text default null, host integer default null)
returns setof jsonb
language sql volatile security definer set search_path = '' as $$
  delete from public.outbox waiting
  where waiting.entry_id = booking and waiting.template = take_back.template and waiting.state = 'queued'
    and (event is null or waiting.payload ->> 'event' = event)
    and (host is null or (waiting.payload ->> 'host')::integer = host)
  returning waiting.payload
$$;

-- A day and an hour before; not what has just been booked. Where nobody knows how to meet, the host hears of it instead.
create function private.remind(booking public.call_bookings) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.outbox waiting
    where waiting.entry_id = booking.id and waiting.state = 'queued'
      and (waiting.template = 'call-reminder' or waiting.payload ->> 'event' = 'reminder');
  insert into public.outbox ("to", template, payload, entry_id, next_at)
  select case when booking.place = 'none' then '' else booking.email end,
    case when booking.place = 'none' then 'call-staff' else 'call-reminder' end,
    private.call_facts(booking) || jsonb_build_object('event', 'reminder', 'hours', span.hours),
    booking.id, booking.starts_at - make_interval(hours => span.hours)
  from (values (24, interval '25 hours'), (1, interval '90 minutes')) span (hours, least_before)
  where booking.status = 'confirmed' and booking.starts_at > now() + span.least_before
    and (booking.place = 'none' or private.is_mail_address(booking.email))
$$;

-- An application is scheduled while it has a call.
create function private.schedule_consultation(application uuid, gone uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  has_call boolean := exists (select from public.call_bookings booking
    where booking.consultation_id = application and booking.status = 'confirmed' and booking.id is distinct from gone);
begin
  perform set_config('private.moves_freely', 'on', true);
  update public.consultation_applications sent set status = case when has_call then 'scheduled' else 'new' end
    where sent.id = application and sent.status = case when has_call then 'new' else 'scheduled' end;
  perform set_config('private.moves_freely', '', true);
end
$$;

create function private.follow_call() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was text := case when tg_op = 'UPDATE' then old.status end;
  taken_back jsonb;
  is_new boolean := new.status = 'confirmed' and coalesce(was, 'held') in ('held', 'waiting', 'lapsed');
begin
  if is_new then
    perform private.tell_caller(new, 'call-booked');
    perform private.tell_host(new, new.host, 'booked');
    perform private.remind(new);
  elsif was = 'confirmed' and new.status = 'cancelled' then
    perform private.remind(new);
    perform private.tell_caller(new, 'call-cancelled');
    perform private.tell_host(new, new.host, 'cancelled');
  elsif was = 'cancelled' and new.status = 'confirmed' then
    if not exists (select from private.take_back(new.id, 'call-cancelled')) then
      perform private.tell_caller(new, 'call-moved');
    end if;
    if not exists (select from private.take_back(new.id, 'call-staff', 'cancelled')) then
      perform private.tell_host(new, new.host, 'moved');
    end if;
    perform private.remind(new);
  elsif was = 'confirmed' and new.status = 'confirmed'
    and (new.starts_at, new.host, new.place) is distinct from (old.starts_at, old.host, old.place)
  then
    perform private.remind(new);
    if new.starts_at <> old.starts_at or new.place <> old.place or (new.place = 'link' and new.host <> old.host) then
      select * into taken_back from private.take_back(new.id, 'call-moved') limit 1;
      taken_back := coalesce(taken_back, jsonb_build_object(
        'from_at', old.starts_at, 'from_place', old.place, 'from_host', old.host));
      if (taken_back ->> 'from_at')::timestamptz is distinct from new.starts_at
        or taken_back ->> 'from_place' is distinct from new.place
        or (new.place = 'link' and (taken_back ->> 'from_host')::integer is distinct from new.host)
      then
        perform private.tell_caller(new, 'call-moved', jsonb_build_object('from_at', taken_back -> 'from_at',
          'from_place', taken_back -> 'from_place', 'from_host', taken_back -> 'from_host'));
      end if;
    end if;
    if new.host = old.host then
      select * into taken_back from private.take_back(new.id, 'call-staff', 'moved', new.host) limit 1;
      if coalesce((taken_back ->> 'from_at')::timestamptz, old.starts_at) <> new.starts_at then
        perform private.tell_host(new, new.host, 'moved',
          jsonb_build_object('from_at', coalesce(taken_back -> 'from_at', to_jsonb(old.starts_at))));
      end if;
    else
      if not exists (select from private.take_back(new.id, 'call-staff', 'booked', old.host)) then
        perform private.tell_host(old, old.host, 'passed', jsonb_build_object('sequence', new.sequence));
      end if;
      select * into taken_back from private.take_back(new.id, 'call-staff', 'passed', new.host) limit 1;
      if (taken_back ->> 'starts_at')::timestamptz is distinct from new.starts_at then
        perform private.tell_host(new, new.host, 'booked');
      end if;
    end if;
  elsif was = 'confirmed' and new.status in ('done', 'no_show') then
    perform private.remind(new);
  end if;
  if new.consultation_id is not null and new.status in ('confirmed', 'cancelled') and was is distinct from new.status then
    perform private.schedule_consultation(new.consultation_id);
  end if;
  return null;
end
$$;
-- After "entry" by its name: letters point to the entry.
create trigger call_bookings_letters after insert or update on public.call_bookings
  for each row execute function private.follow_call();

-- A call that is erased, or deleted with its time, does not take place; its host's calendar hears of it.
create function private.cancel_before_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'confirmed' and old.starts_at > now() then
    insert into public.outbox (template, payload) values ('call-staff', private.call_facts(old)
      || jsonb_build_object('event', 'cancelled', 'sequence', old.sequence + 1));
    if old.consultation_id is not null then
      perform private.schedule_consultation(old.consultation_id, old.id);
    end if;
  end if;
  return old;
end
$$;
create trigger call_bookings_6_delete before delete on public.call_bookings
  for each row execute function private.cancel_before_delete();

-- People.

create function private.follow_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.make_host(new.user_id, new.display_name);
  elsif tg_op = 'DELETE' then
    perform private.pass_on_calls((select host.number from public.call_hosts host where host.user_id = old.user_id));
  elsif new.disabled_at is not null and old.disabled_at is null then
    perform private.pass_on_calls((select host.number from public.call_hosts host where host.user_id = new.user_id));
  elsif new.display_name <> old.display_name then
    update public.call_hosts set name = new.display_name where user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger staff_calls after insert or update or delete on public.staff
  for each row execute function private.follow_staff();

-- Whoever leaves takes no calls. Each call ahead goes to somebody free then, else into the team's calendar, else it stays
-- and is shown as nobody's. Owners hear of it once, visitors only where the place changes.
create function private.pass_on_calls(gone integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings;
  taker integer;
  passed integer := 0;
  stuck integer := 0;
begin
  perform private.lock_calls();
  update public.call_hosts set takes_calls = false where number = gone;
  delete from private.call_feeds where host = gone;
  for booking in
    select * from public.call_bookings
    where host = gone and status in ('held', 'confirmed') and starts_at > now() order by starts_at
  loop
    -- As of the last moment at which it could have been booked.
    select slot.host into taker
      from public.call_types known, private.call_slots(booking.type,
        booking.starts_at - make_interval(mins => known.notice_minutes) - interval '1 second', booking.id, booking.starts_at) slot
        join public.call_hosts host on host.number = slot.host
      where known.id = booking.type and slot.is_free
      order by booking.place = 'link' and host.meets_by <> 'link', slot.host limit 1;
    begin
      perform private.put_call(booking, booking.starts_at, coalesce(taker, 1), booking.moves);
      passed := passed + 1;
    exception when sqlstate 'PT409' then
      stuck := stuck + 1;
    end;
  end loop;
  if passed + stuck > 0 then
    insert into public.outbox (template, payload) values ('call-staff', jsonb_build_object('kind', 'call',
      'event', 'left', 'host', 1, 'name', (select name from public.call_hosts where number = gone),
      'passed', passed, 'stuck', stuck));
  end if;
end
$$;

-- A new video link, or none any more: calls ahead are told how to meet. Who was promised a telephone call gets one.
create function private.follow_link() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings;
  becomes text;
begin
  for booking in
    select * from public.call_bookings known
    where known.host = new.number and known.status = 'confirmed' and known.starts_at > now()
      and known.place in ('link', 'none') order by known.starts_at
  loop
    becomes := private.place_for((select sent.consultation_type from public.consultation_applications sent
      where sent.id = booking.consultation_id), booking.phone, new.number);
    if becomes <> booking.place then
      update public.call_bookings known set place = becomes where known.id = booking.id;
    elsif becomes = 'link' and new.meeting_url <> old.meeting_url then
      update public.call_bookings known set sequence = known.sequence + 1 where known.id = booking.id returning * into booking;
      perform private.take_back(booking.id, 'call-moved');
      perform private.tell_caller(booking, 'call-moved', jsonb_build_object('from_at', booking.starts_at));
      perform private.take_back(booking.id, 'call-staff', 'moved', booking.host);
      perform private.tell_host(booking, booking.host, 'moved');
      perform private.remind(booking);
    end if;
  end loop;
  return null;
end
$$;
create trigger call_hosts_link after update of meets_by, meeting_url on public.call_hosts
  for each row when ((new.meets_by, new.meeting_url) is distinct from (old.meets_by, old.meeting_url))
  execute function private.follow_link();

-- An account may go without its staff row going first.
create function private.follow_host() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.pass_on_calls(new.number);
  return null;
end
$$;
create trigger call_hosts_left after update of user_id on public.call_hosts
  for each row when (new.user_id is null and old.user_id is not null and new.takes_calls)
  execute function private.follow_host();

-- What the team does with one call.

create function private.staff_call(id uuid) returns public.call_bookings
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings;
begin
  if not private.is_staff() then
    raise exception 'Only staff change calls.' using errcode = '42501';
  end if;
  perform private.lock_calls();
  perform private.end_holds();
  select * into booking from public.call_bookings known where known.id = staff_call.id;
  if booking.id is null then
    raise sqlstate 'PT404' using message = 'There is no such call.', hint = 'unknown';
  end if;
  return booking;
end
$$;

-- The open times of a call that is to be moved, with who is free then.
create function public.staff_open_calls(id uuid) returns table (starts timestamptz, hosts integer[])
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see who is free.' using errcode = '42501';
  end if;
  return query
    select slot.starts, array_agg(distinct slot.host order by slot.host) filter (where slot.is_free)
    from public.call_bookings booking, private.call_slots(booking.type, now(), booking.id) slot
    where booking.id = staff_open_calls.id
    group by slot.starts having bool_or(slot.is_free) order by slot.starts;
end
$$;

-- Who could have a call at its time: whether the calendar is free, and whether it is within the person's hours.
create function public.call_takers(id uuid) returns table (host integer, is_free boolean, is_open boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see who is free.' using errcode = '42501';
  end if;
  return query
    select taker.number,
      not exists (select from public.call_bookings other
        where other.host = taker.number and other.id <> booking.id and other.status in ('held', 'confirmed')
          and other.starts_at < booking.ends_at + make_interval(mins => taker.buffer_minutes)
          and booking.starts_at < other.ends_at + make_interval(mins => other.buffer_minutes))
      and not exists (select from public.call_blocks block
        where block.host = taker.number and block.starts_at < booking.ends_at and booking.starts_at < block.ends_at),
      exists (select from private.call_slots(booking.type,
        booking.starts_at - make_interval(mins => known.notice_minutes) - interval '1 second', booking.id, booking.starts_at) slot
        where slot.host = taker.number)
    from public.call_bookings booking join public.call_types known on known.id = booking.type
      cross join public.call_hosts taker
    where booking.id = call_takers.id and (taker.number in (1, booking.host) or exists (
      select from public.staff where staff.user_id = taker.user_id and staff.disabled_at is null))
    order by taker.number;
end
$$;

create function private.check_taker(host integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.call_hosts taker left join public.staff on staff.user_id = taker.user_id
    where taker.number = check_taker.host and (taker.number = 1 or (staff.user_id is not null and staff.disabled_at is null)))
  then
    raise sqlstate 'PT422' using message = 'Only somebody who works here can have a call.', hint = 'host';
  end if;
end
$$;

-- The team may have agreed on any time ahead; only the calendar has to be free. Refuses with 409 `taken` or `past`.
create function public.staff_move_call(id uuid, starts_at timestamptz, host text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.staff_call(staff_move_call.id);
begin
  perform private.refuse_changes(booking);
  if staff_move_call.starts_at <= now() or extract(second from staff_move_call.starts_at) <> 0 then
    raise sqlstate 'PT409' using message = 'This time is past.', hint = 'past';
  end if;
  if staff_move_call.host <> '' then
    perform private.check_taker(staff_move_call.host::integer);
  end if;
  perform private.put_call(booking, staff_move_call.starts_at,
    coalesce(nullif(staff_move_call.host, '')::integer, booking.host), booking.moves);
end
$$;

create function public.give_call(id uuid, host text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.staff_call(give_call.id);
begin
  perform private.refuse_changes(booking);
  perform private.check_taker(give_call.host::integer);
  perform private.put_call(booking, booking.starts_at, give_call.host::integer, booking.moves);
end
$$;

-- `words` are for the visitor.
create function public.staff_cancel_call(id uuid, words text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.staff_call(staff_cancel_call.id);
begin
  perform private.refuse_changes(booking);
  update public.call_bookings known set status = 'cancelled', cancelled_by = 'staff',
      cancel_reason = left(private.clean_text(staff_cancel_call.words, true), 1000)
    where known.id = booking.id;
end
$$;

-- Takes a cancelling of the team back while nobody has been told. Refuses with 409 `late`, or `taken` by the guard.
create function public.restore_call(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.staff_call(restore_call.id);
begin
  if booking.status <> 'cancelled' or booking.cancelled_by <> 'staff' or booking.starts_at <= now() or not exists (
    select from public.outbox waiting where waiting.entry_id = booking.id and waiting.template = 'call-staff'
      and waiting.state = 'queued' and waiting.payload ->> 'event' = 'cancelled')
  then
    raise sqlstate 'PT409' using message = 'It is too late to take this back.', hint = 'late';
  end if;
  perform set_config('private.moves_freely', 'on', true);
  update public.call_bookings known set status = 'confirmed' where known.id = booking.id;
  perform set_config('private.moves_freely', '', true);
exception when exclusion_violation then
  raise sqlstate 'PT409' using message = 'This time cannot be booked.', hint = 'taken';
end
$$;

-- Answers a mailbox as all are answered, and nothing comes of it any more; or lets it book again.
create function public.refuse_caller(id uuid, is_refused text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.call_bookings := private.staff_call(refuse_caller.id);
begin
  if refuse_caller.is_refused = 'yes' then
    insert into private.call_refused (mailbox) values (private.mailbox_of(booking.email)) on conflict do nothing;
  else
    delete from private.call_refused refused where refused.mailbox = private.mailbox_of(booking.email);
  end if;
  insert into public.audit_log (actor_id, action, kind, record_id, after) values ((select auth.uid()), 'update', 'call',
    booking.id, jsonb_build_object('is_refused', refuse_caller.is_refused = 'yes'));
end
$$;

create function public.is_caller_refused(id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff() and exists (select from private.call_refused refused
    join public.call_bookings booking on refused.mailbox = private.mailbox_of(booking.email)
    where booking.id = is_caller_refused.id)
$$;

-- Availability.

-- Everything about one calendar, or with null about the team, as it is changed and written into the log.
create function private.availability_of(host integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when host is null then jsonb_build_object('types', (
      select jsonb_agg(to_jsonb(known) - 'minutes' order by known.id) from public.call_types known))
    else (select to_jsonb(known) - '{id,number,user_id,name}'::text[] || jsonb_build_object('hours', coalesce((
        select jsonb_agg(to_jsonb(hours) - '{id,host}'::text[] order by hours.type, hours.weekday, hours.opens)
        from public.call_hours hours where hours.host = known.number), '[]'))
      from public.call_hosts known where known.number = availability_of.host) end
  || jsonb_build_object('exceptions', coalesce((
    select jsonb_agg(to_jsonb(exception) - '{id,host}'::text[] order by exception.first_day, exception.opens)
    from public.call_exceptions exception where exception.host is not distinct from availability_of.host), '[]'))
$$;

create function private.may_arrange(host integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.is_owner() or (private.is_staff() and exists (
    select from public.call_hosts known where known.number = may_arrange.host and known.user_id = (select auth.uid()))))
  then
    raise exception 'Everybody arranges their own calls, owners those of all.' using errcode = '42501';
  end if;
end
$$;

create function private.offered_times() returns table (type text, starts timestamptz, host integer)
language sql stable security definer set search_path = '' as $$
  select distinct known.id, slot.starts, slot.host from public.call_types known, private.call_slots(known.id, now()) slot
$$;

-- Changes what the settings name of one calendar, or with '' of the team: times of day are minutes, days ISO dates. Answers
-- how many times are offered no more and how many are new, and which calls ahead lie outside the hours; they stay. A trial
-- answers the same and changes nothing. Refuses with 422, the hint names the field.
create function public.save_availability(host text, settings text, is_trial text default '')
returns table (fewer bigint, more bigint, outside uuid[])
language plpgsql volatile security definer set search_path = '' as $$
declare
  target integer := nullif(save_availability.host, '')::integer;
  wanted jsonb;
  was jsonb;
  broken text;
begin
  perform private.may_arrange(target);
  perform private.lock_calls();
  wanted := save_availability.settings::jsonb;
  was := private.availability_of(target);
  create temporary table if not exists offered_before (type text, starts timestamptz, host integer) on commit drop;
  truncate pg_temp.offered_before;
  insert into pg_temp.offered_before select * from private.offered_times();
  begin
    perform private.store_availability(target, wanted);
    select count(*) filter (where after.starts is null), count(*) filter (where before.starts is null) into fewer, more
      from pg_temp.offered_before before full join private.offered_times() after
        on (after.type, after.starts, after.host) = (before.type, before.starts, before.host);
    outside := array(
      select booking.id from public.call_bookings booking join public.call_types known on known.id = booking.type
      where booking.status = 'confirmed' and booking.starts_at > now()
        and (target is null or booking.host = target)
        and not exists (select from private.call_slots(booking.type, booking.starts_at
          - make_interval(mins => known.notice_minutes) - interval '1 second', booking.id, booking.starts_at) slot
          where slot.host = booking.host)
      order by booking.starts_at limit 200);
    if save_availability.is_trial = 'yes' then
      raise sqlstate 'PTTRY';
    end if;
    insert into public.audit_log (actor_id, action, kind, record_id, before, after)
      values ((select auth.uid()), 'update', 'availability',
        coalesce((select known.id from public.call_hosts known where known.number = target),
          '00000000-0000-0000-0000-000000000000'), was, private.availability_of(target));
  exception
    when sqlstate 'PTTRY' then null;
    when exclusion_violation then
      raise sqlstate 'PT422' using message = 'Two of these hours overlap.', hint = 'hours';
    when check_violation or not_null_violation or foreign_key_violation then
      get stacked diagnostics broken = constraint_name;
      raise sqlstate 'PT422' using message = 'A value is not one that it can be.', hint = case
        when broken ~ '^call_hours' then 'hours' when broken ~ '^call_exceptions' then 'exceptions'
        else coalesce((regexp_match(broken, '^call_[a-z]+?_([a-z_]+)_check$'))[1], 'settings') end;
    when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
      raise sqlstate 'PT422' using message = 'A value is not of the kind that it has to be.', hint = 'settings';
  end;
  return next;
end
$$;

create function private.store_availability(target integer, wanted jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if target is null then
    update public.call_types known set is_offered = coalesce(given.is_offered, known.is_offered),
        notice_minutes = coalesce(given.notice_minutes, known.notice_minutes),
        horizon_days = coalesce(given.horizon_days, known.horizon_days),
        step_minutes = coalesce(given.step_minutes, known.step_minutes)
      from jsonb_populate_recordset(null::public.call_types, coalesce(wanted -> 'types', '[]')) given
      where given.id = known.id;
  else
    -- Nobody's times are offered.
    if (wanted ->> 'takes_calls')::boolean then
      perform private.check_taker(target);
    end if;
    update public.call_hosts known set takes_calls = given.takes_calls, time_zone = given.time_zone,
        buffer_minutes = given.buffer_minutes, most_per_day = given.most_per_day, meets_by = given.meets_by,
        meeting_url = given.meeting_url
      from public.call_hosts base, jsonb_populate_record(base, wanted - '{id,number,user_id,name}'::text[]) given
      where base.number = target and known.number = target;
  end if;
  if wanted ? 'hours' and target is not null then
    delete from public.call_hours hours where hours.host = target;
    insert into public.call_hours (host, type, weekday, opens, closes)
      select target, given.type, given.weekday, given.opens, given.closes
      from jsonb_populate_recordset(null::public.call_hours, wanted -> 'hours') given;
  end if;
  if wanted ? 'exceptions' then
    delete from public.call_exceptions exception where exception.host is not distinct from target;
    insert into public.call_exceptions (host, first_day, last_day, yearly, opens, closes, reason)
      select target, given.first_day, given.last_day, coalesce(given.yearly, false), given.opens, given.closes,
        private.clean_text(coalesce(given.reason, ''), false)
      from jsonb_populate_recordset(null::public.call_exceptions, wanted -> 'exceptions') given;
  end if;
end
$$;

-- Takes an hour, or a week, out of what is offered; calls that are booked stay.
create function public.block_time(host text, starts_at timestamptz, ends_at timestamptz, reason text default '') returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform private.may_arrange(block_time.host::integer);
  perform private.lock_calls();
  insert into public.call_blocks (host, starts_at, ends_at, reason)
    values (block_time.host::integer, block_time.starts_at, block_time.ends_at, private.clean_text(block_time.reason, false))
    returning id into made;
  insert into public.audit_log (actor_id, action, kind, record_id, after) values ((select auth.uid()), 'insert',
    'availability', made, jsonb_build_object('host', block_time.host, 'starts_at', block_time.starts_at, 'ends_at', block_time.ends_at));
  return made;
end
$$;

create function public.unblock_time(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  block public.call_blocks;
begin
  select * into block from public.call_blocks known where known.id = unblock_time.id;
  if block.id is null then
    return;
  end if;
  perform private.may_arrange(block.host);
  perform private.lock_calls();
  delete from public.call_blocks known where known.id = block.id;
  insert into public.audit_log (actor_id, action, kind, record_id, before) values ((select auth.uid()), 'delete',
    'availability', block.id, jsonb_build_object('host', block.host, 'starts_at', block.starts_at, 'ends_at', block.ends_at));
end
$$;

-- A new secret address for a calendar; the one before ends.
create function public.new_feed(host text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
begin
  perform private.may_arrange(new_feed.host::integer);
  insert into private.call_feeds as feed (host, digest) values (new_feed.host::integer, private.digest_of_secret(secret))
    on conflict on constraint call_feeds_host_key do update set digest = excluded.digest, created_at = now();
  return secret;
end
$$;

create function public.end_feed(host text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.may_arrange(end_feed.host::integer);
  delete from private.call_feeds feed where feed.host = end_feed.host::integer;
end
$$;

-- Since when a calendar has an address; null where it has none.
create function public.feed_since(host text) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.may_arrange(feed_since.host::integer);
  return (select feed.created_at from private.call_feeds feed where feed.host = feed_since.host::integer);
end
$$;

-- How far a zone's clocks are ahead of UTC at noon of the next sixty days, in minutes: a browser may know other rules.
create function public.zone_offsets(zone text) returns table (day date, minutes integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff compare clocks.' using errcode = '42501';
  end if;
  if not exists (select from pg_catalog.pg_timezone_names known where known.name = zone_offsets.zone) then
    return;
  end if;
  return query
    select noon.day, (extract(epoch from (noon.at at time zone zone_offsets.zone) - (noon.at at time zone 'UTC')) / 60)::integer
    from generate_series(0, 60) ahead,
      lateral (select (now() at time zone 'UTC')::date + ahead as day) one,
      lateral (select one.day, (one.day + time '12:00') at time zone 'UTC' as at) noon;
end
$$;

-- Letters of calls from before these templates, and reminders of what is ahead.
update public.outbox waiting set template = 'call-booked', payload = private.call_facts(booking)
  from public.call_bookings booking
  where waiting.entry_id = booking.id and waiting.state = 'queued' and waiting.template = 'receipt';
update public.outbox waiting set template = 'call-staff', payload = private.call_facts(booking) || '{"event": "booked"}'
  from public.call_bookings booking
  where waiting.entry_id = booking.id and waiting.state = 'queued' and waiting.template = 'notice';
select private.remind(booking) from public.call_bookings booking
  where booking.status = 'confirmed' and booking.starts_at > now();

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('sync_call_entry', 'number_call_change', 'call_letters_at', 'tell_caller', 'tell_host',
        'take_back', 'remind', 'schedule_consultation', 'follow_call', 'cancel_before_delete', 'follow_staff',
        'pass_on_calls', 'follow_host', 'follow_link', 'check_taker', 'staff_call', 'staff_open_calls', 'call_takers', 'staff_move_call', 'give_call',
        'staff_cancel_call', 'restore_call', 'refuse_caller', 'is_caller_refused', 'availability_of', 'may_arrange',
        'offered_times', 'save_availability', 'store_availability', 'block_time', 'unblock_time', 'new_feed', 'end_feed',
        'feed_since', 'zone_offsets')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.staff_open_calls(uuid), public.call_takers(uuid),
  public.staff_move_call(uuid, timestamptz, text), public.give_call(uuid, text), public.staff_cancel_call(uuid, text),
  public.restore_call(uuid), public.refuse_caller(uuid, text), public.is_caller_refused(uuid),
  public.save_availability(text, text, text), public.block_time(text, timestamptz, timestamptz, text),
  public.unblock_time(uuid), public.new_feed(text), public.end_feed(text), public.feed_since(text),
  public.zone_offsets(text)
  to authenticated, service_role;
