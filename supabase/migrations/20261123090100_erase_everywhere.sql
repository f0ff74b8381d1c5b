-- One person's address is found, and erased, in every table of the site and of the sign-in service: also in
-- tables that come later, because the catalogue says which there are.

-- What finds an address within a text, without regard to case: as it is written, as it stands in a web address
-- (`ada%40example.com`), and as the inbox folds it for its search. An address that goes on to either side
-- (`nada@example.com`, `ada@example.com.au`) is another one. An escape before it is no part of it.
create function private.address_pattern(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  spellings text;
begin
  if coalesce(address, '') !~ '[^[:space:]@]@[^[:space:]@]' then
    raise exception '"%" is not an e-mail address.', address using errcode = '22023';
  end if;
  select string_agg(spelled.written, '|') into spellings from (
    select string_agg(case
        when letter ~ '^[a-z0-9]$' then letter
        when letter in ('"', '\') then '(?:\\*\' || letter || '|' || encoded || ')'
        when letter ~ '^[!-~]$' then '(?:\' || letter || '|' || encoded || ')'
        else '(?:' || letter || '|' || encoded || ')'
      end, '' order by place) as written
    from (
      select lower(btrim(address)) union select private.fold(btrim(address))) spelling (wanted),
      lateral regexp_split_to_table(wanted, '') with ordinality letters (letter, place),
      lateral (select regexp_replace(
        encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) code (encoded)
    group by wanted
  ) spelled;
  return '(?:(?<![[:alnum:]._+-])|(?<=%[0-9a-f]{2})|(?<=\\[bfnrt])|(?<=\\u[0-9a-f]{4}))(?:'
    || spellings || ')(?![[:alnum:]_]|[.-]+[[:alnum:]])';
end
$$;

-- What every spelling of an address has in it, so that a text without it need not be looked at closely.
create function private.address_clue(address text) returns text
language sql immutable set search_path = '' as $$
  select coalesce((
    select run from regexp_split_to_table(lower(address), '@') with ordinality part (half, place),
      lateral regexp_split_to_table(half, '[^a-z0-9]+') run
    where run <> '' order by place, length(run) desc limit 1), '')
$$;

create function private.has_address(content text, clue text, pattern text) returns boolean
language sql immutable as $$
  select case when strpos(lower(content), clue) > 0 then content ~* pattern else false end
$$;

-- Every table of ours and of the sign-in service that can be read.
create function private.tables_with_data() returns table (relation text, schema text, name text)
language sql stable set search_path = '' as $$
  select case schema.nspname when 'public' then class.relname else schema.nspname || '.' || class.relname end,
    schema.nspname::text, class.relname::text
  from pg_catalog.pg_class class join pg_catalog.pg_namespace schema on schema.oid = class.relnamespace
  where schema.nspname in ('public', 'private', 'auth') and class.relkind in ('r', 'p')
    and (schema.nspname, class.relname) <> ('private', 'erasures')
    and pg_catalog.has_table_privilege(class.oid, 'select')
  order by 1
$$;

-- The accounts with this address whose owners work here: they stay, with all that signs them in.
create function private.staff_accounts_of(address text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(users.id::text), '{}') from auth.users
  where lower(users.email) = lower(btrim(address))
    and users.id in (select staff.user_id from public.staff)
$$;

-- Whether a row of the sign-in service is one of these accounts, part of one, or about what it did.
create function private.belongs_to(relation text, content jsonb, accounts text[]) returns boolean
language sql immutable set search_path = '' as $$
  select relation ~ '^auth\.' and coalesce(case relation
    when 'auth.users' then content ->> 'id'
    -- One of our engines keeps the object, the other one its text.
    when 'auth.audit_log_entries' then (content ->> 'payload')::jsonb ->> 'actor_id'
    else content ->> 'user_id' end = any (accounts), false)
$$;

-- Rows of any table with this address in any column, and which columns. Without what belongs to the accounts
-- that are named.
create function private.rows_with(address text, but_accounts text[])
returns table (relation text, id uuid, columns text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  place record;
begin
  for place in select * from private.tables_with_data() loop
    return query execute format($query$
      select %L::text,
        case when one.content ->> 'id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (one.content ->> 'id')::uuid end,
        array(select value.key from jsonb_each_text(one.content) value where value.value ~* $2 order by 1)
      from (select to_jsonb(t) as content from %I.%I t) one
      where private.has_address(one.content::text, $1, $2)
        and not private.belongs_to(%L, one.content, $3)
      $query$, place.relation, place.schema, place.name, place.relation)
      using private.address_clue(address), private.address_pattern(address), but_accounts;
  end loop;
end
$$;

-- Everything about one person, table by table, as one would hand it over; then where else the address
-- stands, without the words around it, which are about others.
create or replace function private.find_person(address text)
returns table (relation text, id uuid, content jsonb)
language sql stable security definer set search_path = '' as $$
  with own as (select found.relation, found.id, found.record from private.records_of(address) found),
  account as (select users.id, users.email, users.created_at, users.last_sign_in_at
    from auth.users where lower(users.email) = lower(btrim(address))),
  known as (
    select own.relation, own.id, own.record as content from own
    union all
    select 'lead_notes', note.id, to_jsonb(note) from public.lead_notes note
      where note.record_id in (select own.id from own)
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

-- The erasure that is under way: its row is there only within its own transaction, so nobody else ever sees one.
create table private.erasures (
  transaction text primary key default pg_current_xact_id()::text,
  pattern text not null
);
alter table private.erasures enable row level security;
revoke all on private.erasures from public, anon, authenticated, service_role;

-- The one exception of the append-only log: an erasure replaces the address it is about, and nothing else. The
-- row has to be exactly what that replacement makes of it.
create or replace function private.refuse_audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := (
    select pattern from private.erasures where transaction = pg_current_xact_id_if_assigned()::text);
begin
  if tg_op = 'UPDATE' and wanted is not null
    and to_jsonb(new) = to_jsonb(old) || jsonb_build_object(
      'before', regexp_replace(old.before::text, wanted, '[erased]', 'gi')::jsonb,
      'after', regexp_replace(old.after::text, wanted, '[erased]', 'gi')::jsonb)
  then
    return new;
  end if;
  raise exception 'The audit log is append-only.' using errcode = '42501';
end
$$;

-- Replaces the address in every text, list of texts and JSON of one table. Where the mark would make two rows
-- equal it gets a number, and where it would be too long a shorter one stands.
create function private.replace_in(relation text, address text, but_accounts text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  pattern text := private.address_pattern(address);
  clue text := private.address_clue(address);
  place record;
  changes text;
  statement text;
begin
  select * into place from private.tables_with_data() known where known.relation = replace_in.relation;
  select string_agg(format(case
      when base.typcategory = 'A' then
        '%1$I = array(select regexp_replace(part, $1, %3$s, ''gi'')
          from unnest(%1$I::text[]) with ordinality parts (part, place) order by place)::%2$s'
      else '%1$I = regexp_replace(%1$I::text, $1, %3$s, ''gi'')::%2$s'
      end, attribute.attname, pg_catalog.format_type(attribute.atttypid, attribute.atttypmod), '$3'), ', ')
    into changes
    from pg_catalog.pg_attribute attribute
      join pg_catalog.pg_type base on base.oid = attribute.atttypid
      left join pg_catalog.pg_type part on part.oid = base.typelem
    where attribute.attrelid = format('%I.%I', place.schema, place.name)::regclass
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      and (base.typcategory = 'S' or base.typname in ('json', 'jsonb')
        or (base.typcategory = 'A' and part.typcategory = 'S'));
  if changes is null then
    return;
  end if;
  statement := format(
    'update %I.%I t set %s where private.has_address(to_jsonb(t)::text, $4, $1)
      and not private.belongs_to(%L, to_jsonb(t), $2)',
    place.schema, place.name, changes, replace_in.relation);
  begin
    execute statement using pattern, but_accounts, '[erased]', clue;
  exception
    when unique_violation then
      execute replace(statement, '$3', '$3 || left(gen_random_uuid()::text, 8) || '']''')
        using pattern, but_accounts, '[erased-', clue;
    when check_violation then
      execute statement using pattern, but_accounts, '[-]', clue;
  end;
end
$$;

-- Erases all of it but the account of somebody who works here; answers how many rows of each table. What is the
-- person's own is deleted; where others have written the address down, a mark takes its place. Fails, and erases
-- nothing, should the address be left anywhere. The log keeps that it was done, not whom it was about.
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
  create temporary table erased on commit drop as
    select person.relation, person.id from private.find_person(mine) person
    where person.relation <> 'account' or kept = '{}';
  insert into private.erasures (pattern) values (wanted);
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

revoke all on function private.address_pattern(text), private.address_clue(text),
  private.has_address(text, text, text), private.tables_with_data(),
  private.staff_accounts_of(text), private.belongs_to(text, jsonb, text[]),
  private.rows_with(text, text[]), private.replace_in(text, text, text[]) from public;
