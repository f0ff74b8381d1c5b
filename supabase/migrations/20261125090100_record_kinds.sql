-- One registry of the kinds of records. What entries, letters, exports, retention and erasing need to know of a kind
-- stands here once; `domain/kinds` has what people read of it, and a test holds the two together. New kinds are
-- registered by their migration with private.register_kind.

create table private.record_kinds (
  kind text primary key check (kind ~ '^[a-z][a-z-]{1,30}$'),
  relation text not null unique,
  -- Of the reference: `LC` in `LC-7F3A91C2`.
  prefix text not null unique check (prefix ~ '^[A-Z]{2}$'),
  sent_by text not null check (sent_by in ('anyone', 'account', 'function')),
  -- What a record comes in with; whatever has another status has been answered.
  first_status text not null,
  -- How soon the site promises an answer; null where it promises none.
  reply_within interval,
  -- Which columns make the parts of an entry, in order: {"name": ["first_name", "last_name"]}. A point leads into an
  -- object: "snapshot.name".
  parts jsonb not null,
  -- Former names in the log, which nobody changes.
  log_names text[] not null default '{}',
  -- Whether its sender is told that it came: by the reference alone, or with what private.<kind>_acknowledgement adds.
  acknowledgement text not null check (acknowledgement in ('none', 'plain', 'full')),
  added integer generated always as identity
);
alter table private.record_kinds enable row level security;
revoke all on private.record_kinds from public, anon, authenticated, service_role;

insert into private.record_kinds
  (kind, relation, prefix, sent_by, first_status, reply_within, parts, log_names, acknowledgement) values
  ('contact', 'contact_submissions', 'PR', 'anyone', 'new', '24 hours',
    '{"name": ["name"], "company": ["company"], "body": ["message"], "topic": ["project_type"]}',
    '{contact_submissions}', 'plain'),
  ('consultation', 'consultation_applications', 'LC', 'anyone', 'new', null,
    '{"name": ["first_name", "last_name"], "company": ["company"], "subject": ["project_title"],
      "body": ["project_description"], "topic": ["project_type"]}', '{}', 'plain'),
  ('support', 'support_requests', 'SR', 'anyone', 'open', '4 hours',
    '{"name": ["first_name", "last_name"], "subject": ["subject"], "body": ["message"], "topic": ["channel"]}',
    '{}', 'plain'),
  ('call', 'call_bookings', 'CB', 'function', 'confirmed', null,
    '{"name": ["name"], "subject": ["starts_at"], "topic": ["type"]}', '{}', 'full'),
  ('order', 'package_orders', 'PL', 'function', 'submitted', null,
    '{"name": ["name"], "company": ["company"], "subject": ["snapshot.name"], "body": ["notes"],
      "topic": ["item_id"]}', '{}', 'full'),
  ('partner', 'partner_applications', 'PA', 'account', 'new', null,
    '{"name": ["contact_name"], "company": ["company"], "body": ["message"], "topic": ["partner_type"]}',
    '{}', 'plain'),
  ('portal', 'portal_applications', 'EP', 'account', 'new', null,
    '{"name": ["full_name"], "body": ["message"], "topic": ["availability"]}', '{}', 'plain'),
  ('job', 'job_applications', 'JA', 'anyone', 'new', null,
    '{"name": ["full_name"], "subject": ["job_slug"], "body": ["message"], "topic": ["job_slug"]}',
    '{}', 'plain'),
  ('newsletter', 'newsletter_subscribers', 'NL', 'function', 'pending', null,
    '{"topic": ["source"]}', '{}', 'none');

-- A kind that is not registered is refused.
alter table public.inbox_entries drop constraint inbox_entries_kind_known;
alter table public.inbox_entries add constraint inbox_entries_kind_known
  foreign key (kind) references private.record_kinds (kind) on update cascade;
alter table public.status_moves add constraint status_moves_kind_known
  foreign key (kind) references private.record_kinds (kind) on update cascade;
alter table public.lead_sources drop constraint lead_sources_kind_check;
alter table public.lead_sources add constraint lead_sources_kind_known
  foreign key (kind) references private.record_kinds (kind) on update cascade;

-- `LC-7F3A91C2`: short enough to be read out on the telephone, and found again by the inbox's search.
create or replace function private.reference_of(kind text, id uuid) returns text
language sql stable set search_path = '' as $$
  select known.prefix || '-' || upper(left(reference_of.id::text, 8))
  from private.record_kinds known where known.kind = reference_of.kind
$$;

create or replace function private.relation_of(kind text) returns text
language sql stable set search_path = '' as $$
  select known.relation from private.record_kinds known where known.kind = relation_of.kind
$$;

-- One part of an entry: the columns of its record, with a blank between them.
create function private.part_of(record jsonb, columns jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(case jsonb_array_length(columns)
    when 1 then record #>> string_to_array(columns ->> 0, '.')
    else btrim((select string_agg(record #>> string_to_array(name, '.'), ' ' order by place)
      from jsonb_array_elements_text(columns) with ordinality listed (name, place)))
  end, '')
$$;

alter function private.enter(text, jsonb) rename to insert_entry;
alter function private.enter_record() rename to sync_entry_insert;
alter function private.follow_record() rename to sync_entry_update;
alter function private.fill_inbox() rename to insert_missing_entries;
alter function private.drop_twin() rename to drop_duplicate;
alter function private.drop_contact_twin() rename to drop_contact_duplicate;
alter function private.check_move() rename to check_transition;

-- The entry of a record.
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
    coalesce(received + known.reply_within, 'infinity'),
    private.digest_of(known.kind, record),
    private.fold(concat_ws(' ', words, reference)))
  on conflict (id) do nothing;
end
$$;

create or replace function private.sync_entry_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.insert_entry(tg_argv[0], to_jsonb(new));
  return null;
end
$$;

create or replace function private.insert_missing_entries() returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  missing record;
  total bigint := 0;
begin
  for missing in
    select found.kind, found.record from private.records_of() found
    where not exists (select from public.inbox_entries entry where entry.id = found.id)
  loop
    perform private.insert_entry(missing.kind, missing.record);
    total := total + 1;
  end loop;
  return total;
end
$$;

-- Where the records of each kind are, and which of them are one person's.
create or replace function private.records_of(address text default null)
returns table (kind text, relation text, id uuid, created_at timestamptz, status text, record jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  known private.record_kinds;
begin
  for known in select * from private.record_kinds order by added loop
    return query execute format('
      select %L, %L, r.id, r.created_at, r.status, to_jsonb(r) from public.%I r
      where $1 is null or lower(r.email) = $1', known.kind, known.relation, known.relation)
      using lower(btrim(records_of.address));
  end loop;
end
$$;

create or replace function private.expire(kind text, months integer, states text[], is_dry boolean) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.record_kinds;
  ids uuid[];
begin
  select * into strict known from private.record_kinds registered where registered.kind = expire.kind;
  execute format('
    select coalesce(array_agg(over.id), ''{}'') from (
      select r.id from public.%I r
      where r.created_at < $1
        and (cardinality($2) = 0 or (r.status = any ($2) and coalesce((
          select max(log.at) from public.audit_log log
          where log.kind = any ($3) and log.record_id = r.id and log.after ? ''status''), r.created_at) < $1))
      order by r.created_at limit $4) over
    ', known.relation)
    into ids
    using now() - make_interval(months => expire.months), expire.states, known.log_names || known.kind,
      case when expire.is_dry then null else 500 end;
  if not expire.is_dry then
    execute format('delete from public.%I where id = any ($1)', known.relation) using ids;
  end if;
  return cardinality(ids);
end
$$;

-- What the acknowledgements of two kinds say beside the reference: facts of ours.
create function private.order_acknowledgement(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('item', o.snapshot -> 'name', 'price_cents', o.snapshot -> 'price_cents',
    'is_monthly', o.snapshot -> 'is_monthly', 'addons', o.snapshot -> 'addons',
    'subtotal_cents', o.subtotal_cents, 'monthly_cents', o.monthly_cents)
  from public.package_orders o where o.id = order_acknowledgement.id
$$;
create function private.call_acknowledgement(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('type', c.type, 'starts_at', c.starts_at, 'ends_at', c.ends_at,
    'has_phone', c.phone <> '',
    'tz', case when c.tz ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$' then c.tz else '' end)
  from public.call_bookings c where c.id = call_acknowledgement.id
$$;

create or replace function private.queue_letters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := (select known.acknowledgement from private.record_kinds known where known.kind = new.kind);
  told jsonb := jsonb_build_object('kind', new.kind, 'reference', new.reference);
  more jsonb := '{}';
begin
  if wanted = 'none' then
    return null;
  end if;
  insert into public.outbox (template, payload, entry_id) values ('notice', told, new.id);
  if private.is_mail_address(new.email)
    and private.letters_within(new.email, 'receipt', interval '1 hour') < 5
    and private.letters_within(new.email, 'receipt', interval '1 day') < 20
  then
    if wanted = 'full' then
      execute format('select private.%I($1)', replace(new.kind, '-', '_') || '_acknowledgement') into more using new.id;
    end if;
    insert into public.outbox ("to", template, payload, entry_id)
      values (new.email, 'receipt', told || more, new.id);
  end if;
  return null;
end
$$;

-- The newest record of this kind and address of the last minutes that has no source yet.
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
  update public.inbox_entries
    set source = coalesce(nullif(new.utm_source, ''), nullif(new.referrer_host, ''), 'direct'),
      source_page = new.path
    where id = new.entry_id;
  return new;
end
$$;

create or replace function public.export_page(
  before_at timestamptz default 'infinity', before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  kind text default '', status text default '', search text default '', topic text default '',
  assignee text default '', tag text default '', due text default '', archived text default 'no',
  source text default '', email text default '')
returns table (id uuid, created_at timestamptz, entry jsonb, record jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  hits public.inbox_entries[];
  records text;
begin
  if not private.is_owner() then
    raise exception 'Only owners export.' using errcode = '42501';
  end if;
  if export_page.before_at = 'infinity' then
    insert into public.audit_log (actor_id, action, kind, record_id, after)
      values ((select auth.uid()), 'export', 'work', gen_random_uuid(), jsonb_strip_nulls(jsonb_build_object(
        'kind', nullif(export_page.kind, ''), 'status', nullif(export_page.status, ''),
        'search', nullif(export_page.search, ''), 'topic', nullif(export_page.topic, ''),
        'assignee', nullif(export_page.assignee, ''), 'tag', nullif(export_page.tag, ''),
        'due', nullif(export_page.due, ''), 'archived', export_page.archived,
        'source', nullif(export_page.source, ''), 'email', nullif(export_page.email, ''))));
  end if;
  hits := array(
    select hit from public.find_entries(
      export_page.kind, export_page.status, export_page.search, export_page.topic,
      export_page.assignee, export_page.tag, export_page.due, export_page.archived,
      export_page.source, export_page.email) hit
    where (hit.created_at, hit.id) < (export_page.before_at, export_page.before_id)
    order by hit.created_at desc, hit.id desc limit 1000);
  select string_agg(format(
      'select r.id, to_jsonb(r) as content from public.%I r where r.id = any ($2)', known.relation), ' union all ')
    into records from private.record_kinds known
    where known.kind in (select hit.kind from unnest(hits) hit);
  if records is null then
    return;
  end if;
  return query execute format('
    select hit.id, hit.created_at,
      to_jsonb(hit) - ''{digest,search_text,sort_name,contact_id,preview}''::text[], r.content
    from unnest($1) hit left join (%s) r on r.id = hit.id
    order by hit.created_at desc, hit.id desc', records)
    using hits, array(select hit.id from unnest(hits) hit);
end
$$;

drop function private.record_of(text, uuid);
drop function private.receipt_of(text, uuid, text);
drop function private.promise_of(text);

-- Applications that are sent with an account: where they go when an account gets another holder, and which keep a claim.
create function private.applications_of(account uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  relation text;
  here bigint;
  total bigint := 0;
begin
  for relation in select known.relation from private.record_kinds known where known.sent_by = 'account' loop
    execute format('select count(*) from public.%I where user_id = $1', relation) into here using account;
    total := total + here;
  end loop;
  return total;
end
$$;

create or replace function private.confirm_account(account uuid, secret text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  pending text;
  address text;
  holder uuid;
  relation text;
begin
  select claim.email into pending from private.claims_of(secret) claim
    where claim.account = confirm_account.account;
  delete from private.mailbox_proofs
    where pending is not null and secret_digest = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    returning email into address;
  if address is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('account of ' || address, 0));
  select id into holder from auth.users where email = address;
  if holder is not null then
    for relation in select known.relation from private.record_kinds known where known.sent_by = 'account' loop
      execute format('update public.%I set user_id = $1 where user_id = $2', relation)
        using holder, confirm_account.account;
    end loop;
    delete from auth.users where id = confirm_account.account;
    return 'moved';
  end if;
  -- One engine keeps these as objects, the other one as their text. A claimed address needs no escape in either.
  update auth.users set email = address, email_confirmed_at = now(),
      raw_user_meta_data = replace(raw_user_meta_data::text, pending, address)::jsonb
    where id = confirm_account.account;
  update auth.identities set identity_data = replace(identity_data::text, pending, address)::jsonb
    where user_id = confirm_account.account;
  delete from private.pending_accounts where user_id = confirm_account.account;
  return 'confirmed';
end
$$;

create or replace function private.forget_claims() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.mailbox_proofs where created_at < now() - interval '1 day';
  delete from private.pending_accounts pending
    where created_at < now() - interval '30 days' and private.applications_of(pending.user_id) = 0;
$$;

-- The triggers of a record in the words of their functions; their order stays.
do $$
declare
  known private.record_kinds;
  renamed record;
begin
  for known in select * from private.record_kinds loop
    for renamed in
      select triggers.tgname as old_name, known.relation || names.new_end as new_name
      from (values ('_3_twin', '_3_duplicate'), ('_4_move', '_4_transition'), ('_enter', '_entry_insert'),
        ('_follow', '_entry_update')) names (old_end, new_end)
      join pg_catalog.pg_trigger triggers on triggers.tgname = known.relation || names.old_end
        and triggers.tgrelid = format('public.%I', known.relation)::regclass
    loop
      execute format('alter trigger %I on public.%I rename to %I', renamed.old_name, known.relation, renamed.new_name);
    end loop;
  end loop;
end
$$;

-- Makes a table the home of a kind of records: its row above, its transitions, who may do what, and its triggers.
-- The table has the columns id, email, status and created_at, of an account also user_id, and nothing of all this yet;
-- for a kind that is registered it can run again. `transitions` are {"new": ["won", "lost"]}; `cleaned` are the columns
-- of text, those ending in "+" with several lines; `writable` is what a sender gives.
create function private.register_kind(
  kind text, relation text, prefix text, first_status text, transitions jsonb, parts jsonb,
  cleaned text[], writable text[] default '{}', sent_by text default 'anyone', reply_within interval default null,
  acknowledgement text default 'plain', checks_address boolean default true)
returns void
language plpgsql set search_path = '' as $$
declare
  place regclass := to_regclass(format('public.%I', register_kind.relation));
  is_known boolean := exists (
    select from private.record_kinds known
    where known.kind = register_kind.kind and known.relation = register_kind.relation);
  wanted text[];
  missing text;
  policy name;
  step record;
begin
  if place is null then
    raise exception 'There is no table public.%.', register_kind.relation;
  end if;
  if not is_known and exists (select from pg_catalog.pg_policy where polrelid = place) then
    raise exception 'public.% has policies of its own.', register_kind.relation;
  end if;
  if exists (select from jsonb_object_keys(register_kind.parts) part
    where part not in ('name', 'company', 'subject', 'body', 'topic'))
  then
    raise exception 'An entry has name, company, subject, body and topic, and no other parts: %.', register_kind.parts;
  end if;
  if register_kind.acknowledgement = 'full'
    and to_regprocedure(format('private.%I(uuid)', replace(register_kind.kind, '-', '_') || '_acknowledgement')) is null
  then
    raise exception 'There is no function private.%_acknowledgement(uuid).', replace(register_kind.kind, '-', '_');
  end if;
  wanted := array['id', 'email', 'status', 'created_at'] || register_kind.writable
    || case when register_kind.sent_by = 'account' then array['user_id'] end
    || array(select rtrim(name, '+') from unnest(register_kind.cleaned) name)
    || array(select split_part(name, '.', 1) from jsonb_each(register_kind.parts) part,
      jsonb_array_elements_text(part.value) name);
  select string_agg(distinct name, ', ') into missing from unnest(wanted) name
    where not exists (select from pg_catalog.pg_attribute attribute
      where attribute.attrelid = place and attribute.attname = name
        and attribute.attnum > 0 and not attribute.attisdropped);
  if missing is not null then
    raise exception 'public.% has no column %.', register_kind.relation, missing;
  end if;

  insert into private.record_kinds
    (kind, relation, prefix, sent_by, first_status, reply_within, parts, acknowledgement)
  values (register_kind.kind, register_kind.relation, register_kind.prefix, register_kind.sent_by,
    register_kind.first_status, register_kind.reply_within, register_kind.parts, register_kind.acknowledgement)
  on conflict on constraint record_kinds_pkey do update set
    prefix = excluded.prefix, sent_by = excluded.sent_by, first_status = excluded.first_status,
    reply_within = excluded.reply_within, parts = excluded.parts, acknowledgement = excluded.acknowledgement;
  delete from public.status_moves known where known.kind = register_kind.kind
    and not coalesce(register_kind.transitions -> known.from_status ? known.to_status, false);
  insert into public.status_moves (kind, from_status, to_status)
    select register_kind.kind, transition.key, goal
    from jsonb_each(register_kind.transitions) transition, jsonb_array_elements_text(transition.value) goal
    on conflict do nothing;

  execute format('alter table %s enable row level security', place);
  execute format('revoke all on %s from public, anon, authenticated', place);
  execute format('grant select, update (status) on %s to authenticated', place);
  execute format('grant select, insert, update, delete on %s to service_role', place);
  for policy in select polname from pg_catalog.pg_policy where polrelid = place loop
    execute format('drop policy %I on %s', policy, place);
  end loop;
  if register_kind.sent_by <> 'function' then
    execute format('grant insert (%s) on %s to %s',
      (select string_agg(quote_ident(name), ', ') from unnest(register_kind.writable) name), place,
      case register_kind.sent_by when 'anyone' then 'anon, authenticated' else 'authenticated' end);
  end if;
  if register_kind.sent_by = 'anyone' then
    execute format('create policy "anyone sends" on %s for insert to anon, authenticated with check (status = %L)',
      place, register_kind.first_status);
  end if;
  if register_kind.sent_by = 'account' then
    execute format('create policy "applicants send their own" on %s for insert to authenticated
      with check (user_id = (select auth.uid()) and status = %L)', place, register_kind.first_status);
    execute format('create policy "applicants see their own, staff all" on %s for select to authenticated
      using (user_id = (select auth.uid()) or (select private.is_staff()))', place);
  else
    execute format('create policy "staff read" on %s for select to authenticated using ((select private.is_staff()))',
      place);
  end if;
  execute format('create policy "staff move" on %s for update to authenticated
    using ((select private.is_staff())) with check ((select private.is_staff()))', place);

  -- They run in the order of their names.
  for step in select * from (values
    ('_1_limit', 'before insert', 'limit_form', array[register_kind.kind], true),
    ('_2_address', 'before insert', 'refuse_hidden_letters', '{}',
      register_kind.checks_address and register_kind.sent_by <> 'account'),
    ('_2_clean', 'before insert', 'clean_row', register_kind.cleaned, register_kind.cleaned <> '{}'),
    ('_2_email', 'before insert', 'take_account_address', '{}', register_kind.sent_by = 'account'),
    ('_3_duplicate', 'before insert', 'drop_duplicate', array[register_kind.kind], true),
    ('_4_transition', 'before update', 'check_transition', array[register_kind.kind], true),
    ('_audit', 'after update or delete', 'write_audit', array[register_kind.kind, 'status'], true),
    ('_entry_insert', 'after insert', 'sync_entry_insert', array[register_kind.kind], true),
    ('_entry_update', 'after update of status or delete', 'sync_entry_update', '{}', true)
  ) steps (ending, moment, function, arguments, is_wanted) where is_wanted
  loop
    execute format('create or replace trigger %I %s on %s for each row execute function private.%I(%s)',
      register_kind.relation || step.ending, step.moment, place, step.function,
      (select string_agg(quote_literal(argument), ', ') from unnest(step.arguments) argument));
  end loop;
end
$$;

revoke all on function private.part_of(jsonb, jsonb), private.order_acknowledgement(uuid),
  private.call_acknowledgement(uuid), private.applications_of(uuid),
  private.register_kind(text, text, text, text, jsonb, jsonb, text[], text[], text, interval, text, boolean)
  from public, anon, authenticated, service_role;
