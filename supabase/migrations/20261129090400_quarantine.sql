-- Unasked-for advertising: scored with reasons as an entry is written, kept apart from 4 points on, never dropped, and
-- answered like all else. See docs/decisions/0046.

alter table private.record_kinds add column is_judged boolean not null default true;
comment on column private.record_kinds.is_judged is
  'Whether records are scored as advertising. Not those that count only once their sender has confirmed them by letter.';
update private.record_kinds set is_judged = false where kind in ('call', 'newsletter');

-- Above this many strangers an hour it is a flood; 0 knows none.
alter table private.site_settings add column strangers_per_hour integer not null default 60;

alter table public.inbox_entries
  add column spam_score integer not null default 0,
  -- Names with their points, as `offers-ranking:3`, the strongest first.
  add column spam_reasons text[] not null default '{}',
  add column quarantined_at timestamptz,
  -- Since when it had waited as somebody called it spam.
  add column waited_since timestamptz,
  -- What a person has said of it.
  add column judgement text constraint inbox_entries_judgement_known check (judgement in ('spam', 'honest')),
  -- Since when the score stays: the page has said its word, or has had its minute.
  add column settled_at timestamptz default now(),
  -- Neither answered before nor signed in.
  add column is_stranger boolean not null default false,
  -- Equal for equal words, whoever sends them; empty for a few.
  add column words_digest text not null default '';
-- What was there before is settled, without a row being written anew.
alter table public.inbox_entries alter column settled_at drop default;
create index inbox_entries_quarantined on public.inbox_entries (quarantined_at) where quarantined_at is not null;
create index inbox_entries_unsettled on public.inbox_entries (created_at) where settled_at is null;
create index inbox_entries_words on public.inbox_entries (words_digest, created_at) where words_digest <> '';
create index inbox_entries_strangers on public.inbox_entries (created_at) where is_stranger;

drop trigger inbox_entries_audit on public.inbox_entries;
create trigger inbox_entries_audit after update on public.inbox_entries
  for each row execute function private.write_audit('work', 'assignee_id', 'tags', 'archived_at', 'follow_up_on',
    'answered_at', 'waiting_since', 'snoozed_until', 'quarantined_at', 'judgement');

alter table public.outbox
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
      'call-moved', 'call-cancelled', 'call-reminder', 'call-staff', 'reply', 'message-notice', 'nudge', 'digest',
      'flood-notice'));

-- What the page saw: whether the field that people do not see was filled in, and how long the form was open. `path` is
-- empty where the visitor asked not to be followed: then nothing but this is told.
alter table public.lead_sources
  add column trap boolean not null default false,
  add column seconds real check (seconds between 0 and 1000000);
grant insert (trap, seconds) on public.lead_sources to anon, authenticated;

create function private.words_digest(plain text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  bare text := translate(plain, '_0', '');
begin
  return case when length(bare) >= 18 then encode(substr(sha256(convert_to(bare, 'UTF8')), 1, 8), 'hex') else '' end;
end
$$;

create function private.points_of(reasons text[]) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(sum(split_part(reason, ':', 2)::integer), 0)::integer from unnest(reasons) reason);
end
$$;

create function private.strongest_first(reasons text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select coalesce(array_agg(reason order by split_part(reason, ':', 2)::integer desc, reason), '{}')
    from unnest(reasons) reason);
end
$$;

-- Whether somebody here has answered this address before.
create function private.is_answered_sender(address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.inbox_entries known where lower(known.email) = lower(is_answered_sender.address)
    and known.answered_at is not null and known.judgement is distinct from 'spam' and known.quarantined_at is null);
end
$$;

-- Whether one more stranger is one too many. Counts no further than it must.
create function private.is_flood() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select settings.strangers_per_hour > 0 and exists (
      select from public.inbox_entries came
      where came.is_stranger and came.created_at > now() - interval '1 hour'
      offset greatest(settings.strangers_per_hour - 1, 0))
    from private.site_settings settings);
end
$$;

-- What speaks for and against a record, beside what its page will say. `plain` are its plain words.
create function private.entry_reasons(entry public.inbox_entries, plain text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  reasons text[] := private.spam_signals(entry.name, entry.email, entry.company, entry.subject, entry.body, plain);
  learnt integer := private.learnt_points(entry.email, plain);
begin
  if entry.words_digest <> '' and exists (
    select from public.inbox_entries other where other.words_digest = entry.words_digest
      and other.created_at > now() - interval '24 hours' and lower(other.email) <> lower(entry.email))
  then
    reasons := reasons || 'same-words:3'::text;
  end if;
  if learnt <> 0 then
    reasons := reasons || ('learnt:' || learnt);
  end if;
  if private.is_answered_sender(entry.email) then
    reasons := reasons || 'answered-before:-4'::text;
  end if;
  if auth.uid() is not null then
    reasons := reasons || 'signed-in:-2'::text;
  end if;
  return reasons;
end
$$;

-- Runs before inbox_entries_waiting. What was written down long ago is not judged: it comes out of a backup.
create function private.score_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plain text;
  reasons text[];
  score integer := 0;
begin
  if new.answered_at is not null or new.created_at < now() - interval '1 hour'
    or not (select known.is_judged from private.record_kinds known where known.kind = new.kind)
  then
    new.settled_at := coalesce(new.settled_at, new.created_at);
    return new;
  end if;
  plain := private.plain_words(private.read_part(new.subject || E'\n' || new.body));
  new.words_digest := private.words_digest(plain);
  reasons := private.entry_reasons(new, plain);
  new.is_stranger := not ('answered-before:-4' = any (reasons) or 'signed-in:-2' = any (reasons));
  if reasons <> '{}' then
    score := private.points_of(reasons);
  end if;
  -- A letter has no page. The page's word is worth three points at most, so that it cannot matter below 1 or from 4 on.
  if new.kind = 'email' or score < 1 or score > 3 then
    new.settled_at := now();
  end if;
  if new.is_stranger and private.is_flood() then
    reasons := reasons || 'flood:1'::text;
    -- In a flood nobody is believed before the page has spoken.
    if new.kind <> 'email' and score < 4 then
      reasons := reasons || 'silent:3'::text;
      new.settled_at := null;
    end if;
  end if;
  if reasons <> '{}' then
    new.spam_reasons := private.strongest_first(reasons);
    new.spam_score := private.points_of(reasons);
    if new.spam_score >= 4 then
      new.quarantined_at := now();
    end if;
  end if;
  return new;
end
$$;
create trigger inbox_entries_spam before insert on public.inbox_entries
  for each row execute function private.score_entry();

-- As before. What is kept apart waits for nobody.
create or replace function private.begin_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.answered_at is null and new.quarantined_at is null then
    new.waiting_since := coalesce(new.waiting_since, new.created_at);
  end if;
  return new;
end
$$;

-- Letters that have not left, to and about a record that is kept apart.
create function private.drop_letters(entry uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.outbox letter where letter.entry_id = drop_letters.entry and letter.state = 'queued'
    and letter.template in ('notice', 'receipt', 'message-notice')
$$;

-- The score of a record with what is known of its page: a name with its points for each. Then it stays. What somebody has
-- opened, given away, answered or put away does not move into quarantine by itself.
create function private.settle(entry uuid, page text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries;
  reasons text[];
  score integer;
  is_seen boolean;
  apart timestamptz;
begin
  select * into record from public.inbox_entries known where known.id = settle.entry for no key update;
  if record.id is null or record.settled_at is not null then
    return;
  end if;
  reasons := array(select reason from unnest(record.spam_reasons) reason where reason not like 'silent:%') || settle.page;
  score := private.points_of(reasons);
  is_seen := record.answered_at is not null or record.assignee_id is not null or record.archived_at is not null
    or record.snoozed_until is not null or record.tags <> '{}'
    or exists (select from private.record_presence seen where seen.entry_id = record.id);
  apart := case when score >= 4 and (record.quarantined_at is not null or not is_seen)
    then coalesce(record.quarantined_at, now()) end;
  perform set_config('private.receives', 'on', true);
  update public.inbox_entries known set settled_at = now(), spam_reasons = private.strongest_first(reasons),
      spam_score = score, quarantined_at = apart,
      waiting_since = case when apart is not null then null else coalesce(known.waiting_since,
        case when known.answered_at is null then known.created_at end) end
    where known.id = record.id;
  perform set_config('private.receives', '', true);
  if apart is not null then
    perform private.drop_letters(record.id);
  else
    update public.outbox letter set next_at = now() where letter.entry_id = record.id and letter.state = 'queued'
      and letter.attempts = 0 and letter.template in ('notice', 'receipt') and letter.next_at > now();
  end if;
end
$$;

-- The page has spoken. Together the field that people do not see and the haste are worth three points.
create function private.hear_page(entry uuid, trap boolean, seconds real) returns void
language sql volatile security definer set search_path = '' as $$
  select private.settle(hear_page.entry, array_remove(array[
    case when hear_page.trap then 'trap:2' end,
    case when hear_page.seconds < 3 then case when hear_page.trap then 'haste:1' else 'haste:2' end end], null))
$$;

-- Pages that have said nothing for a minute. Answers how many records have gone into quarantine or out of it. Whoever is
-- first does it; a record that somebody holds waits for the next time.
create function private.settle_entries(at timestamptz default now()) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  is_apart boolean;
  moved bigint := 0;
begin
  for one in
    select entry.id, entry.quarantined_at is not null as was, 'flood:1' = any (entry.spam_reasons) as in_flood
    from public.inbox_entries entry
    where entry.settled_at is null and entry.created_at < settle_entries.at - interval '60 seconds'
    order by entry.created_at limit 500 for update skip locked
  loop
    perform private.settle(one.id, array[case when one.in_flood then 'silent:3' else 'silent:1' end]);
    select known.quarantined_at is not null into is_apart from public.inbox_entries known where known.id = one.id;
    moved := moved + (is_apart <> one.was)::integer;
  end loop;
  return moved;
end
$$;

-- Where records of this kind are acknowledged with "full", facts of ours beside the reference.
create function private.queue_receipt(entry public.inbox_entries, leaves_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted text := (select known.acknowledgement from private.record_kinds known where known.kind = entry.kind);
  more jsonb := '{}';
begin
  if wanted = 'none' or not private.is_mail_address(entry.email)
    or private.letters_within(entry.email, 'receipt', interval '1 hour') >= 5
    or private.letters_within(entry.email, 'receipt', interval '1 day') >= 20
  then
    return;
  end if;
  if wanted = 'full' then
    execute format('select private.%I($1)', replace(entry.kind, '-', '_') || '_acknowledgement') into more using entry.id;
  end if;
  insert into public.outbox ("to", template, payload, entry_id, next_at) values (entry.email, 'receipt',
    jsonb_build_object('kind', entry.kind, 'reference', entry.reference) || more, entry.id, leaves_at);
end
$$;

-- Once an hour, instead of a notice of each. It says how many there are when it leaves, two minutes later.
create function private.tell_of_flood() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('flood', 0)) then
    return;
  end if;
  insert into public.outbox (template, next_at) select 'flood-notice', now() + interval '2 minutes'
    where not exists (select from public.outbox told
      where told.template = 'flood-notice' and told.created_at > now() - interval '1 hour');
end
$$;

-- As before, but: no letters to or about what is kept apart; none for each of a flood; and what may yet be kept apart has
-- its letters wait for the page's word.
create or replace function private.queue_letters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  leaves_at timestamptz := now() + case when new.settled_at is null then interval '60 seconds' else interval '0' end;
begin
  if new.is_stranger and 'flood:1' = any (new.spam_reasons) then
    perform private.tell_of_flood();
    return null;
  end if;
  if new.quarantined_at is not null
    or (select known.acknowledgement from private.record_kinds known where known.kind = new.kind) = 'none'
  then
    return null;
  end if;
  insert into public.outbox (template, payload, entry_id, next_at) values ('notice',
    jsonb_build_object('kind', new.kind, 'reference', new.reference), new.id, leaves_at);
  perform private.queue_receipt(new, leaves_at);
  return null;
end
$$;

-- As before; besides, the page's word is heard. Whoever asked not to be followed has told no more.
create or replace function private.attach_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- In the words of a check: strangers are answered that their kind is none, whatever holds it.
  if not exists (select from private.record_kinds known where known.kind = new.kind) then
    raise exception 'new row for relation "lead_sources" violates check constraint "lead_sources_kind_known"'
      using errcode = '23514';
  end if;
  select entry.id into new.entry_id from public.inbox_entries entry
    where lower(entry.email) = lower(new.email) and entry.kind = new.kind
      and entry.created_at > now() - interval '10 minutes' and entry.source = ''
    order by entry.created_at desc limit 1;
  if new.path <> '' then
    update public.inbox_entries
      set source = coalesce(nullif(new.utm_source, ''), nullif(new.referrer_host, ''), 'direct'),
        source_page = new.path
      where id = new.entry_id;
  end if;
  perform private.hear_page(new.entry_id, new.trap, new.seconds);
  return new;
end
$$;

-- As before, but nobody is told of what is kept apart, nor of each letter in a flood.
create or replace function private.tell_team(entry uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (template, payload, entry_id)
  select 'message-notice', jsonb_build_object('kind', record.kind, 'reference', record.reference), record.id
  from public.inbox_entries record
  where record.id = tell_team.entry and record.quarantined_at is null and not ('flood:1' = any (record.spam_reasons))
    and not exists (
    select from public.outbox told where told.entry_id = record.id and told.template in ('notice', 'message-notice')
      and told.created_at > now() - interval '10 minutes')
$$;

-- As before; what is kept apart stays there, with what comes after it.
create or replace function private.reopen(entry uuid, came_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('private.receives', 'on', true);
  update public.inbox_entries record set
      waiting_since = coalesce(record.waiting_since, reopen.came_at),
      due_at = case when record.waiting_since is null then coalesce(reopen.came_at + (select kind.reply_within
        from private.record_kinds kind where kind.kind = record.kind), 'infinity') else record.due_at end,
      new_letter_at = reopen.came_at, archived_at = null, snoozed_until = null,
      follow_up_on = case when record.follows_reply then null else record.follow_up_on end, follows_reply = false
    where record.id = reopen.entry and record.quarantined_at is null;
  perform set_config('private.receives', '', true);
end
$$;

-- As before; who judges neither answers nor has anything wait.
create or replace function private.tidy_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What is judged neither waits nor is answered by that.
  receives boolean := 'on' in (coalesce(current_setting('private.receives', true), ''),
    coalesce(current_setting('private.judges', true), ''));
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

-- Teaches by this record, once for each judgement; the other judgement is taken back.
create function private.learn(entry uuid, is_spam boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries;
  was boolean;
begin
  select * into record from public.inbox_entries known where known.id = learn.entry for no key update;
  -- One after the other: two lessons share words and both totals, and would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('spam-lessons', 0));
  select lesson.is_spam into was from private.spam_lessons lesson where lesson.entry_id = learn.entry for update;
  if record.id is null or was is not distinct from learn.is_spam then
    return;
  end if;
  if was is not null then
    perform private.count_words(record.email, record.subject || E'\n' || record.body, was, -1);
    delete from private.spam_lessons lesson where lesson.entry_id = record.id;
  end if;
  if learn.is_spam is not null then
    perform private.count_words(record.email, record.subject || E'\n' || record.body, learn.is_spam, 1);
    insert into private.spam_lessons (entry_id, is_spam) values (record.id, learn.is_spam);
  end if;
end
$$;

-- Null takes back what was said: the score decides again.
create function private.judge(entry uuid, is_spam boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries;
  verdict text := case when judge.is_spam then 'spam' when not judge.is_spam then 'honest' end;
  is_apart boolean;
begin
  select * into record from public.inbox_entries known where known.id = judge.entry for no key update;
  if record.id is null then
    raise sqlstate 'PT404' using message = 'This record is no longer there.';
  end if;
  is_apart := coalesce(judge.is_spam, record.spam_score >= 4);
  perform private.learn(record.id, judge.is_spam);
  if record.judgement is not distinct from verdict and (record.quarantined_at is not null) = is_apart then
    return;
  end if;
  perform set_config('private.judges', 'on', true);
  update public.inbox_entries known set judgement = verdict, settled_at = coalesce(known.settled_at, now()),
      quarantined_at = case when is_apart then coalesce(known.quarantined_at, now()) end,
      waited_since = case when is_apart then coalesce(known.waiting_since, known.waited_since) end,
      waiting_since = case when is_apart then null else coalesce(known.waiting_since, known.waited_since,
        case when known.answered_at is null then known.created_at end) end
    where known.id = record.id;
  perform set_config('private.judges', '', true);
  if is_apart then
    perform private.drop_letters(record.id);
  elsif record.quarantined_at is not null and record.created_at > now() - interval '1 day' and not exists (
    select from public.outbox letter
    where letter.entry_id = record.id and letter.template = 'receipt' and letter.state <> 'skipped')
  then
    perform private.queue_receipt(record, now());
  end if;
end
$$;

-- "Spam" and "Not spam". What was taken for spam is back on the lists with its time, and has its receipt if it came
-- within a day. Both teach; null takes back what was said.
create function public.judge_entry(id uuid, is_spam boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff judge records.' using errcode = '42501';
  end if;
  perform private.judge(judge_entry.id, judge_entry.is_spam);
end
$$;

-- Who answers by letter has found it honest.
create function private.learn_from_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.inbox_entries known where known.id = new.entry_id and known.quarantined_at is not null)
  then
    perform private.judge(new.entry_id, false);
  else
    perform private.learn(new.entry_id, false);
  end if;
  return null;
end
$$;
create trigger messages_teach after insert on public.messages
  for each row when (new.direction = 'out' and new.author_id is not null and new.entry_id is not null)
  execute function private.learn_from_reply();

-- Deletes what has been kept apart for so many months, at most 500 at a time, with its letters and files; and what the
-- learning had from one message alone, after half a year. A dry run only counts the records.
create function private.expire_quarantine(months integer, is_dry boolean default false) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.record_kinds;
  over uuid[] := array(select entry.id from public.inbox_entries entry
    where entry.quarantined_at < now() - make_interval(months => expire_quarantine.months)
    order by entry.quarantined_at limit case when expire_quarantine.is_dry then null else 500 end);
begin
  if not expire_quarantine.is_dry then
    for known in select * from private.record_kinds order by added loop
      execute format('delete from public.%I where id = any ($1)', known.relation) using over;
    end loop;
    delete from private.spam_words word where word.spam + word.honest < 2 and word.learnt_on < current_date - 180;
  end if;
  return cardinality(over);
end
$$;

-- As before, without what is kept apart.
create or replace function private.find_nudges(at timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('nudges', 0)) then
    return;
  end if;
  perform private.wake_entries();
  insert into private.nudged (user_id, entry_id, what, due_at, at)
    select told.user_id, late.id, late.what, late.due_at, find_nudges.at
    from (
      select entry.id, entry.assignee_id, entry.due_at, entry.due_at - entry.waiting_since as promised,
        case when find_nudges.at < entry.due_at then 'due'
          when find_nudges.at < entry.due_at + (entry.due_at - entry.waiting_since) then 'overdue'
          else 'escalated' end as what
      from public.inbox_entries entry
      where entry.waiting_since is not null and entry.is_watched and entry.archived_at is null
        and entry.quarantined_at is null
        and entry.due_at < find_nudges.at + interval '4 days'
        and entry.due_at - (entry.due_at - entry.waiting_since) / 4 <= find_nudges.at
    ) late
    cross join lateral (
      select told_of as user_id from private.told_of(case when late.what <> 'escalated' then late.assignee_id end)
    ) told
    where not exists (
      select from private.nudged known
      where known.entry_id = late.id and known.what = late.what and known.due_at = late.due_at)
    on conflict do nothing;
  insert into private.nudged (user_id, entry_id, what, due_at, at)
    select told.user_id, entry.id, 'follow-up', entry.follow_up_on::timestamp at time zone 'UTC', find_nudges.at
    from public.inbox_entries entry
    cross join lateral (select told_of as user_id from private.told_of(entry.assignee_id)) told
    where entry.archived_at is null and entry.quarantined_at is null
      and entry.follow_up_on <= (find_nudges.at at time zone 'America/Los_Angeles')::date
      and entry.follow_up_on > (find_nudges.at at time zone 'America/Los_Angeles')::date - 4
      and not exists (
        select from private.nudged known
        where known.entry_id = entry.id and known.what = 'follow-up'
          and known.due_at = entry.follow_up_on::timestamp at time zone 'UTC')
    on conflict do nothing;
end
$$;

-- As before, without what is kept apart.
create or replace function private.nudge_items(letter uuid)
returns table (what text, id uuid, kind text, reference text, name text, company text, subject text,
  due_at timestamptz, waiting_since timestamptz, by_name text, note text)
language sql stable security definer set search_path = '' as $$
  select distinct on (known.what, entry.id, known.note_id) known.what, entry.id, entry.kind, entry.reference, entry.name,
    entry.company, entry.subject, entry.due_at, entry.waiting_since,
    coalesce((select staff.display_name from public.staff where staff.user_id = known.by_id), ''),
    coalesce(note.body, '')
  from private.nudged known
    join public.inbox_entries entry on entry.id = known.entry_id
    left join public.lead_notes note on note.id = known.note_id
  where known.outbox_id = nudge_items.letter and entry.quarantined_at is null
    and case known.what
      when 'assigned' then entry.assignee_id = known.user_id and entry.archived_at is null
      when 'mentioned' then known.user_id = any (note.mentions)
      else entry.archived_at is null
        and known.user_id in (select private.told_of(case when known.what <> 'escalated' then entry.assignee_id end))
        and case known.what
          when 'follow-up' then entry.follow_up_on <= (known.due_at at time zone 'UTC')::date
          else entry.waiting_since is not null and entry.due_at = known.due_at end end
    and not exists (
      select from private.nudged later
      where later.user_id = known.user_id and later.entry_id = known.entry_id and later.due_at = known.due_at
        and later.what = case known.what when 'due' then 'overdue' when 'overdue' then 'escalated' end
        and later.outbox_id is not null)
  order by known.what, entry.id, known.note_id, known.at desc
$$;

drop function private.digest_items(uuid);
-- As before; what is kept apart, and for so many months, is counted by itself.
create function private.digest_items(letter uuid, quarantine_months integer default 1) returns jsonb
language sql stable security definer set search_path = '' as $$
  with asked as (
    select mail.id, (mail.payload ->> 'user')::uuid as user_id, mail.created_at,
      (private.choices_of((mail.payload ->> 'user')::uuid)).zone as zone,
      coalesce((select max(before.created_at) from public.outbox before where before.template = 'digest'
        and before.payload ->> 'user' = mail.payload ->> 'user' and before.created_at < mail.created_at),
        mail.created_at - interval '1 day') as since
    from public.outbox mail where mail.id = digest_items.letter
  ), here as (
    select entry.* from public.inbox_entries entry
    where entry.archived_at is null and entry.quarantined_at is null
      and (entry.snoozed_until is null or entry.snoozed_until <= now())
  ), waits as (
    select here.* from here where here.waiting_since is not null
      and (here.due_at < 'infinity' or here.new_letter_at is not null)
  ), mine as (
    select waits.* from waits, asked where waits.assignee_id = asked.user_id
  ), nobody as (
    select waits.* from waits where waits.assignee_id is null and waits.is_watched
  ), follow_ups as (
    select here.* from here, asked where here.assignee_id = asked.user_id
      and here.follow_up_on <= (now() at time zone asked.zone)::date
  ), fresh as (
    select entry.kind, count(*) as total from public.inbox_entries entry, asked
    where entry.created_at > asked.since and entry.created_at <= asked.created_at and entry.quarantined_at is null
    group by entry.kind
  ), apart as (
    select count(*) as total, count(*) filter (where entry.quarantined_at > asked.since) as fresh,
      count(*) filter (where entry.quarantined_at
        < now() + interval '7 days' - make_interval(months => digest_items.quarantine_months)) as leaving
    from public.inbox_entries entry, asked where entry.quarantined_at is not null
  )
  select jsonb_build_object(
    'zone', asked.zone,
    'since', asked.since,
    'counts', jsonb_build_object(
      'mine', (select count(*) from mine), 'mineOverdue', (select count(*) from mine where mine.due_at < now()),
      'nobody', (select count(*) from nobody), 'nobodyOverdue', (select count(*) from nobody where nobody.due_at < now()),
      'followUps', (select count(*) from follow_ups), 'fresh', (select coalesce(sum(fresh.total), 0) from fresh)),
    -- Suspected advertising: how much there is, what came since the digest before, what is deleted within a week.
    'quarantine', (select to_jsonb(apart) from apart),
    'fresh', (select coalesce(jsonb_agg(jsonb_build_object('kind', fresh.kind, 'total', fresh.total)
      order by fresh.total desc, fresh.kind), '[]') from fresh),
    'mine', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select mine.id from mine order by mine.due_at, mine.id limit 20) listed),
    'nobody', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select nobody.id from nobody order by nobody.due_at, nobody.id limit 20) listed),
    'followUps', (select coalesce(jsonb_agg(private.nudge_item(listed.id)), '[]') from (
      select follow_ups.id from follow_ups order by follow_ups.follow_up_on, follow_ups.id limit 20) listed),
    'told', (select coalesce(jsonb_agg(to_jsonb(item)), '[]') from private.nudge_items(asked.id) item))
  from asked
$$;

drop function public.find_entries(text, text, text, text, text, text, text, text, text, text);
-- As before. `quarantine` is no, yes or all.
create function public.find_entries(
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '', quarantine text default 'no')
returns setof public.inbox_entries
language sql stable as $$
  select entry.* from public.inbox_entries entry
  where (find_entries.kind = '' or entry.kind = find_entries.kind)
    and (find_entries.status = '' or entry.status = find_entries.status)
    and (find_entries.search = ''
      or position(private.fold(left(btrim(find_entries.search), 200)) in entry.search_text) > 0
      or entry.id in (select private.search_letters(find_entries.search)))
    and (find_entries.topic = '' or entry.topic = find_entries.topic)
    and (find_entries.assignee = ''
      or (find_entries.assignee = 'none' and entry.assignee_id is null)
      or (find_entries.assignee = 'me' and entry.assignee_id = (select auth.uid()))
      or entry.assignee_id::text = find_entries.assignee)
    and (find_entries.tag = '' or entry.tags @> array[find_entries.tag])
    and (find_entries.due = ''
      or (find_entries.due = 'waiting' and entry.waiting_since is not null)
      or (find_entries.due = 'due' and entry.waiting_since is not null and entry.due_at < 'infinity')
      or (find_entries.due = 'overdue' and entry.waiting_since is not null and entry.due_at < now())
      or (find_entries.due = 'snoozed' and entry.snoozed_until > now())
      or (find_entries.due = 'undelivered' and entry.undelivered_at is not null)
      or (find_entries.due = 'follow-up'
        and (entry.follow_up_on <= (now() at time zone 'America/Los_Angeles')::date or entry.snoozed_until <= now())))
    and (find_entries.archived = 'all' or (find_entries.archived = 'yes') = (entry.archived_at is not null))
    and (find_entries.archived <> 'no' or find_entries.due = 'snoozed' or find_entries.search <> ''
      or entry.snoozed_until is null or entry.snoozed_until <= now())
    and (find_entries.source = '' or entry.source = find_entries.source)
    and (find_entries.email = '' or lower(entry.email) = lower(find_entries.email))
    and (find_entries.quarantine = 'all' or (find_entries.quarantine = 'yes') = (entry.quarantined_at is not null))
$$;

-- As before, without what is kept apart.
create or replace function public.search_contact_submissions(query text default '')
returns setof public.contact_submissions
language sql stable as $$
  select contact.* from public.contact_submissions contact
    join public.inbox_entries entry on entry.contact_id = contact.id
  where entry.quarantined_at is null and (position(private.fold(left(btrim(query), 200)) in entry.search_text) > 0
    or entry.id in (select private.search_letters(query)))
$$;

-- As before, without what is kept apart.
create or replace function public.contact_submission_counts()
returns table ("totalContacts" bigint, "newContacts" bigint, "respondedContacts" bigint)
language sql stable as $$
  select count(*), count(*) filter (where status = 'new'), count(*) filter (where status = 'responded')
  from public.contact_submissions contact
  where not exists (
    select from public.inbox_entries entry where entry.contact_id = contact.id and entry.quarantined_at is not null)
$$;

drop function public.inbox_counts();
-- As before; what is kept apart is counted by itself.
create function public.inbox_counts()
returns table (kind text, total bigint, waiting bigint, due bigint, overdue bigint, mine bigint, follow_up bigint,
  snoozed bigint, undelivered bigint, quarantined bigint)
language sql stable as $$
  select kind, count(*) filter (where is_here),
    count(*) filter (where is_here and waiting_since is not null),
    count(*) filter (where is_here and waiting_since is not null and due_at < 'infinity'),
    count(*) filter (where is_here and waiting_since is not null and due_at < now()),
    count(*) filter (where is_here and assignee_id = (select auth.uid())),
    count(*) filter (where is_here and (snoozed_until is not null
      or follow_up_on <= (now() at time zone 'America/Los_Angeles')::date)),
    count(*) filter (where not is_here and quarantined_at is null),
    count(*) filter (where is_here and undelivered_at is not null),
    count(*) filter (where quarantined_at is not null)
  from (select *, quarantined_at is null and (snoozed_until is null or snoozed_until <= now()) as is_here
    from public.inbox_entries
    where archived_at is null or quarantined_at is not null) entry
  group by kind
$$;

-- As before, without what is kept apart.
create or replace function public.lead_insights(weeks integer default 12)
returns table (dimension text, key text, total bigint, median_seconds double precision)
language sql stable as $$
  with recent as (
    select entry.kind, entry.source, entry.source_page,
      date_trunc('week', entry.created_at at time zone 'America/Los_Angeles')::date as week,
      extract(epoch from entry.answered_at - entry.created_at) as seconds
    from public.inbox_entries entry
    where entry.quarantined_at is null
      and entry.created_at >= (date_trunc('week', now() at time zone 'America/Los_Angeles')
      - make_interval(weeks => least(greatest(lead_insights.weeks, 1), 104) - 1)) at time zone 'America/Los_Angeles'
  )
  select 'week', week::text, count(*), null::double precision from recent group by week
  union all
  select 'source', source, count(*), null from recent group by source
  union all
  select 'page', source_page, count(*), null from recent group by source_page
  union all
  select 'kind', kind, count(*),
    percentile_cont(0.5) within group (order by seconds) filter (where seconds is not null)
  from recent group by kind
$$;

-- As before; whoever looks has what pages have not said settled, so that it is done without a server of ours, too.
create or replace function public.staff_seen() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  update public.staff set last_seen_at = now()
    where user_id = (select auth.uid())
      and (last_seen_at is null or last_seen_at < now() - interval '50 seconds');
  perform private.wake_entries();
  perform private.settle_entries();
  return (select role from public.staff where user_id = (select auth.uid()));
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('words_digest', 'points_of', 'strongest_first', 'is_answered_sender', 'is_flood',
        'entry_reasons', 'score_entry', 'drop_letters', 'settle', 'hear_page', 'settle_entries', 'queue_receipt',
        'tell_of_flood', 'learn', 'judge', 'judge_entry', 'learn_from_reply', 'expire_quarantine', 'digest_items',
        'find_entries', 'inbox_counts')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.judge_entry(uuid, boolean), public.inbox_counts(),
  public.find_entries(text, text, text, text, text, text, text, text, text, text, text) to authenticated, service_role;
