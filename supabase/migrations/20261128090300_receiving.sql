-- Reading the mailbox of the house. These functions are the mail worker's alone: it stores a letter, its files and how far
-- it has come in one transaction, so a worker that dies at any moment has stored all of a letter or nothing.

-- Makes this process the reader of a mailbox for a minute, if nobody else is; answers how far it is read, else no row.
create function private.hold_mailbox(name text, holder uuid)
returns table (uid_validity text, first_uid bigint, last_uid bigint, begun_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.mailboxes as known (name) values (hold_mailbox.name) on conflict on constraint mailboxes_pkey do nothing;
  return query
    update private.mailboxes known set holder = hold_mailbox.holder, held_until = now() + interval '60 seconds'
      where known.name = hold_mailbox.name and (known.holder = hold_mailbox.holder or known.held_until < now())
      returning known.uid_validity, known.first_uid, known.last_uid, known.begun_at;
end
$$;

create function private.leave_mailbox(name text, holder uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.mailboxes known set holder = null, held_until = '-infinity'
    where known.name = leave_mailbox.name and known.holder = leave_mailbox.holder
$$;

-- Inside the transaction of a letter: fails when somebody else has taken the mailbox over.
create function private.keep_mailbox(name text, holder uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from private.mailboxes known where known.name = keep_mailbox.name and known.holder = keep_mailbox.holder for update;
  if not found then
    raise sqlstate 'PT409' using message = 'Another process reads this mailbox.', hint = 'holder';
  end if;
end
$$;

create function private.moved_on(name text, holder uuid, uid bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update private.mailboxes known set last_uid = greatest(known.last_uid, moved_on.uid)
    where known.name = moved_on.name and known.holder = moved_on.holder;
  insert into private.mailbox_letters as known (mailbox, uid, is_done) values (moved_on.name, moved_on.uid, true)
    on conflict on constraint mailbox_letters_pkey do update set is_done = true;
  delete from private.mailbox_letters old where old.mailbox = moved_on.name and old.uid < moved_on.uid - 500
$$;

-- A mailbox that counts anew: everything in it may be new, or be known by its digest.
create function private.number_mailbox(name text, holder uuid, uid_validity text, last_uid bigint) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.mailbox_letters old where old.mailbox = number_mailbox.name;
  update private.mailboxes known set uid_validity = number_mailbox.uid_validity, first_uid = number_mailbox.last_uid,
      last_uid = number_mailbox.last_uid
    where known.name = number_mailbox.name and known.holder = number_mailbox.holder
$$;

-- How it went: '' is well.
create function private.report_mailbox(name text, error text, next_try_at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.mailboxes as known (name, last_ok_at, failing_since, next_try_at, error)
  values (report_mailbox.name, case when report_mailbox.error = '' then now() end,
    case when report_mailbox.error <> '' then now() end, report_mailbox.next_try_at, report_mailbox.error)
  on conflict on constraint mailboxes_pkey do update set
    last_ok_at = coalesce(excluded.last_ok_at, known.last_ok_at),
    failing_since = case when excluded.error = '' then null else coalesce(known.failing_since, now()) end,
    next_try_at = excluded.next_try_at, error = excluded.error
$$;

-- Counts a try before the letter is looked at, so that one which ends the process is passed as well.
create function private.try_letter(mailbox text, uid bigint) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into private.mailbox_letters as known (mailbox, uid, tries) values (try_letter.mailbox, try_letter.uid, 1)
  on conflict on constraint mailbox_letters_pkey do update set tries = known.tries + 1
  returning tries
$$;

-- The first record that holds: by the token of an address, by what the letter answers, by a verified sender.
create function private.match_letter(letter jsonb, is_automatic boolean, out entry uuid, out matched_by text)
language plpgsql stable security definer set search_path = '' as $$
declare
  sender text := lower(letter ->> 'fromAddress');
  ids text[] := array(select jsonb_array_elements_text(letter -> 'answers'));
begin
  -- Of several tokens the one of the newest record.
  select known.entry_id into entry from private.reply_tokens known
    join public.inbox_entries record on record.id = known.entry_id
    where known.token in (select lower(given.token) from jsonb_array_elements_text(letter -> 'tokens') given (token))
    order by record.created_at desc limit 1;
  if entry is not null then
    matched_by := 'token';
    return;
  end if;
  select hit.entry_id into entry from unnest(ids) with ordinality asked (id, place),
    lateral (
      select message.entry_id from public.messages message where message.message_id = asked.id and message.entry_id is not null
      union all
      select sent.entry_id from public.outbox sent
        where asked.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@' and sent.id::text = split_part(asked.id, '@', 1)
          and sent.entry_id is not null
      union all
      select learnt.entry_id from private.known_ids learnt where learnt.message_id = asked.id) hit
    order by asked.place limit 1;
  if entry is not null then
    matched_by := 'reference';
    return;
  end if;
  if is_automatic or letter ->> 'senderCheck' <> 'verified' or sender = '' then
    return;
  end if;
  select record.id into entry from public.inbox_entries record
    where lower(record.email) = sender and position(lower(record.reference) in lower(letter ->> 'subject')) > 0
    order by record.created_at desc limit 1;
  if entry is null then
    select (array_agg(record.id))[1] into entry from public.inbox_entries record
      where lower(record.email) = sender and record.archived_at is null and record.kind <> 'newsletter'
        and record.created_at > now() - interval '90 days'
      having count(*) = 1;
  end if;
  if entry is not null then
    matched_by := 'sender';
  end if;
end
$$;

-- One notice of a record in ten minutes.
create function private.tell_team(entry uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (template, payload, entry_id)
  select 'message-notice', jsonb_build_object('kind', record.kind, 'reference', record.reference), record.id
  from public.inbox_entries record
  where record.id = tell_team.entry and not exists (
    select from public.outbox told where told.entry_id = record.id and told.template in ('notice', 'message-notice')
      and told.created_at > now() - interval '10 minutes')
$$;

-- A person has written: the record waits, from the oldest letter that nobody has answered, and is back on the list.
create function private.reopen(entry uuid, came_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('private.receives', 'on', true);
  update public.inbox_entries record set
      waiting_since = coalesce(record.waiting_since, reopen.came_at),
      due_at = case when record.waiting_since is null then coalesce(reopen.came_at + (select kind.reply_within
        from private.record_kinds kind where kind.kind = record.kind), 'infinity') else record.due_at end,
      new_letter_at = reopen.came_at, archived_at = null, snoozed_until = null,
      follow_up_on = case when record.follows_reply then null else record.follow_up_on end, follows_reply = false
    where record.id = reopen.entry;
  perform set_config('private.receives', '', true);
end
$$;

-- A record of its own for a letter that belongs to none.
create function private.open_email(letter jsonb, came_at timestamptz) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid := gen_random_uuid();
  address text := coalesce(letter -> 'replyTo' ->> 0, letter ->> 'fromAddress', '');
begin
  insert into public.emails (id, created_at, name, email, subject, message) values (made, came_at,
    left(letter ->> 'fromName', 200), case when private.is_mail_address(address) then address else '' end,
    left(letter ->> 'subject', 300), left(letter ->> 'body', 10000));
  return made;
end
$$;

-- A report about a letter of ours. Answers the record, null when it is not about one of ours.
create function private.take_report(letter jsonb, tokened uuid) returns table (entry uuid, about uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  report jsonb := letter -> 'report';
  sent public.outbox;
  reply public.messages;
begin
  select * into sent from public.outbox known where known.id::text = split_part(report ->> 'messageId', '@', 1) for update;
  if sent.id is null and tokened is not null then
    select * into sent from public.outbox known where known.entry_id = tokened and known.template = 'reply'
      and known.state = 'sent' and (lower(report ->> 'recipient') = '' or lower(report ->> 'recipient') in (
        select lower(address) from public.messages message, unnest(message.to_addresses || message.cc_addresses) address
        where message.outbox_id = known.id))
      order by known.created_at desc limit 1 for update;
  end if;
  if sent.id is null then
    -- About a letter whose id a relay has changed: it belongs to the record all the same.
    entry := tokened;
    if entry is not null then
      return next;
    end if;
    return;
  end if;
  update public.outbox known set delivery = case report ->> 'action' when 'failed' then 'bounced' else 'delayed' end,
      error = case report ->> 'action' when 'failed' then left(report ->> 'sentence', 500) else known.error end
    where known.id = sent.id and known.delivery <> 'bounced';
  -- A letter to the team that came back leaves nobody without an answer.
  if found and report ->> 'action' = 'failed' and sent.entry_id is not null
    and sent.template not in ('notice', 'message-notice', 'call-staff')
  then
    select * into reply from public.messages known where known.outbox_id = sent.id;
    perform set_config('private.receives', 'on', true);
    update public.inbox_entries record set undelivered_at = now(),
        waiting_since = coalesce(record.waiting_since, reply.waited_since),
        due_at = case when record.waiting_since is null and reply.waited_since is not null then coalesce(reply.waited_since
          + (select kind.reply_within from private.record_kinds kind where kind.kind = record.kind), 'infinity') else record.due_at end
      where record.id = sent.entry_id;
    perform set_config('private.receives', '', true);
  end if;
  entry := sent.entry_id;
  about := (select known.id from public.messages known where known.outbox_id = sent.id);
  return next;
end
$$;

-- Stores a letter as it was read (`server/mailbox/letter.ts`) and answers its message; null for one that is known. `sort`
-- of the letter is letter, automatic, report or unreadable.
create function private.store_letter(letter jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  sort text := letter ->> 'sort';
  sender text := lower(letter ->> 'fromAddress');
  came_at timestamptz := clock_timestamp();
  found_entry uuid;
  found_by text;
  about uuid;
  is_new boolean := false;
  is_flood boolean := false;
  colleague uuid;
  made uuid := gen_random_uuid();
begin
  insert into private.mail_seen (digest) values (letter ->> 'digest') on conflict do nothing;
  if not found then
    return null;
  end if;
  -- A copy of what we have sent ourselves.
  if letter ->> 'messageId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@' and exists (
    select from public.outbox ours where ours.id::text = split_part(letter ->> 'messageId', '@', 1))
  then
    return null;
  end if;
  if sort = 'report' then
    select matched.entry into found_entry from private.match_letter(letter, true) matched where matched.matched_by = 'token';
    select reported.entry, reported.about into found_entry, about from private.take_report(letter, found_entry) reported;
    sort := case when letter -> 'report' ->> 'action' = 'failed' then 'bounce' else 'automatic' end;
    found_by := case when found_entry is not null then 'reference' else '' end;
  else
    select matched.entry, coalesce(matched.matched_by, '') into found_entry, found_by
      from private.match_letter(letter, sort <> 'letter') matched;
  end if;
  if sort = 'letter' and letter ->> 'senderCheck' = 'verified' and found_entry is not null then
    select staff.user_id into colleague from public.staff join auth.users account on account.id = staff.user_id
      where lower(account.email) = sender and staff.disabled_at is null limit 1;
    if colleague is not null then
      sort := 'colleague';
    end if;
  end if;
  if sort = 'letter' and found_entry is null then
    -- Somebody whose machine has run wild gets one record, of which nobody is told again.
    is_flood := (select count(*) from public.messages came where came.direction = 'in' and came.sort = 'letter'
      and lower(came.from_address) = sender and came.at > now() - interval '10 minutes') >= 20;
    if is_flood then
      select came.entry_id into found_entry from public.messages came
        join public.inbox_entries record on record.id = came.entry_id
        where came.direction = 'in' and lower(came.from_address) = sender and record.kind = 'email'
        order by came.at desc limit 1;
    end if;
    if found_entry is null then
      found_entry := private.open_email(letter, came_at);
      is_new := true;
    end if;
  end if;
  insert into public.messages (id, entry_id, direction, at, sent_at, sort, author_id, answers_id, message_id, answers, from_name,
    from_address, reply_to, to_addresses, cc_addresses, subject, headers, trouble, body, folds, sender_check, matched_by, digest)
  values (made, found_entry, 'in', came_at, (letter ->> 'sentAt')::timestamptz, sort, colleague, coalesce(about, (
      select was.id from public.messages was where was.entry_id = found_entry and was.message_id in (
        select jsonb_array_elements_text(letter -> 'answers')) order by was.at desc limit 1)),
    letter ->> 'messageId', array(select jsonb_array_elements_text(letter -> 'answers')), letter ->> 'fromName',
    letter ->> 'fromAddress', array(select jsonb_array_elements_text(letter -> 'replyTo')),
    array(select jsonb_array_elements_text(letter -> 'to')), array(select jsonb_array_elements_text(letter -> 'cc')),
    letter ->> 'subject', letter ->> 'headers', letter ->> 'trouble', letter ->> 'body',
    array(select jsonb_array_elements_text(letter -> 'folds')::integer), letter ->> 'senderCheck', found_by,
    letter ->> 'digest')
  on conflict (message_id, digest) do nothing;
  if not found then
    return null;
  end if;
  -- What a relay has made of our letter's id is learnt from who answers to our token.
  if found_by = 'token' and found_entry is not null then
    insert into private.known_ids (message_id, entry_id)
      select id, found_entry from jsonb_array_elements_text(letter -> 'answers') id limit 20
      on conflict do nothing;
  end if;
  if sort = 'letter' then
    if not is_new then
      perform private.reopen(found_entry, came_at);
    end if;
    if not is_flood then
      perform private.tell_team(found_entry);
    end if;
  elsif sort = 'colleague' then
    perform set_config('private.receives', 'on', true);
    update public.inbox_entries record set answered_at = coalesce(record.answered_at, came_at), waiting_since = null
      where record.id = found_entry;
    perform set_config('private.receives', '', true);
  end if;
  perform private.log_message('insert', made, coalesce(found_entry, made), 'received');
  return made;
end
$$;

create function private.begin_file(message uuid, name text, type text, size integer, is_inline boolean, is_kept boolean, place integer)
returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into public.message_files (message_id, name, type, size, is_inline, is_whole, place)
  values (begin_file.message, left(private.file_name(begin_file.name), 120), left(begin_file.type, 200), begin_file.size,
    begin_file.is_inline, begin_file.is_kept, begin_file.place)
  returning id
$$;

-- What has no record that it could go with: letters under Received after a month, with the originals of what could not
-- be read, and drafts of whoever has not worked here for a month. Answers how many; a dry run counts them only.
create function private.forget_letters(is_dry boolean default false) returns table (kind text, total bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  month interval := '30 days';
begin
  return query
    select 'received', count(*) from public.messages old where old.entry_id is null and old.at < now() - month
    union all
    select 'draft', count(*) from public.drafts old
      where old.saved_at < now() - month and not private.works_here(old.author_id, month);
  if not forget_letters.is_dry then
    delete from public.messages old where old.entry_id is null and old.at < now() - month;
    delete from public.drafts old where old.saved_at < now() - month and not private.works_here(old.author_id, month);
  end if;
end
$$;

-- Whether somebody has worked here within this time.
create function private.works_here(account uuid, within interval) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where staff.user_id = works_here.account
    and (staff.disabled_at is null or staff.disabled_at > now() - works_here.within))
$$;

-- Which of these letters are still to be read.
create function private.unread(name text, uids jsonb) returns setof bigint
language sql stable security definer set search_path = '' as $$
  select asked.uid from (select value::bigint as uid from jsonb_array_elements_text(uids)) asked where not exists (
    select from private.mailbox_letters known where known.mailbox = unread.name and known.uid = asked.uid and known.is_done)
  order by asked.uid
$$;

-- A letter is somebody else's: it goes to another record, or with '' becomes a record of its own. Later letters that
-- answer it follow. Answers where it is now.
create function public.move_message(message uuid, to_entry text default '') returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved public.messages;
  goal uuid;
begin
  if not private.is_staff() then
    raise exception 'Only staff move letters.' using errcode = '42501';
  end if;
  select * into moved from public.messages known where known.id = move_message.message and known.direction = 'in' for update;
  if moved.id is null then
    raise sqlstate 'PT404' using message = 'This letter is not here any more.', hint = 'gone';
  end if;
  if move_message.to_entry = '' then
    goal := private.open_email(jsonb_build_object('replyTo', to_jsonb(moved.reply_to), 'fromAddress', moved.from_address,
      'fromName', moved.from_name, 'subject', moved.subject, 'body', moved.body), moved.at);
  else
    select known.id into goal from public.inbox_entries known where known.id::text = move_message.to_entry for update;
    if goal is null then
      raise sqlstate 'PT422' using message = 'There is no such record.', hint = 'to_entry';
    end if;
  end if;
  update public.messages known set entry_id = goal, matched_by = 'person',
      sort = case when known.sort = 'unreadable' then 'letter' else known.sort end
    where known.id = moved.id;
  insert into private.known_ids (message_id, entry_id) values (moved.message_id, goal)
    on conflict (message_id) do update set entry_id = excluded.entry_id;
  if move_message.to_entry <> '' and moved.sort = 'letter' then
    perform private.reopen(goal, moved.at);
  end if;
  perform private.log_message('update', moved.id, goal, 'moved');
  if moved.entry_id is not null then
    perform private.log_message('update', moved.id, moved.entry_id, 'moved');
    -- A record that was nothing but this letter.
    delete from public.emails empty where empty.id = moved.entry_id
      and not exists (select from public.messages other where other.entry_id = empty.id)
      and not exists (select from public.lead_notes note where note.record_id = empty.id);
  end if;
  return goal;
end
$$;

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('hold_mailbox', 'leave_mailbox', 'keep_mailbox', 'moved_on', 'number_mailbox', 'report_mailbox',
        'try_letter', 'match_letter', 'tell_team', 'reopen', 'open_email', 'take_report', 'store_letter', 'begin_file',
        'forget_letters', 'works_here', 'unread', 'move_message')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.move_message(uuid, text) to authenticated, service_role;
