-- The conversation of a record: messages in both directions, drafts, files, templates, and a tenth kind for letters that
-- begin one. See docs/decisions/0044.

create table public.emails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null default '' check (char_length(name) <= 200),
  -- Empty for a letter that names nobody whom one could answer.
  email text not null default '' check (char_length(email) <= 254),
  subject text not null default '' check (char_length(subject) <= 300),
  message text not null default '' check (char_length(message) <= 10000),
  status text not null default 'open' check (status in ('open', 'resolved'))
);

-- What the team has of a record now: since when a person waits for an answer, what is put off until when, whether the
-- last reply came back.
alter table public.inbox_entries
  add column waiting_since timestamptz,
  -- The newest letter since the last answer, which has opened the record again.
  add column new_letter_at timestamptz,
  add column snoozed_until timestamptz,
  add column undelivered_at timestamptz,
  -- The follow-up was set by a reply; an answer ends it.
  add column follows_reply boolean not null default false;

alter table public.outbox
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
      'call-moved', 'call-cancelled', 'call-reminder', 'call-staff', 'reply', 'message-notice')),
  -- What a mail server has reported since: the letter is late, or did not arrive.
  add column delivery text not null default '' check (delivery in ('', 'delayed', 'bounced'));

alter table public.staff add column signature text not null default '' check (char_length(signature) <= 500);

alter table private.site_settings
  -- The address that letters come from and go to; empty while mail is off.
  add column mail_from text not null default '',
  -- Whether a mailbox is fetched, so that an answer finds its record.
  add column mail_fetched boolean not null default false,
  -- Whether addresses such as `hello+r.4c1f@` reach the mailbox of `hello@`.
  add column mail_plus boolean not null default true;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  -- Null for a letter that belongs to no record: it stands under Received.
  entry_id uuid references public.inbox_entries (id) on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  -- When it came, or was written: the order of a conversation, whatever its sender's clock says.
  at timestamptz not null default now(),
  -- What the letter says of its time; of ours, when a mail server took it.
  sent_at timestamptz,
  sort text not null default 'letter' check (sort in ('letter', 'automatic', 'bounce', 'colleague', 'unreadable')),
  author_id uuid references auth.users (id) on delete set null,
  outbox_id uuid unique references public.outbox (id) on delete cascade,
  -- The message that this one answers, or that a report is about.
  -- Deferrable, because a restore brings them in any order.
  answers_id uuid references public.messages (id) on delete set null deferrable initially immediate,
  -- Without angle brackets; of a letter without one, its digest.
  message_id text not null check (char_length(message_id) between 1 and 1000),
  -- In-Reply-To and References, the newest first.
  answers text[] not null default '{}' check (cardinality(answers) <= 60),
  from_name text not null default '' check (char_length(from_name) <= 200),
  from_address text not null default '' check (char_length(from_address) <= 254),
  reply_to text[] not null default '{}' check (cardinality(reply_to) <= 10),
  to_addresses text[] not null default '{}' check (cardinality(to_addresses) <= 100),
  cc_addresses text[] not null default '{}' check (cardinality(cc_addresses) <= 100),
  subject text not null default '' check (char_length(subject) <= 1000),
  headers text not null default '' check (char_length(headers) <= 20000),
  -- What could not be read or kept, in words.
  trouble text not null default '' check (char_length(trouble) <= 1000),
  body text not null default '' check (char_length(body) <= 200000),
  -- What is quoted: pairs of the first letter and the one after the last, in UTF-16 units as browsers count.
  folds integer[] not null default '{}' check (cardinality(folds) <= 400 and cardinality(folds) % 2 = 0),
  sender_check text not null default 'unknown' check (sender_check in ('verified', 'failed', 'unknown')),
  matched_by text not null default '' check (matched_by in ('', 'token', 'reference', 'sender', 'person')),
  -- Of a reply that was sent: since when its record had waited, should it come back.
  waited_since timestamptz,
  digest text not null,
  words tsvector generated always as (to_tsvector('pg_catalog.simple', private.fold(left(subject || ' ' || body, 2000)))) stored,
  unique (message_id, digest)
);
create index messages_of_entry on public.messages (entry_id, at, id);
create index messages_without_record on public.messages (at desc, id desc) where entry_id is null;
create index messages_of_sender on public.messages (lower(from_address), at desc) where direction = 'in';
create index messages_words on public.messages using gin (words);

-- One's own unfinished letter or note. `content` is what the form holds; `version` rises with each save.
create table public.drafts (
  entry_id uuid not null references public.inbox_entries (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  use text not null check (use in ('reply', 'note')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  answers_id uuid references public.messages (id) on delete set null,
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (entry_id, author_id, use)
);

create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint reply_templates_kind_known references private.record_kinds (kind) on update cascade,
  name text not null check (char_length(name) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 200),
  body text not null check (char_length(body) between 1 and 5000),
  version integer not null default 1,
  archived_at timestamptz
);
create unique index reply_templates_name on public.reply_templates (kind, name) where archived_at is null;

create table public.message_files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.messages (id) on delete cascade,
  -- Of a draft, until it is sent.
  draft_entry uuid,
  draft_author uuid,
  draft_use text generated always as (case when draft_entry is not null then 'reply' end) stored,
  name text not null check (char_length(name) between 1 and 120),
  type text not null default 'application/octet-stream' check (char_length(type) <= 200),
  size integer not null check (size between 0 and 15728640),
  -- A picture within the text of a letter, which is not shown there.
  is_inline boolean not null default false,
  -- Its parts are here; else it is still on its way, or was too large to be kept.
  is_whole boolean not null default false,
  place integer not null default 0,
  foreign key (draft_entry, draft_author, draft_use) references public.drafts (entry_id, author_id, use) on delete cascade,
  check ((message_id is null) = (draft_entry is not null))
);
create index message_files_of_message on public.message_files (message_id, place);
create index message_files_of_draft on public.message_files (draft_entry, draft_author);

-- A file in parts of 384 KB, of which a request carries one: a whole one would take the memory of an engine.
create table private.file_parts (
  file_id uuid not null references public.message_files (id) on delete cascade,
  n integer not null check (n between 0 and 40),
  bytes bytea not null check (length(bytes) between 1 and 393216),
  primary key (file_id, n)
);

-- What the address to answer to holds, so that an answer finds its record.
create table private.reply_tokens (
  entry_id uuid primary key references public.inbox_entries (id) on delete cascade,
  token text not null unique
);
-- Under which ids other mail servers know our letters, learnt from answers to our token.
create table private.known_ids (
  message_id text primary key,
  entry_id uuid not null references public.inbox_entries (id) on delete cascade
);
create index known_ids_of_entry on private.known_ids (entry_id);
-- Every letter that was ever stored, as a digest: nothing that was deleted or erased comes back.
create table private.mail_seen (digest text primary key, at timestamptz not null default now());

-- How far a mailbox is read, and who reads it.
create table private.mailboxes (
  name text primary key,
  uid_validity text not null default '',
  begun_at timestamptz not null default now(),
  -- Letters up to here were there before.
  first_uid bigint not null default 0,
  last_uid bigint not null default 0,
  holder uuid,
  held_until timestamptz not null default '-infinity',
  last_ok_at timestamptz,
  failing_since timestamptz,
  next_try_at timestamptz,
  error text not null default ''
);
-- The newest numbers of a mailbox: how often each was tried, and whether it is done. The third time a letter fails it is
-- passed, and a number that a server gives late is not missed.
create table private.mailbox_letters (
  mailbox text,
  uid bigint,
  tries integer not null default 0,
  is_done boolean not null default false,
  primary key (mailbox, uid)
);

-- Who has which record open, and up to when they have read it.
create table private.record_presence (
  entry_id uuid references public.inbox_entries (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  is_writing boolean not null default false,
  read_until timestamptz not null default '-infinity',
  primary key (entry_id, user_id)
);

do $$
declare
  name text;
begin
  foreach name in array array['emails', 'messages', 'drafts', 'reply_templates', 'message_files'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to service_role', name);
  end loop;
  foreach name in array array['file_parts', 'reply_tokens', 'known_ids', 'mail_seen', 'mailboxes', 'mailbox_letters',
    'record_presence']
  loop
    execute format('alter table private.%I enable row level security', name);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', name);
  end loop;
end
$$;

grant select (id, entry_id, direction, at, sent_at, sort, from_name, from_address, to_addresses, cc_addresses, subject,
  trouble, body, folds, sender_check) on public.messages to authenticated;
grant select (id, message_id, draft_entry, draft_author, name, type, size, is_inline, is_whole, place)
  on public.message_files to authenticated;
grant select on public.reply_templates, public.drafts to authenticated;
create policy "staff read" on public.messages for select to authenticated using ((select private.is_staff()));
create policy "staff read" on public.reply_templates for select to authenticated using ((select private.is_staff()));
create policy "staff read" on public.message_files for select to authenticated using (
  (select private.is_staff()) and (draft_author is null or draft_author = (select auth.uid())));
create policy "one's own" on public.drafts for select to authenticated using (
  (select private.is_staff()) and author_id = (select auth.uid()));

-- Letters to the house. They come from the mailbox alone, and two that are alike are two.
select private.register_kind('email', 'emails', 'EM', 'open', '{"open": ["resolved"]}',
  '{"name": ["name"], "subject": ["subject"], "body": ["message"]}', cleaned => '{}', sent_by => 'function',
  reply_within => '24 hours', acknowledgement => 'none', checks_address => false);
drop trigger emails_1_limit on public.emails;
drop trigger emails_3_duplicate on public.emails;

-- Who comes in waits for an answer.
update public.inbox_entries set waiting_since = created_at where answered_at is null;
create function private.begin_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.answered_at is null then
    new.waiting_since := coalesce(new.waiting_since, new.created_at);
  end if;
  return new;
end
$$;
create trigger inbox_entries_waiting before insert on public.inbox_entries
  for each row execute function private.begin_waiting();

drop index public.inbox_entries_waiting;
create index inbox_entries_waiting on public.inbox_entries (due_at, id) where waiting_since is not null;
create index inbox_entries_snoozed on public.inbox_entries (snoozed_until) where snoozed_until is not null;
grant update (waiting_since, snoozed_until, undelivered_at) on public.inbox_entries to authenticated;

drop trigger inbox_entries_audit on public.inbox_entries;
create trigger inbox_entries_audit after update on public.inbox_entries
  for each row execute function private.write_audit('work', 'assignee_id', 'tags', 'archived_at', 'follow_up_on',
    'answered_at', 'waiting_since', 'snoozed_until');

-- As before; what happens by itself while somebody looks, as a record that comes back in its time, is nobody's deed.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept text[] := tg_argv[1:];
  by_itself boolean := coalesce(current_setting('private.receives', true), '') = 'on';
  was jsonb;
  became jsonb;
begin
  select jsonb_object_agg(key, value) into was
    from jsonb_each(old_row) where key = any (kept);
  select jsonb_object_agg(key, value) into became
    from jsonb_each(new_row) where key = any (kept);
  if tg_op <> 'UPDATE' or was is distinct from became then
    insert into public.audit_log (actor_id, action, kind, record_id, before, after)
    values (case when not by_itself then (select auth.uid()) end, lower(tg_op), tg_argv[0],
      (coalesce(new_row, old_row) ->> 'id')::uuid, was, became);
  end if;
  return null;
end
$$;

-- As before. An answer ends the waiting, and with it what came back; people end a waiting, letters alone begin one. A
-- follow-up that somebody sets is theirs, and what is put off is put off into the future.
create or replace function private.tidy_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  receives boolean := coalesce(current_setting('private.receives', true), '') = 'on';
begin
  select coalesce(array_agg(tag order by tag), '{}') into new.tags from (
    select distinct left(lower(private.clean_text(tag, false)), 40) as tag
    from unnest(new.tags) tag
  ) tidy where tag <> '';
  if old.answered_at is not null then
    new.answered_at := old.answered_at;
  elsif new.answered_at is not null then
    new.answered_at := now();
    if not receives then
      new.waiting_since := null;
    end if;
  end if;
  if not receives then
    if new.waiting_since is not null then
      new.waiting_since := old.waiting_since;
    elsif old.waiting_since is not null then
      new.answered_at := coalesce(new.answered_at, now());
    end if;
    if new.undelivered_at is not null then
      new.undelivered_at := old.undelivered_at;
    end if;
    if new.follow_up_on is distinct from old.follow_up_on then
      new.follows_reply := false;
    end if;
  end if;
  if new.waiting_since is null then
    new.new_letter_at := null;
    if old.waiting_since is not null then
      new.undelivered_at := null;
    end if;
  end if;
  if new.archived_at is not null and old.archived_at is null then
    new.snoozed_until := null;
  elsif new.snoozed_until is distinct from old.snoozed_until and new.snoozed_until <= now() then
    raise sqlstate 'PT422' using message = 'Put it off into the future.', hint = 'snoozed_until';
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

-- A status that moves is an answer.
create or replace function private.sync_entry_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.inbox_entries where id = old.id;
  else
    update public.inbox_entries
      set status = new.status, answered_at = coalesce(answered_at, now()), waiting_since = null
      where id = new.id and status <> new.status;
  end if;
  return null;
end
$$;
create or replace function private.sync_call_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.inbox_entries where id = old.id;
  elsif new.status not in ('held', 'waiting', 'lapsed') then
    perform private.insert_entry('call', to_jsonb(new));
    update public.inbox_entries set status = new.status,
        subject = to_jsonb(new) ->> 'starts_at',
        answered_at = case when status <> new.status then coalesce(answered_at, now()) else answered_at end,
        waiting_since = case when status = new.status then waiting_since end
      where id = new.id and (status, subject) is distinct from (new.status, to_jsonb(new) ->> 'starts_at');
  end if;
  return null;
end
$$;

-- The log: that a letter went, came or was moved, never its words or addresses.
create function private.log_message(action text, message uuid, entry uuid, what text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, kind, record_id, after)
  values ((select auth.uid()), log_message.action, 'message', entry, jsonb_build_object('message', message, 'what', what))
$$;

revoke all on function private.begin_waiting(), private.log_message(text, uuid, uuid, text)
  from public, anon, authenticated;
