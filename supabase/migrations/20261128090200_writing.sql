-- Writing to a person: drafts, files, templates, and a reply that becomes a message and a letter in one transaction, and
-- a draft again when it is taken back.

-- Whoever is not staff learns nothing; the entry is held until the end of the transaction.
create function private.open_record(entry uuid) returns public.inbox_entries
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_entry public.inbox_entries;
begin
  if not private.is_staff() then
    raise exception 'Only staff write to people.' using errcode = '42501';
  end if;
  select * into found_entry from public.inbox_entries known where known.id = open_record.entry for update;
  if found_entry.id is null then
    raise sqlstate 'PT404' using message = 'This record is not here any more.', hint = 'gone';
  end if;
  return found_entry;
end
$$;

-- Keeps what is being written and answers its version. Refuses with 409 `changed` when another window has saved since.
create function public.save_draft(entry uuid, use text, content text, version integer default 0)
returns table (saved_version integer, saved_at timestamptz)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  wanted jsonb;
  known public.drafts;
begin
  perform private.open_record(save_draft.entry);
  begin
    wanted := save_draft.content::jsonb;
    if jsonb_typeof(wanted) <> 'object' or char_length(save_draft.content) > 100000 or save_draft.use not in ('reply', 'note') then
      raise sqlstate 'PT422' using message = 'This is no draft.', hint = 'content';
    end if;
  exception when invalid_text_representation then
    raise sqlstate 'PT422' using message = 'This is no draft.', hint = 'content';
  end;
  select * into known from public.drafts draft
    where draft.entry_id = save_draft.entry and draft.author_id = me and draft.use = save_draft.use;
  if known.entry_id is not null and known.version <> save_draft.version and known.content <> wanted then
    raise sqlstate 'PT409' using message = 'This draft was changed in another window.', hint = 'changed';
  end if;
  return query
    insert into public.drafts as draft (entry_id, author_id, use, content, answers_id)
    values (save_draft.entry, me, save_draft.use, wanted, (select message.id from public.messages message
      where message.id::text = wanted ->> 'answers' and message.entry_id = save_draft.entry))
    on conflict (entry_id, author_id, use) do update set content = excluded.content, answers_id = excluded.answers_id,
      version = draft.version + case when draft.content = excluded.content then 0 else 1 end, saved_at = now()
    returning draft.version, draft.saved_at;
end
$$;

-- With its files. What is not there is gone already.
create function public.discard_draft(entry uuid, use text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.open_record(discard_draft.entry);
  delete from public.drafts draft where draft.entry_id = discard_draft.entry and draft.author_id = (select auth.uid())
    and draft.use = discard_draft.use;
end
$$;

-- A note, once whatever its sender's line does, in the place of its draft.
create function public.save_note(entry uuid, note uuid, body text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.inbox_entries := private.open_record(save_note.entry);
begin
  insert into public.lead_notes (id, kind, record_id, author_id, body)
    values (save_note.note, record.kind, record.id, (select auth.uid()), save_note.body)
    on conflict (id) do nothing;
  delete from public.drafts draft where draft.entry_id = save_note.entry and draft.author_id = (select auth.uid())
    and draft.use = 'note';
end
$$;

create function public.save_signature(signature text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff sign letters.' using errcode = '42501';
  end if;
  if char_length(private.clean_text(save_signature.signature, true)) > 500 then
    raise sqlstate 'PT422' using message = 'A signature has 500 characters at most.', hint = 'signature';
  end if;
  update public.staff set signature = private.clean_text(save_signature.signature, true)
    where user_id = (select auth.uid());
end
$$;

-- The first word in braces that is no placeholder; they are those of domain/placeholders.ts.
create function private.unknown_placeholder(words text) returns text
language sql immutable set search_path = '' as $$
  select btrim(found.part[1]) from regexp_matches(words, '\{([A-Za-z_ ]{2,30})\}', 'g') with ordinality found (part, place)
  where found.part[1] <> all (array['greeting', 'first_name', 'name', 'company', 'reference', 'topic', 'call_time', 'total',
    'from', 'site'])
  order by found.place limit 1
$$;

-- Templates. Version 0 makes one; a version that is not the newest is refused with 409 `changed`, a name that is taken
-- with 409 `name`, a placeholder that does not exist with 422 `placeholder:frist_name`. The same save once more, as after an
-- answer that got lost, is answered as the first was.
create function public.save_template(id uuid, kind text, name text, subject text, body text, version integer default 0)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.reply_templates;
  kept integer;
  unknown text := private.unknown_placeholder(save_template.subject || ' ' || save_template.body);
begin
  if not private.is_staff() then
    raise exception 'Only staff change templates.' using errcode = '42501';
  end if;
  if unknown is not null then
    raise sqlstate 'PT422' using message = 'There is no such placeholder.', hint = 'placeholder:' || unknown;
  end if;
  select * into known from public.reply_templates template where template.id = save_template.id for update;
  if known.version = save_template.version + 1 and known.archived_at is null and (known.name, known.subject, known.body) = (
    private.clean_text(save_template.name, false), private.clean_text(save_template.subject, false),
    private.clean_text(save_template.body, true))
  then
    return known.version;
  end if;
  if known.id is null and save_template.version = 0 then
    insert into public.reply_templates (id, kind, name, subject, body) values (save_template.id, save_template.kind,
      private.clean_text(save_template.name, false), private.clean_text(save_template.subject, false),
      private.clean_text(save_template.body, true));
    kept := 1;
  elsif known.version is distinct from save_template.version or known.archived_at is not null then
    raise sqlstate 'PT409' using message = 'Somebody has changed this template meanwhile.', hint = 'changed';
  else
    update public.reply_templates template set name = private.clean_text(save_template.name, false),
        subject = private.clean_text(save_template.subject, false), body = private.clean_text(save_template.body, true),
        version = template.version + 1
      where template.id = save_template.id returning template.version into kept;
  end if;
  insert into public.audit_log (actor_id, action, kind, record_id, after) values ((select auth.uid()),
    case when known.id is null then 'insert' else 'update' end, 'template', save_template.id,
    jsonb_build_object('kind', coalesce(known.kind, save_template.kind), 'version', kept));
  return kept;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'There is a template of this name.', hint = 'name';
  when check_violation or foreign_key_violation then
    raise sqlstate 'PT422' using message = 'A template needs a name, a subject and a text.', hint = 'template';
end
$$;

-- Away from the list, or back onto it.
create function public.archive_template(id uuid, is_archived text default 'yes') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff change templates.' using errcode = '42501';
  end if;
  update public.reply_templates template
    set archived_at = case when archive_template.is_archived = 'yes' then coalesce(template.archived_at, now()) end,
      version = template.version + 1
    where template.id = archive_template.id;
  insert into public.audit_log (actor_id, action, kind, record_id, after) values ((select auth.uid()), 'update', 'template',
    archive_template.id, jsonb_build_object('is_archived', archive_template.is_archived = 'yes'));
exception when unique_violation then
  raise sqlstate 'PT409' using message = 'There is a template of this name.', hint = 'name';
end
$$;

-- Files of one's own draft of a reply: named first, then sent in parts, whole when the last is there.
create function public.add_file(entry uuid, file uuid, name text, type text, size integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.open_record(add_file.entry);
  if add_file.size > 15728640 then
    raise sqlstate 'PT422' using message = 'A file has 15 MB at most.', hint = 'size';
  end if;
  if (select count(*) from public.message_files known
    where known.draft_entry = add_file.entry and known.draft_author = me and known.id <> add_file.file) >= 10
  then
    raise sqlstate 'PT422' using message = 'A letter has ten files at most.', hint = 'count';
  end if;
  if (select coalesce(sum(known.size), 0) + add_file.size from public.message_files known
    where known.draft_entry = add_file.entry and known.draft_author = me and known.id <> add_file.file) > 20971520
  then
    raise sqlstate 'PT422' using message = 'All files of a letter have 20 MB at most.', hint = 'total';
  end if;
  insert into public.drafts (entry_id, author_id, use, content) values (add_file.entry, me, 'reply', '{}')
    on conflict (entry_id, author_id, use) do nothing;
  insert into public.message_files (id, draft_entry, draft_author, name, type, size, is_whole, place)
    select add_file.file, add_file.entry, me, left(private.file_name(add_file.name), 120),
      left(private.clean_text(add_file.type, false), 200), add_file.size, add_file.size = 0,
      (select coalesce(max(known.place) + 1, 0) from public.message_files known
        where known.draft_entry = add_file.entry and known.draft_author = me)
    on conflict (id) do nothing;
end
$$;

-- The last part of a path, without letters that hide what comes after them.
create function private.file_name(name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(regexp_replace(regexp_replace(
    private.clean_text(file_name.name, false), '^.*[/\\]', ''), '[<>:"|?*]|^\.+|[. ]+$', '', 'g')), ''), 'file')
$$;

create function private.my_file(file uuid) returns public.message_files
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.message_files;
begin
  if not private.is_staff() then
    raise exception 'Only staff write to people.' using errcode = '42501';
  end if;
  select * into known from public.message_files one
    where one.id = my_file.file and one.draft_author = (select auth.uid()) for update;
  if known.id is null then
    raise sqlstate 'PT404' using message = 'This file is not in your draft any more.', hint = 'gone';
  end if;
  return known;
end
$$;

-- `part` is base64 of 384 KB, of the last part of what is left. Answers whether the file is whole.
create function public.put_file_part(file uuid, n integer, part text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.message_files := private.my_file(put_file_part.file);
  bytes bytea;
begin
  bytes := decode(put_file_part.part, 'base64');
  if put_file_part.n < 0 or length(bytes) <> least(393216, known.size - put_file_part.n::bigint * 393216) then
    raise sqlstate 'PT422' using message = 'This part is not as long as it has to be.', hint = 'part';
  end if;
  insert into private.file_parts as part (file_id, n, bytes) values (known.id, put_file_part.n, bytes)
    on conflict on constraint file_parts_pkey do update set bytes = excluded.bytes;
  update public.message_files one set is_whole = (select coalesce(sum(length(part.bytes)), 0) from private.file_parts part
      where part.file_id = known.id) = known.size
    where one.id = known.id returning one.is_whole into known.is_whole;
  return known.is_whole;
exception when invalid_parameter_value then
  raise sqlstate 'PT422' using message = 'This part is not base64.', hint = 'part';
end
$$;

create function public.drop_file(file uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff write to people.' using errcode = '42501';
  end if;
  delete from public.message_files one where one.id = drop_file.file and one.draft_author = (select auth.uid());
end
$$;

-- One part of a file of a message, or of one's own draft, as base64; null behind the last.
create function public.read_file_part(file uuid, n integer) returns text
language sql stable security definer set search_path = '' as $$
  select translate(encode(part.bytes, 'base64'), E'\n', '') from private.file_parts part
    join public.message_files known on known.id = part.file_id
  where private.is_staff() and part.file_id = read_file_part.file and part.n = read_file_part.n
    and (known.draft_author is null or known.draft_author = (select auth.uid()))
$$;

-- The part of the address that leads back to a record.
create function private.token_of(entry uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept text;
begin
  insert into private.reply_tokens (entry_id, token) values (token_of.entry,
    left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 20))
    on conflict (entry_id) do nothing;
  select token into kept from private.reply_tokens known where known.entry_id = token_of.entry;
  return kept;
end
$$;

create function private.is_own_address(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.mailbox_of(address) = private.mailbox_of(settings.mail_from) from private.site_settings settings
$$;

-- What a reply quotes: the message that it answers, or what the record came with.
create function private.quoted(record public.inbox_entries, answers uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'On ' || to_char(was.at at time zone 'America/Los_Angeles', 'FMMon FMDD, YYYY') || ', ' || was.who || ' wrote:' || E'\n'
    || regexp_replace(left(was.words, 20000), '^', '> ', 'gn')
  from (
    select message.at, coalesce(nullif(message.from_name, ''), message.from_address) as who, message.body as words
      from public.messages message where message.id = quoted.answers
    union all
    select record.created_at, coalesce(nullif(record.name, ''), 'you'), record.body where quoted.answers is null) was
  where btrim(was.words) <> ''
$$;

-- Turns one's own draft into a message and a letter that leaves in ten seconds. `message` is the id that it gets: the same
-- again is answered as sent. `seen` is the newest message that its writer has seen. Refuses with 409 `newer` when there is
-- a newer one and `is_sure` is not 'yes', with 409 `changed` when the draft is another one by now, and with 422, the hint
-- names what is wrong: to, cc, subject, body, files, off; `placeholder:company` names what is not filled in.
create function public.send_reply(entry uuid, message uuid, version integer, seen text default '', is_sure text default '',
  moves_to text default '')
returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  record public.inbox_entries := private.open_record(send_reply.entry);
  settings private.site_settings;
  draft public.drafts;
  known public.messages;
  words text;
  own_length integer;
  signature text;
  quote text := '';
  title text;
  receivers text[];
  copies text[];
  one text;
  letter uuid := gen_random_uuid();
  leaves_at timestamptz := now() + interval '10 seconds';
  answered public.messages;
  chain text[];
begin
  select * into known from public.messages sent where sent.id = send_reply.message;
  if known.id is not null then
    return (select queued.next_at from public.outbox queued where queued.id = known.outbox_id);
  end if;
  select * into settings from private.site_settings;
  if not settings.mail_on then
    raise sqlstate 'PT422' using message = 'Mail is off.', hint = 'off';
  end if;
  select * into draft from public.drafts own
    where own.entry_id = record.id and own.author_id = me and own.use = 'reply' for update;
  if draft.entry_id is null or draft.version <> send_reply.version then
    raise sqlstate 'PT409' using message = 'This draft was changed in another window.', hint = 'changed';
  end if;
  if send_reply.is_sure <> 'yes' and exists (
    select from public.messages newer where newer.entry_id = record.id and newer.sort <> 'bounce'
      and newer.author_id is distinct from me
      and newer.at > coalesce((select last.at from public.messages last where last.id::text = send_reply.seen), '-infinity'))
  then
    raise sqlstate 'PT409' using message = 'There is a newer message.', hint = 'newer';
  end if;
  receivers := private.addresses_of(draft.content -> 'to');
  copies := private.addresses_of(draft.content -> 'cc');
  if cardinality(receivers) = 0 then
    raise sqlstate 'PT422' using message = 'Say whom it is for.', hint = 'to';
  end if;
  if cardinality(receivers || copies) > 10 then
    raise sqlstate 'PT422' using message = 'A letter has ten receivers at most.', hint = 'to';
  end if;
  foreach one in array receivers || copies loop
    if not private.is_mail_address(one) or private.is_own_address(one) then
      raise sqlstate 'PT422' using message = 'One address cannot be written to.',
        hint = case when one = any (receivers) then 'to' else 'cc' end;
    end if;
  end loop;
  words := private.clean_text(coalesce(draft.content ->> 'body', ''), true);
  title := left(private.clean_text(coalesce(draft.content ->> 'subject', ''), false), 300);
  if words = '' or char_length(words) > 20000 then
    raise sqlstate 'PT422' using message = 'Write something, 20,000 characters at most.', hint = 'body';
  end if;
  if title = '' then
    raise sqlstate 'PT422' using message = 'Give it a subject.', hint = 'subject';
  end if;
  one := substring(title || ' ' || words from '\{([a-z_]{2,20})\}');
  if one is not null then
    raise sqlstate 'PT422' using message = 'A placeholder is not filled in.', hint = 'placeholder:' || one;
  end if;
  if exists (select from public.message_files file
    where file.draft_entry = record.id and file.draft_author = me and not file.is_whole)
  then
    raise sqlstate 'PT422' using message = 'A file is not whole yet.', hint = 'files';
  end if;
  if send_reply.moves_to <> '' and not exists (select from public.status_moves move
    where move.kind = record.kind and move.from_status = record.status and move.to_status = send_reply.moves_to)
  then
    raise sqlstate 'PT422' using message = 'There is no such way.', hint = 'moves_to';
  end if;
  own_length := char_length(words);
  select coalesce(E'\n\n-- \n' || nullif(staff.signature, ''), '') into signature from public.staff where user_id = me;
  words := words || coalesce(signature, '');
  if coalesce(draft.content ->> 'quotes', 'true') = 'true' then
    quote := coalesce(private.quoted(record, draft.answers_id), '');
  end if;
  select * into answered from public.messages was where was.id = draft.answers_id;
  -- What began with a form is answered by the letter that said it had come.
  chain := case when answered.id is not null then (answered.message_id || answered.answers)[1:60]
    else array(select receipt.id || '@' || split_part(settings.mail_from, '@', 2) from public.outbox receipt
      where receipt.entry_id = record.id and receipt.template in ('receipt', 'call-booked') and receipt.state = 'sent'
      order by receipt.created_at desc limit 1) end;
  insert into public.outbox (id, "to", template, subject, payload, entry_id, next_at) values (letter, receivers[1], 'reply',
    title,
    jsonb_build_object('kind', record.kind, 'reference', record.reference, 'message', send_reply.message,
      'moves_to', send_reply.moves_to, 'own_length', own_length,
      'follow_up_days', case when draft.content ->> 'followUpDays' in ('2', '5', '10')
        then (draft.content ->> 'followUpDays')::integer else 0 end),
    record.id, leaves_at);
  insert into public.messages (id, entry_id, direction, author_id, outbox_id, answers_id, message_id, answers, from_name,
    from_address, to_addresses, cc_addresses, subject, body, folds, digest)
  values (send_reply.message, record.id, 'out', me, letter, draft.answers_id,
    letter || '@' || split_part(settings.mail_from, '@', 2), chain,
    (select staff.display_name from public.staff where user_id = me), settings.mail_from, receivers, copies, title,
    words || case when quote = '' then '' else E'\n\n' || quote end,
    case when quote = '' then '{}' else array[private.utf16(words) + 2, private.utf16(words) + 2 + private.utf16(quote)] end,
    letter::text);
  update public.message_files file set message_id = send_reply.message, draft_entry = null, draft_author = null
    where file.draft_entry = record.id and file.draft_author = me;
  delete from public.drafts own where own.entry_id = record.id and own.author_id = me and own.use = 'reply';
  perform private.log_message('insert', send_reply.message, record.id, 'queued');
  return leaves_at;
end
$$;

-- How long a browser counts a text: letters outside the basic plane are two.
create function private.utf16(value text) returns integer
language sql immutable set search_path = '' as $$
  select char_length(value) + char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]', '', 'g'))
$$;

-- Addresses of a draft, each once, in lower case where that changes nothing.
create function private.addresses_of(list jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(address order by place), '{}') from (
    select distinct on (lower(given.address)) btrim(given.address) as address, given.place
    from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end)
      with ordinality given (address, place)
    where btrim(given.address) <> '' order by lower(given.address), given.place) once
$$;

-- Takes a reply back while it has not begun to leave: it is a draft again, with its files. Refuses with 409 `gone`, or
-- `draft` when another one has been begun.
create function public.unsend(message uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  sent public.messages;
  letter public.outbox;
  record public.inbox_entries;
begin
  select * into sent from public.messages known where known.id = unsend.message;
  record := private.open_record(sent.entry_id);
  select * into letter from public.outbox queued
    where queued.id = sent.outbox_id and queued.state = 'queued' and queued.attempts = 0 for update skip locked;
  if letter.id is null or sent.author_id is distinct from me then
    raise sqlstate 'PT409' using message = 'It has gone out already.', hint = 'gone';
  end if;
  if exists (select from public.drafts known
    where known.entry_id = record.id and known.author_id = me and known.use = 'reply')
  then
    raise sqlstate 'PT409' using message = 'You have begun another reply.', hint = 'draft';
  end if;
  insert into public.drafts (entry_id, author_id, use, content, answers_id) values (record.id, me, 'reply',
    jsonb_build_object('to', to_jsonb(sent.to_addresses), 'cc', to_jsonb(sent.cc_addresses), 'subject', sent.subject,
      'body', left(sent.body, (letter.payload ->> 'own_length')::integer), 'quotes', sent.folds <> '{}', 'answers', sent.answers_id,
      'followUpDays', letter.payload -> 'follow_up_days'), sent.answers_id);
  update public.message_files file set message_id = null, draft_entry = record.id, draft_author = me
    where file.message_id = sent.id;
  delete from public.outbox gone where gone.id = letter.id;
  perform private.log_message('delete', sent.id, record.id, 'taken back');
end
$$;

-- What follows when a mail server has taken a reply, or has not. An answer that came after it was written still waits.
create function private.follow_reply() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  sent public.messages;
  later timestamptz;
  days integer := coalesce((new.payload ->> 'follow_up_days')::integer, 0);
  goal text := coalesce(new.payload ->> 'moves_to', '');
  record public.inbox_entries;
begin
  select * into sent from public.messages known where known.outbox_id = new.id;
  select * into record from public.inbox_entries known where known.id = new.entry_id for update;
  if sent.id is null or record.id is null then
    return null;
  end if;
  perform set_config('private.receives', 'on', true);
  if new.state = 'sent' then
    select min(came.at) into later from public.messages came where came.entry_id = record.id and came.direction = 'in'
      and came.sort = 'letter' and came.at > sent.at;
    update public.messages known set sent_at = coalesce(new.sent_at, now()), waited_since = record.waiting_since
      where known.id = sent.id;
    update public.inbox_entries known set answered_at = coalesce(known.answered_at, now()), waiting_since = later,
        due_at = coalesce(later + (select kind.reply_within from private.record_kinds kind where kind.kind = known.kind), known.due_at),
        undelivered_at = null,
        follow_up_on = case when days > 0
          then ((now() at time zone 'America/Los_Angeles')::date + days) else known.follow_up_on end,
        follows_reply = case when days > 0 then true else known.follows_reply end
      where known.id = record.id;
    perform private.log_message('update', sent.id, record.id, 'sent');
    if record.kind = 'contact' and record.status = 'new' then
      update public.contact_submissions contact set status = 'responded' where contact.id = record.id and contact.status = 'new';
    elsif goal <> '' then
      execute format('update public.%I set status = $1 where id = $2 and status = $3', private.relation_of(record.kind))
        using goal, record.id, record.status;
    end if;
    -- A move of the status ends every waiting; a letter that came meanwhile goes on with its own.
    if later is not null then
      update public.inbox_entries known set waiting_since = later, new_letter_at = later where known.id = record.id;
    end if;
  elsif new.state = 'failed' then
    update public.inbox_entries known set undelivered_at = now() where known.id = record.id;
  end if;
  perform set_config('private.receives', '', true);
  return null;
end
$$;
create trigger outbox_reply after update of state on public.outbox
  for each row when (new.template = 'reply' and new.state in ('sent', 'failed') and old.state is distinct from new.state)
  execute function private.follow_reply();

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('open_record', 'save_draft', 'discard_draft', 'save_note', 'save_signature', 'save_template',
        'unknown_placeholder', 'archive_template', 'add_file', 'file_name', 'my_file', 'put_file_part', 'drop_file',
        'read_file_part', 'token_of', 'is_own_address', 'quoted', 'send_reply', 'utf16', 'addresses_of', 'unsend', 'follow_reply')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
  end loop;
end
$$;
grant execute on function public.save_draft(uuid, text, text, integer), public.discard_draft(uuid, text),
  public.save_note(uuid, uuid, text), public.save_signature(text),
  public.save_template(uuid, text, text, text, text, integer), public.archive_template(uuid, text),
  public.add_file(uuid, uuid, text, text, integer), public.put_file_part(uuid, integer, text), public.drop_file(uuid),
  public.read_file_part(uuid, integer), public.send_reply(uuid, uuid, integer, text, text, text), public.unsend(uuid)
  to authenticated, service_role;
