-- Care of letters: what a person finds, what is erased of them, and what has to be deleted in the mailbox itself.

-- Parts of files are not looked into: as text they would be a hundred times the rest.
create or replace function private.tables_with_data() returns table (relation text, schema text, name text)
language sql stable set search_path = '' as $$
  select case schema.nspname when 'public' then class.relname else schema.nspname || '.' || class.relname end,
    schema.nspname::text, class.relname::text
  from pg_catalog.pg_class class join pg_catalog.pg_namespace schema on schema.oid = class.relnamespace
  where schema.nspname in ('public', 'private', 'auth') and class.relkind in ('r', 'p')
    and (schema.nspname, class.relname) not in (('private', 'erasures'), ('private', 'file_parts'))
    and pg_catalog.has_table_privilege(class.oid, 'select')
  order by 1
$$;

-- The letters that a person has written to the house. One of ours who answers from a mail program writes for the house.
create function private.letters_of(address text) returns setof public.messages
language sql stable security definer set search_path = '' as $$
  select letter.* from public.messages letter
  where letter.direction = 'in' and letter.author_id is null
    and lower(btrim(letters_of.address)) in (
      select lower(one) from unnest(letter.reply_to || letter.from_address) one)
$$;

-- Records that began with such a letter, also where it names somebody else to answer to.
create function private.records_begun_by(address text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select begun.id from private.letters_of(address) letter
    join public.emails begun on begun.created_at = letter.at and begun.message = left(letter.body, 10000)
$$;

-- As before, with every message from the person or to them, and its files. What the files hold is in
-- private.file_parts.
create or replace function private.find_person(address text)
returns table (relation text, id uuid, content jsonb)
language sql stable security definer set search_path = '' as $$
  with own as (select found.relation, found.id, found.record from private.records_of(address) found),
  account as (select users.id, users.email, users.created_at, users.last_sign_in_at
    from auth.users where lower(users.email) = lower(btrim(address))),
  letters as (select message.* from public.messages message
    where message.entry_id in (select own.id from own)
      or lower(btrim(address)) in (select lower(one) from unnest(
        message.from_address || message.reply_to || message.to_addresses || message.cc_addresses) one)),
  known as (
    select own.relation, own.id, own.record as content from own
    union all
    select 'lead_notes', note.id, to_jsonb(note) from public.lead_notes note
      where note.record_id in (select own.id from own)
    union all
    select 'messages', letters.id, to_jsonb(letters) - '{words,digest}'::text[] from letters
    union all
    select 'message_files', file.id, to_jsonb(file) - '{draft_entry,draft_author,draft_use,place}'::text[]
      from public.message_files file where file.message_id in (select letters.id from letters)
    union all
    select 'lead_sources', told.id, to_jsonb(told) from public.lead_sources told
      where lower(told.email) = lower(btrim(address))
    union all
    select 'outbox', letter.id, to_jsonb(letter) from public.outbox letter
      where lower(letter."to") = lower(btrim(address)) or letter.entry_id in (select own.id from own)
    union all
    select 'staff_invitations', invited.id, to_jsonb(invited) - 'token_hash'
      from public.staff_invitations invited where lower(invited.email) = lower(btrim(address))
    union all
    select 'account', account.id, jsonb_build_object('email', account.email,
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
      from account
  )
  select known.relation, known.id, known.content from known
  union all
  select elsewhere.relation, elsewhere.id, jsonb_build_object('mentioned_in', elsewhere.columns)
    from private.rows_with(address, array(select account.id::text from account)) elsewhere
    where not exists (
        select from known where known.relation = elsewhere.relation and known.id = elsewhere.id)
      and not (elsewhere.relation = 'inbox_entries' and elsewhere.id in (select own.id from own))
$$;

-- The letters that an erasure would take away or empty: the mailbox keeps a copy of each, which people delete there.
-- Their Message-IDs; of a letter without one its digest.
create function private.mailbox_copies(address text) returns table (message_id text, came_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select letter.message_id, letter.at from public.messages letter
  where letter.direction = 'in' and (letter.id in (select own.id from private.letters_of(address) own)
    or letter.entry_id in (select own.id from private.records_of(address) own)
    or letter.entry_id in (select private.records_begun_by(address)))
  order by letter.at, letter.id
$$;

-- A reply of ours without what it quotes, which is its end.
create function private.without_quote(body text, folds integer[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  length integer := folds[1];
  excess integer;
begin
  -- Folds count as browsers do, where letters outside the basic plane are two.
  loop
    excess := private.utf16(left(body, length)) - folds[1];
    exit when excess <= 0;
    length := length - (excess + 1) / 2;
  end loop;
  return rtrim(left(body, length), E'\n');
end
$$;

-- What a person has written into the record of somebody else keeps its place there and nothing more; what nobody has
-- made a record of goes. Replies to them stay where they are, without the address and without what they quote; those
-- that have not begun to leave never do.
create function private.erase_letters(address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine text := lower(btrim(address));
  theirs uuid[];
begin
  delete from public.emails begun where begun.id in (select private.records_begun_by(mine));
  theirs := array(select letter.id from private.letters_of(mine) letter);
  update public.outbox letter set state = 'skipped', error = 'Somebody to whom it would have gone has been erased.'
    from public.messages reply
    where reply.outbox_id = letter.id and letter.state = 'queued'
      and mine in (select lower(one) from unnest(reply.to_addresses || reply.cc_addresses) one);
  update public.outbox letter set "to" = '[erased]' where letter.template = 'reply' and lower(letter."to") = mine;
  delete from public.messages letter where letter.id = any (theirs) and letter.entry_id is null;
  delete from public.message_files file where file.message_id = any (theirs);
  -- What the team was told repeats their name.
  update public.outbox told set subject = '', body = '' where told.template = 'message-notice'
    and told.entry_id in (select letter.entry_id from public.messages letter where letter.id = any (theirs));
  update public.messages reply set body = private.without_quote(reply.body, reply.folds), folds = '{}'
    where reply.direction = 'out' and reply.folds <> '{}' and reply.answers_id = any (theirs);
  update public.messages letter set body = 'Removed at the sender''s request.', folds = '{}', headers = '',
      from_name = '', from_address = '', reply_to = '{}', to_addresses = '{}', cc_addresses = '{}', subject = '',
      trouble = '', sender_check = 'unknown'
    where letter.id = any (theirs);
end
$$;

-- Erases all of it but the account of somebody who works here; answers how many rows of each table. What is the
-- person's own is deleted; where others have written the address down, a mark takes its place. Fails, and erases
-- nothing, should the address be left anywhere. The log keeps that it was done, not whom it was about. Digests of
-- letters stay, so that none of them comes back from the mailbox.
create or replace function private.erase_person(address text)
returns table (relation text, total bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine text := lower(btrim(address));
  wanted text := private.address_pattern(mine);
  kept text[] := private.staff_accounts_of(mine);
  place record;
  left_in text;
  counts jsonb;
begin
  if exists (select from private.site_settings settings where lower(settings.mail_from) = mine) then
    raise exception 'Nothing was erased: this is the address that letters come from.' using errcode = '22023';
  end if;
  create temporary table erased on commit drop as
    select person.relation, person.id from private.find_person(mine) person
    where person.relation <> 'account' or kept = '{}';
  insert into private.erasures (pattern) values (wanted);
  -- Before the rest, which takes the address out of the rows by which letters are found.
  perform private.erase_letters(mine);
  for place in
    select known.relation, known.schema, known.name, attribute.attname as address
    from private.tables_with_data() known
      join pg_catalog.pg_attribute attribute
        on attribute.attrelid = format('%I.%I', known.schema, known.name)::regclass
      join pg_catalog.pg_type type on type.oid = attribute.atttypid and type.typcategory = 'S'
    where attribute.attname ~ '^to$|(^|_)email$' and not attribute.attisdropped
    order by 1
  loop
    execute format(
      'delete from %I.%I t where private.has_address(t.%I, $1, $2) and not private.belongs_to(%L, to_jsonb(t), $3)',
      place.schema, place.name, place.address, place.relation)
      using private.address_clue(mine), wanted, kept;
  end loop;
  for place in
    select distinct elsewhere.relation from private.rows_with(mine, kept) elsewhere
    where elsewhere.relation <> 'audit_log'
  loop
    perform private.replace_in(place.relation, mine, kept);
  end loop;
  -- Last: what the triggers have just written is in it.
  perform private.replace_in('audit_log', mine, kept);
  delete from private.erasures;
  select string_agg(distinct elsewhere.relation, ', ') into left_in
    from private.rows_with(mine, kept) elsewhere;
  if left_in is not null then
    raise exception 'Nothing was erased: the address cannot be taken out of %.', left_in;
  end if;
  select coalesce(jsonb_object_agg(sums.relation, sums.rows), '{}') into counts from (
    select erased.relation, count(*) as rows from pg_temp.erased group by erased.relation) sums;
  insert into public.audit_log (action, kind, record_id, after)
    values ('erase', 'person', gen_random_uuid(), counts);
  return query select erased.relation, count(*) from pg_temp.erased group by erased.relation;
end
$$;

revoke all on function private.letters_of(text), private.records_begun_by(text), private.mailbox_copies(text),
  private.without_quote(text, integer[]), private.erase_letters(text) from public, anon, authenticated;
