-- Issues of the newsletter. Starting one writes down who reads it; its letters go into the outbox a hundred at a time, by
-- that list, so that pausing, resuming and dying can send nobody two. See docs/decisions/0050.

create table public.issues (
  -- Made by the page that it is written on, so that saving again is safe.
  id uuid primary key,
  subject text not null default '' constraint issues_subject_short check (length(subject) <= 150),
  preheader text not null default '' constraint issues_preheader_short check (length(preheader) <= 200),
  -- Markdown.
  body text not null default '' constraint issues_body_short check (length(body) <= 60000),
  version integer not null default 1,
  state text not null default 'draft' constraint issues_state_known check (
    state in ('draft', 'sending', 'paused', 'sent', 'stopped')),
  -- What it waits for while it is paused.
  paused_why text not null default '' constraint issues_paused_why_known check (
    paused_why in ('', 'person', 'refused', 'sign-in', 'restored')),
  -- To how many it goes.
  readers integer not null default 0,
  -- Who left by the link in it.
  unsubscribed integer not null default 0,
  -- How many letters came to what, once it is not known any more which.
  totals jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid references auth.users (id) on delete set null,
  started_at timestamptz,
  started_by uuid references auth.users (id) on delete set null,
  -- Refusals from before do not count against it again.
  resumed_at timestamptz,
  ended_at timestamptz,
  constraint issues_paused_has_reason check ((state = 'paused') = (paused_why <> ''))
);

-- Who gets which issue, and what came of it. It outlives the reader, as a number of nobody.
create table public.issue_letters (
  issue_id uuid not null references public.issues (id) on delete cascade,
  subscriber_id uuid not null,
  outcome text not null default 'waiting' constraint issue_letters_outcome_known check (
    outcome in ('waiting', 'queued', 'handed', 'refused', 'bounced', 'skipped')),
  outbox_id uuid,
  at timestamptz not null default now(),
  primary key (issue_id, subscriber_id)
);
create index issue_letters_by_outcome on public.issue_letters (issue_id, outcome, at desc);
create index issue_letters_of_reader on public.issue_letters (subscriber_id, at desc);
create index issue_letters_of_email on public.issue_letters (outbox_id);

alter table public.issues enable row level security;
alter table public.issue_letters enable row level security;
revoke all on public.issues, public.issue_letters from public, anon, authenticated;
grant select on public.issues to authenticated;
grant select, insert, update, delete on public.issues, public.issue_letters to service_role;
create policy "staff read" on public.issues
  for select to authenticated using ((select private.is_staff()));
-- Not its words, which are saved after every pause in typing.
create trigger issues_audit after insert or update or delete on public.issues
  for each row execute function private.write_audit('issue', 'state', 'paused_why', 'readers');

alter table public.outbox
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
      'call-moved', 'call-cancelled', 'call-reminder', 'call-staff', 'reply', 'message-notice', 'nudge', 'digest',
      'flood-notice', 'webhook-off', 'issue', 'issue-test'));

-- A reader to whom no letter comes through is left alone until one of the team takes that back.
alter table public.newsletter_subscribers
  drop constraint newsletter_subscribers_status_check,
  add constraint newsletter_subscribers_status_check check (
    status in ('pending', 'confirmed', 'bounced', 'unsubscribed'));
insert into public.status_moves (kind, from_status, to_status) values
  ('newsletter', 'bounced', 'confirmed'), ('newsletter', 'bounced', 'unsubscribed');

create function private.only_staff(what text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff %.', what using errcode = '42501';
  end if;
end
$$;

create function private.issue_answer(issue public.issues, outcome text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('outcome', outcome, 'version', coalesce(issue.version, 0), 'changed_at', issue.changed_at,
    'changed_by_name', coalesce(private.staff_name(issue.changed_by), ''))
$$;

-- Refuses words that are too long with 422 and the field's name.
create function private.tidy_issue() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.subject := btrim(private.clean_text(new.subject, false));
  new.preheader := btrim(private.clean_text(new.preheader, false));
  new.body := private.clean_text(new.body, true);
  if length(new.subject) > 150 then
    raise sqlstate 'PT422' using message = 'This subject is longer than 150 characters.', hint = 'subject';
  elsif length(new.preheader) > 200 then
    raise sqlstate 'PT422' using message = 'This preheader is longer than 200 characters.', hint = 'preheader';
  elsif length(new.body) > 60000 then
    raise sqlstate 'PT422' using message = 'This issue is longer than 60,000 characters.', hint = 'body';
  end if;
  return new;
end
$$;
create trigger issues_tidy before insert or update of subject, preheader, body on public.issues
  for each row execute function private.tidy_issue();

-- Stores the words of a draft whose version is the one that they were written on; 0 for a new one. What is stored already
-- is stored once.
create function public.save_issue(id uuid, version integer, subject text, preheader text, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 200;
  known public.issues;
  saved public.issues;
begin
  perform private.only_staff('write issues');
  select * into known from public.issues one where one.id = save_issue.id for no key update;
  if known.id is null then
    if save_issue.version <> 0 then
      return private.issue_answer(known, 'gone');
    end if;
    perform pg_advisory_xact_lock(hashtextextended('issues', 0));
    if (select count(*) from public.issues) >= most then
      return private.issue_answer(known, 'full');
    end if;
    insert into public.issues (id, subject, preheader, body, changed_by)
      values (save_issue.id, save_issue.subject, save_issue.preheader, save_issue.body, (select auth.uid()))
      on conflict (id) do nothing returning * into saved;
    if saved.id is not null then
      return private.issue_answer(saved, 'saved');
    end if;
    -- The same page has sent it twice at once.
    select * into known from public.issues one where one.id = save_issue.id for no key update;
  end if;
  if known.state <> 'draft' then
    return private.issue_answer(known, 'begun');
  end if;
  if (btrim(private.clean_text(save_issue.subject, false)), btrim(private.clean_text(save_issue.preheader, false)),
    private.clean_text(save_issue.body, true)) = (known.subject, known.preheader, known.body)
  then
    return private.issue_answer(known, 'saved');
  end if;
  if known.version <> save_issue.version then
    return private.issue_answer(known, 'changed');
  end if;
  update public.issues one set subject = save_issue.subject, preheader = save_issue.preheader, body = save_issue.body,
      version = known.version + 1, changed_at = now(), changed_by = (select auth.uid())
    where one.id = known.id returning * into saved;
  return private.issue_answer(saved, 'saved');
end
$$;

create function public.discard_issue(id uuid, version integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.issues;
begin
  perform private.only_staff('discard issues');
  select * into known from public.issues one where one.id = discard_issue.id for update;
  if known.id is null then
    return private.issue_answer(known, 'gone');
  elsif known.state <> 'draft' then
    return private.issue_answer(known, 'begun');
  elsif known.version <> discard_issue.version then
    return private.issue_answer(known, 'changed');
  end if;
  delete from public.issues one where one.id = known.id;
  return private.issue_answer(known, 'discarded');
end
$$;

-- The letter to oneself, with the words that are stored. Twenty an hour.
create function public.try_issue(id uuid, version integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 20;
  known public.issues;
  address text := (select lower(users.email) from auth.users where users.id = (select auth.uid()));
begin
  perform private.only_staff('try issues');
  select * into known from public.issues one where one.id = try_issue.id;
  if known.id is null then
    return private.issue_answer(known, 'gone');
  elsif known.version <> try_issue.version then
    return private.issue_answer(known, 'changed');
  elsif known.subject = '' or known.body = '' then
    return private.issue_answer(known, 'empty');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || private.mailbox_of(address), 0));
  if (select count(*) from public.outbox tried where tried.template = 'issue-test'
    and private.mailbox_of(tried."to") = private.mailbox_of(address) and tried.created_at > now() - interval '1 hour') >= most
  then
    return private.issue_answer(known, 'often');
  end if;
  insert into public.outbox ("to", template, payload) values (address, 'issue-test', jsonb_build_object('issue', known.id));
  return private.issue_answer(known, 'queued') || jsonb_build_object('to', address);
end
$$;

create function private.readers() returns table (subscriber_id uuid)
language sql stable security definer set search_path = '' as $$
  select reader.id from public.newsletter_subscribers reader where reader.status = 'confirmed'
$$;

create function public.reader_count() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_staff('count readers');
  return (select count(*) from private.readers());
end
$$;

-- Begins to send, to so many: whoever confirms from here on gets the next one.
create function public.start_issue(id uuid, version integer, readers integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  known public.issues;
  outcome text;
  total integer;
begin
  perform private.only_owners('send issues');
  select * into known from public.issues one where one.id = start_issue.id for update;
  total := (select count(*) from private.readers());
  outcome := case
    when known.id is null then 'gone'
    when known.state <> 'draft' then 'begun'
    when known.version <> start_issue.version then 'changed'
    when known.subject = '' or known.body = '' then 'empty'
    when total = 0 then 'nobody'
    when total > most then 'many'
    when total <> start_issue.readers then 'count'
    else 'started'
  end;
  if outcome = 'started' then
    insert into public.issue_letters (issue_id, subscriber_id)
      select known.id, reader.subscriber_id from private.readers() reader;
    get diagnostics total = row_count;
    update public.issues one set state = 'sending', readers = total, started_at = now(), started_by = (select auth.uid())
      where one.id = known.id;
  end if;
  return private.issue_answer(known, outcome) || jsonb_build_object('readers', total);
end
$$;

-- What waits in the outbox waits here again. What is being handed over at this moment goes out. The issue is locked before.
create function private.call_back_letters(issue uuid) returns void
language sql volatile security definer set search_path = '' as $$
  with back as (
    delete from public.outbox email where email.id in (
      select waiting.id from public.outbox waiting
        join public.issue_letters letter on letter.outbox_id = waiting.id and letter.issue_id = call_back_letters.issue
          and letter.outcome = 'queued'
        where waiting.state = 'queued' for update of waiting skip locked)
    returning email.id)
  update public.issue_letters letter set outcome = 'waiting', outbox_id = null, at = now()
    from back where letter.outbox_id = back.id
$$;

create function private.hold_issue(issue uuid, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.issues one set state = 'paused', paused_why = hold_issue.why
    where one.id = hold_issue.issue and one.state = 'sending';
  if found then
    perform private.call_back_letters(hold_issue.issue);
  end if;
end
$$;

create function private.own_issue(wanted uuid, what text) returns public.issues
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.issues;
begin
  perform private.only_owners(own_issue.what);
  select * into known from public.issues one where one.id = own_issue.wanted for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'This issue is no longer there.';
  end if;
  return known;
end
$$;

create function private.issue_state(wanted uuid, was text, goals text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', one.state, 'outcome', case when was = any (goals) then 'done' else 'not' end)
  from public.issues one where one.id = wanted
$$;

create function public.pause_issue(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.issues := private.own_issue(pause_issue.id, 'pause issues');
begin
  perform private.hold_issue(known.id, 'person');
  return private.issue_state(known.id, known.state, array['sending']);
end
$$;

create function public.resume_issue(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.issues := private.own_issue(resume_issue.id, 'resume issues');
begin
  update public.issues one set state = 'sending', paused_why = '', resumed_at = now()
    where one.id = known.id and one.state = 'paused';
  return private.issue_state(known.id, known.state, array['paused']);
end
$$;

-- Whoever has it keeps it; nobody else gets it.
create function public.stop_issue(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.issues := private.own_issue(stop_issue.id, 'stop issues');
begin
  update public.issues one set state = 'stopped', paused_why = '', ended_at = now()
    where one.id = known.id and one.state in ('sending', 'paused');
  if found then
    perform private.call_back_letters(known.id);
    update public.issue_letters letter set outcome = 'skipped', at = now()
      where letter.issue_id = known.id and letter.outcome = 'waiting';
  end if;
  return private.issue_state(known.id, known.state, array['sending', 'paused']);
end
$$;

-- Puts the next hundred letters of each issue that has none in the outbox there, and ends issues that have no more. Answers
-- how many went in. Of several servers one does it.
create function private.queue_issue_letters() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  step constant integer := 100;
  issue public.issues;
  put integer;
  total integer := 0;
begin
  for issue in select * from public.issues one where one.state = 'sending' order by one.started_at for update skip locked loop
    continue when exists (
      select from public.issue_letters letter where letter.issue_id = issue.id and letter.outcome = 'queued');
    with due as (
      select letter.subscriber_id, gen_random_uuid() as email, reader.email as address
      from public.issue_letters letter
        left join public.newsletter_subscribers reader on reader.id = letter.subscriber_id and reader.status = 'confirmed'
      where letter.issue_id = issue.id and letter.outcome = 'waiting'
      order by letter.subscriber_id limit step),
    emails as (
      insert into public.outbox (id, "to", template, payload, entry_id, priority, subject)
      select due.email, due.address, 'issue', jsonb_build_object('issue', issue.id), due.subscriber_id, 9, issue.subject
      from due where due.address is not null)
    update public.issue_letters letter set at = now(),
        outcome = case when due.address is null then 'skipped' else 'queued' end,
        outbox_id = case when due.address is not null then due.email end
      from due where letter.issue_id = issue.id and letter.subscriber_id = due.subscriber_id;
    get diagnostics put = row_count;
    total := total + put;
    if put = 0 then
      update public.issues one set state = 'sent', ended_at = now() where one.id = issue.id;
    end if;
    perform private.token_of(letter.subscriber_id) from public.issue_letters letter
      where letter.issue_id = issue.id and letter.outcome = 'queued';
  end loop;
  return total;
end
$$;

-- The letter of an issue follows its e-mail. Over five refusals among the last hundred answers pause the issue. A letter
-- that is to be tried later waits with its issue.
create function private.note_issue_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  issue public.issues;
  refused integer;
begin
  if new.state = 'sending' then
    return null;
  end if;
  if new.state = 'queued' then
    select one.* into issue from public.issues one
      join public.issue_letters letter on letter.issue_id = one.id where letter.outbox_id = new.id for share of one;
    if old.state = 'sending' and issue.state in ('paused', 'stopped') then
      update public.issue_letters letter set outbox_id = null, at = now(),
          outcome = case issue.state when 'paused' then 'waiting' else 'skipped' end
        where letter.outbox_id = new.id;
      delete from public.outbox email where email.id = new.id;
      return null;
    end if;
  end if;
  update public.issue_letters letter set at = clock_timestamp(),
      outcome = case new.state when 'sent' then 'handed' when 'failed' then 'refused' else new.state end
    where letter.outbox_id = new.id;
  if new.state = 'failed' then
    select one.* into issue from public.issues one join public.issue_letters letter on letter.issue_id = one.id
      where letter.outbox_id = new.id;
    select count(*) filter (where last.outcome = 'refused') into refused from (
      select letter.outcome from public.issue_letters letter
      where letter.issue_id = issue.id and letter.outcome in ('handed', 'refused', 'bounced')
        and letter.at > coalesce(issue.resumed_at, '-infinity')
      order by letter.at desc limit 100) last;
    if refused > 5 then
      perform private.hold_issue(issue.id, 'refused');
    end if;
  end if;
  return null;
end
$$;
create trigger outbox_issue_letter after update of state on public.outbox
  for each row when (new.template = 'issue' and old.state is distinct from new.state)
  execute function private.note_issue_letter();

-- Its reader was erased while it waited.
create function private.skip_issue_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.issue_letters letter set outcome = 'skipped', outbox_id = null, at = now()
    where letter.outbox_id = old.id and letter.outcome = 'queued';
  return null;
end
$$;
create trigger outbox_issue_letter_gone after delete on public.outbox
  for each row when (old.template = 'issue' and old.state in ('queued', 'sending'))
  execute function private.skip_issue_letter();

-- As before. The links of an issue name it behind their token and a dot: whoever leaves by one counts for that issue.
create or replace function public.unsubscribe(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber uuid := (
    select subscriber_id from private.newsletter_tokens
    where newsletter_tokens.unsubscribe = split_part(unsubscribe.token, '.', 1));
begin
  update public.newsletter_subscribers set status = 'unsubscribed'
    where id = subscriber and status <> 'unsubscribed';
  if found then
    update public.issues one set unsubscribed = one.unsubscribed + 1
      where one.id::text = split_part(unsubscribe.token, '.', 2) and exists (
        select from public.issue_letters letter
        where letter.issue_id = one.id and letter.subscriber_id = subscriber);
  end if;
  return subscriber is not null;
end
$$;

-- As before, also from an address that letters did not reach: whoever asks has one again.
create or replace function public.subscribe(email text, source text default '') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform set_config('private.moves_freely', 'on', true);
  insert into public.newsletter_subscribers (email, source)
    values (subscribe.email, subscribe.source)
    on conflict (lower(email)) do update set status = 'pending'
      where newsletter_subscribers.status in ('unsubscribed', 'pending', 'bounced');
  perform set_config('private.moves_freely', '', true);
end
$$;

-- No letter comes through to this reader. False when the address is not on the list.
create function private.bounce_reader(reader uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_off boolean;
begin
  perform set_config('private.moves_freely', 'on', true);
  update public.newsletter_subscribers one set status = 'bounced'
    where one.id = bounce_reader.reader and one.status = 'confirmed';
  is_off := found;
  perform set_config('private.moves_freely', '', true);
  return is_off;
end
$$;

-- All issues, the last one changed first, with what came of their letters.
create function public.list_issues()
returns table (id uuid, subject text, state text, paused_why text, version integer, readers integer,
  changed_at timestamptz, changed_by_name text, started_at timestamptz, started_by_name text, ended_at timestamptz,
  waiting integer, queued integer, handed integer, refused integer, bounced integer, skipped integer,
  unsubscribed integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.only_staff('see issues');
  return query
    select one.id, one.subject, one.state, one.paused_why, one.version, one.readers, one.changed_at,
      coalesce(private.staff_name(one.changed_by), ''), one.started_at, coalesce(private.staff_name(one.started_by), ''),
      one.ended_at, told.waiting, told.queued, told.handed, told.refused, told.bounced, told.skipped, one.unsubscribed
    from public.issues one, lateral private.issue_totals(one) told
    order by one.changed_at desc, one.id;
end
$$;

create function private.issue_totals(issue public.issues)
returns table (waiting integer, queued integer, handed integer, refused integer, bounced integer, skipped integer)
language sql stable security definer set search_path = '' as $$
  select sum(told.letters) filter (where told.outcome = 'waiting'), sum(told.letters) filter (where told.outcome = 'queued'),
    sum(told.letters) filter (where told.outcome = 'handed'), sum(told.letters) filter (where told.outcome = 'refused'),
    sum(told.letters) filter (where told.outcome = 'bounced'), sum(told.letters) filter (where told.outcome = 'skipped')
  from (
    select letter.outcome, count(*)::integer as letters from public.issue_letters letter
      where letter.issue_id = issue.id group by letter.outcome
    union all
    select kept.key, kept.value::integer from jsonb_each_text(issue.totals) kept
    union all
    select known.outcome, 0 from unnest(array['waiting', 'queued', 'handed', 'refused', 'bounced', 'skipped']) known (outcome)
  ) told
$$;

-- Readers to whom an issue did not come through, the last one first: their address while it is known, and what was answered.
create function public.issue_readers(id uuid, wanted text)
returns table (email text, at timestamptz, reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.only_staff('see readers');
  return query
    select coalesce(reader.email, ''), letter.at, coalesce(sent.error, '')
    from public.issue_letters letter
      left join public.newsletter_subscribers reader on reader.id = letter.subscriber_id
      left join public.outbox sent on sent.id = letter.outbox_id
    where letter.issue_id = issue_readers.id and letter.outcome = issue_readers.wanted
      and issue_readers.wanted in ('refused', 'bounced', 'skipped')
    order by letter.at desc, letter.subscriber_id limit 200;
end
$$;

-- Who had which issue is forgotten so many months after it ended; how many did is kept. A dry run counts the letters.
create function private.expire_issue_letters(months integer, is_dry boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  limit_at timestamptz := now() - make_interval(months => expire_issue_letters.months);
  gone integer;
begin
  if expire_issue_letters.is_dry then
    return (select count(*) from public.issue_letters old join public.issues one on one.id = old.issue_id
      where one.ended_at < limit_at);
  end if;
  update public.issues one set totals = (select to_jsonb(told) from private.issue_totals(one) told)
    where one.ended_at < limit_at and one.totals is null;
  delete from public.issue_letters old using public.issues one where one.id = old.issue_id and one.ended_at < limit_at;
  get diagnostics gone = row_count;
  return gone;
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('only_staff', 'issue_answer', 'tidy_issue', 'save_issue', 'discard_issue', 'try_issue', 'readers',
        'reader_count', 'start_issue', 'call_back_letters', 'hold_issue', 'own_issue', 'issue_state', 'pause_issue',
        'resume_issue', 'stop_issue', 'queue_issue_letters', 'note_issue_letter', 'skip_issue_letter', 'bounce_reader', 'list_issues',
        'issue_totals', 'issue_readers', 'expire_issue_letters')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
