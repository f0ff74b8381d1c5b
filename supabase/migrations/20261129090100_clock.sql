-- A clock for every kind that promises an answer. The hours of `reply_within` are hours; its days are working days of the
-- office, Monday to Friday, and end with its hours. See docs/decisions/0045.

comment on column private.record_kinds.reply_within is
  'How soon the site promises an answer: hours are hours, days are working days. Null where it promises none.';
update private.record_kinds set reply_within = case kind
    when 'partner' then interval '3 days' when 'engineer' then interval '3 days' when 'job' then interval '5 days'
    else interval '24 hours' end
  where kind in ('consultation', 'order', 'partner', 'engineer', 'job');

-- When what has waited since then is due; "infinity" without a promise. The first of the working days is the one after.
create function private.due_after(reply_within interval, since timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when reply_within is null then 'infinity'
    when extract(day from reply_within) = 0 then since + reply_within
    else (
      select (day::date + time '18:00') at time zone 'America/Los_Angeles'
      from generate_series(1, 7 + 2 * extract(day from reply_within)::integer) step,
        lateral (select (since at time zone 'America/Los_Angeles')::date + step as day) counted
      where extract(isodow from day) < 6
      order by day offset extract(day from reply_within)::integer - 1 limit 1)
  end
$$;

-- As before, by the clock above.
create or replace function private.insert_entry(kind text, record jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known private.record_kinds;
  entry_id uuid := (record ->> 'id')::uuid;
  received timestamptz := (record ->> 'created_at')::timestamptz;
  reference text;
  words text;
begin
  select * into strict known from private.record_kinds registered where registered.kind = insert_entry.kind;
  reference := known.prefix || '-' || upper(left(entry_id::text, 8));
  select string_agg(value, ' ') into words from jsonb_each_text(record)
    where key not in ('id', 'created_at', 'user_id', 'status', 'snapshot');
  insert into public.inbox_entries (
    id, kind, reference, created_at, name, email, company, subject, body, topic, status,
    answered_at, due_at, digest, search_text)
  values (
    entry_id,
    known.kind,
    reference,
    received,
    private.part_of(record, known.parts -> 'name'),
    coalesce(record ->> 'email', ''),
    private.part_of(record, known.parts -> 'company'),
    private.part_of(record, known.parts -> 'subject'),
    private.part_of(record, known.parts -> 'body'),
    private.part_of(record, known.parts -> 'topic'),
    record ->> 'status',
    case when record ->> 'status' <> known.first_status then coalesce(
      (select min(at) from public.audit_log where record_id = entry_id), received) end,
    private.due_after(known.reply_within, received),
    private.digest_of(known.kind, record),
    private.fold(concat_ws(' ', words, reference)))
  on conflict (id) do nothing;
end
$$;

-- Whether the team is told when its promise is due. Records from before there was a clock are not told of, unless a letter
-- opens them again.
alter table public.inbox_entries add column is_watched boolean not null default false;
alter table public.inbox_entries alter column is_watched set default true;
update public.inbox_entries entry set due_at = private.due_after(known.reply_within, entry.waiting_since)
  from private.record_kinds known
  where known.kind = entry.kind and entry.waiting_since is not null and entry.due_at = 'infinity'
    and known.reply_within is not null;

-- Whatever begins to wait again gets its clock here. Runs after inbox_entries_tidy, which says what waits.
create function private.restart_clock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.waiting_since is distinct from old.waiting_since and new.waiting_since is not null then
    new.due_at := private.due_after(
      (select known.reply_within from private.record_kinds known where known.kind = new.kind), new.waiting_since);
    new.is_watched := old.is_watched or new.waiting_since > old.created_at;
  end if;
  return new;
end
$$;
create trigger inbox_entries_tidy_clock before update on public.inbox_entries
  for each row execute function private.restart_clock();

revoke all on function private.due_after(interval, timestamptz), private.restart_clock() from public, anon, authenticated;
