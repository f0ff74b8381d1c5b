-- One row for each record of any kind, kept by triggers: what the inbox lists, searches and counts,
-- and what the team adds to a record (who has it, tags, archive, follow-up). The records themselves
-- stay in their own tables with their own rules.

create table public.inbox_entries (
  -- The id of the record.
  id uuid primary key,
  kind text not null constraint inbox_entries_kind_known check (kind in (
    'contact', 'consultation', 'support', 'call', 'order', 'partner', 'portal', 'job', 'newsletter')),
  reference text not null,
  created_at timestamptz not null,
  name text not null default '',
  email text not null default '',
  company text not null default '',
  subject text not null default '',
  body text not null default '',
  preview text generated always as (left(body, 300)) stored,
  topic text not null default '',
  status text not null,
  -- The team's own: the only columns that staff change.
  assignee_id uuid references auth.users (id) on delete set null,
  tags text[] not null default '{}'
    constraint inbox_entries_tags_few check (cardinality(tags) <= 20),
  archived_at timestamptz,
  follow_up_on date,
  answered_at timestamptz,
  -- When the site has promised an answer; "infinity" where it promises none.
  due_at timestamptz not null default 'infinity',
  -- Where the lead came from, once its sender's browser has said so.
  source text not null default '',
  source_page text not null default '',
  -- Equal sends have equal digests.
  digest text not null,
  search_text text not null,
  sort_name text generated always as (private.fold(name)) stored,
  contact_id uuid generated always as (case when kind = 'contact' then id end) stored
    references public.contact_submissions (id) on delete cascade
);
create index inbox_entries_newest on public.inbox_entries (created_at desc, id desc);
create index inbox_entries_newest_of_kind on public.inbox_entries (kind, created_at desc, id desc);
create index inbox_entries_waiting on public.inbox_entries (due_at, id) where answered_at is null;
create index inbox_entries_of_address on public.inbox_entries (lower(email), created_at desc);
create index inbox_entries_digest on public.inbox_entries (digest);
create unique index inbox_entries_contact on public.inbox_entries (contact_id);

alter table public.inbox_entries enable row level security;
revoke all on public.inbox_entries from public, anon, authenticated;
grant select on public.inbox_entries to authenticated;
grant update (assignee_id, tags, archived_at, follow_up_on, answered_at)
  on public.inbox_entries to authenticated;
grant select, insert, update, delete on public.inbox_entries to service_role;
create policy "staff read" on public.inbox_entries
  for select to authenticated using ((select private.is_staff()));
create policy "staff work" on public.inbox_entries
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger inbox_entries_audit after update on public.inbox_entries
  for each row execute function private.write_audit(
    'work', 'assignee_id', 'tags', 'archived_at', 'follow_up_on', 'answered_at');

-- Tags are short, clean, in lower case and each there once; the first answer is never taken back or
-- moved; only staff who work here can have a record.
create function private.tidy_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(array_agg(tag order by tag), '{}') into new.tags from (
    select distinct left(lower(private.clean_text(tag, false)), 40) as tag
    from unnest(new.tags) tag
  ) tidy where tag <> '';
  if old.answered_at is not null then
    new.answered_at := old.answered_at;
  elsif new.answered_at is not null then
    new.answered_at := now();
  end if;
  if new.assignee_id is distinct from old.assignee_id and new.assignee_id is not null
    and not exists (
      select from public.staff where user_id = new.assignee_id and disabled_at is null)
  then
    raise sqlstate 'PT422' using message = 'Only somebody who works here can have a record.';
  end if;
  return new;
end
$$;
create trigger inbox_entries_tidy before update on public.inbox_entries
  for each row execute function private.tidy_work();

-- The site's own promises (section 9): contact within 24 hours, support within 4.
create function private.promise_of(kind text) returns interval
language sql immutable set search_path = '' as $$
  select case kind when 'contact' then interval '24 hours' when 'support' then interval '4 hours' end
$$;

create function private.digest_of(kind text, record jsonb) returns text
language sql immutable set search_path = '' as $$
  select md5(kind || (
    (record - '{id,status,created_at}'::text[])
    || jsonb_build_object('email', lower(record ->> 'email')))::text)
$$;

-- The entry of a record. What each kind calls its parts is told here once.
create function private.enter(kind text, record jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry_id uuid := (record ->> 'id')::uuid;
  received timestamptz := (record ->> 'created_at')::timestamptz;
  words text;
begin
  select string_agg(value, ' ') into words from jsonb_each_text(record)
    where key not in ('id', 'created_at', 'user_id', 'status', 'snapshot');
  insert into public.inbox_entries (
    id, kind, reference, created_at, name, email, company, subject, body, topic, status,
    answered_at, due_at, digest, search_text)
  values (
    entry_id,
    enter.kind,
    private.reference_of(enter.kind, entry_id),
    received,
    coalesce(record ->> 'name', nullif(record ->> 'contact_name', ''), record ->> 'full_name',
      btrim(concat(record ->> 'first_name', ' ', record ->> 'last_name'))),
    coalesce(record ->> 'email', ''),
    coalesce(record ->> 'company', ''),
    coalesce(record ->> 'project_title', record ->> 'subject', record -> 'snapshot' ->> 'name',
      record ->> 'job_slug', record ->> 'starts_at', ''),
    coalesce(record ->> 'project_description', record ->> 'message', record ->> 'notes', ''),
    coalesce(record ->> 'project_type', record ->> 'channel', record ->> 'type',
      record ->> 'item_id', record ->> 'partner_type', record ->> 'availability',
      record ->> 'job_slug', record ->> 'source', ''),
    record ->> 'status',
    case when record ->> 'status' not in ('new', 'open', 'confirmed', 'submitted', 'pending') then coalesce(
      (select min(at) from public.audit_log where record_id = entry_id), received) end,
    coalesce(received + private.promise_of(enter.kind), 'infinity'),
    private.digest_of(enter.kind, record),
    private.fold(concat_ws(' ', words, private.reference_of(enter.kind, entry_id))))
  on conflict (id) do nothing;
end
$$;

-- Argument: the kind.
create function private.enter_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter(tg_argv[0], to_jsonb(new));
  return null;
end
$$;
create function private.follow_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.inbox_entries where id = old.id;
  else
    update public.inbox_entries
      set status = new.status, answered_at = coalesce(answered_at, now())
      where id = new.id and status <> new.status;
  end if;
  return null;
end
$$;

-- Argument: the kind. The same words from the same sender again within ten minutes are answered as
-- stored and are not stored twice, nor is a record whose id is there; so a retry is always safe. The
-- reference that the second sender was shown finds the first one's record.
create function private.drop_twin() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  same text := private.digest_of(tg_argv[0], to_jsonb(new));
  twin uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(same, 0));
  select id into twin from public.inbox_entries
    where id = new.id or (digest = same and created_at > now() - interval '10 minutes') limit 1;
  if twin is null then
    return new;
  end if;
  update public.inbox_entries
    set search_text = search_text || ' ' || private.fold(private.reference_of(tg_argv[0], new.id))
    where id = twin and twin <> new.id;
  return null;
end
$$;

create trigger contact_submissions_enter after insert on public.contact_submissions
  for each row execute function private.enter_record('contact');
create trigger contact_submissions_follow after update of status or delete on public.contact_submissions
  for each row execute function private.follow_record();

-- The reference of a message that its sender has just sent; null for anybody who does not know it.
create function public.contact_reference(email text, message text) returns text
language sql stable security definer set search_path = '' as $$
  select private.reference_of('contact', id) from public.contact_submissions contact
  where created_at > now() - interval '10 minutes'
    and lower(contact.email) = lower(private.clean_text(contact_reference.email, false))
    and contact.message = private.clean_text(contact_reference.message, true)
  order by created_at desc limit 1
$$;

revoke all on function private.tidy_work(), private.promise_of(text),
  private.digest_of(text, jsonb), private.enter(text, jsonb), private.enter_record(),
  private.follow_record(), private.drop_twin(), public.contact_reference(text, text) from public;
grant execute on function public.contact_reference(text, text) to anon, authenticated, service_role;

-- Messages from before this table.
select private.enter('contact', to_jsonb(contact)) from public.contact_submissions contact;
