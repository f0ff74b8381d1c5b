-- Webhooks: what happens here is told to the tools that a team has. Owners say which; deliveries are rows that the server
-- hands over, and what they say is read when they leave, so that nobody's words are kept in two places. See
-- docs/decisions/0049.

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  name text not null constraint webhooks_name_there check (btrim(name) <> '' and length(name) <= 100),
  url text not null constraint webhooks_url_secure check (url ~ '^https://' and length(url) <= 2000),
  -- The whole address may open something.
  host text generated always as (substring(url from '^https://([^/?#]*)')) stored,
  events text[] not null constraint webhooks_events_known check (
    cardinality(events) between 1 and 5 and events <@ array['lead.created', 'lead.status_changed', 'lead.assigned',
      'deal.stage_changed', 'subscriber.confirmed']),
  preset text not null default 'plain' constraint webhooks_preset_known check (preset in ('plain', 'slack', 'teams')),
  -- Whether names, addresses and words of people are told.
  with_contact boolean not null default false,
  -- Since when every delivery has failed.
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_why text constraint webhooks_disabled_why_known check (
    disabled_why in ('owner', 'gone', 'failing', 'restored')),
  constraint webhooks_disabled_has_reason check ((disabled_at is null) = (disabled_why is null))
);

-- What bodies are signed with: one, or for a day after it was renewed two.
create table private.webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  value text not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz not null default 'infinity'
);
create index webhook_secrets_of on private.webhook_secrets (webhook_id);

create table public.webhook_deliveries (
  -- The receiver knows a repeat by it.
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references public.webhooks (id) on delete cascade,
  event text not null constraint webhook_deliveries_event_known check (event in ('lead.created',
    'lead.status_changed', 'lead.assigned', 'deal.stage_changed', 'subscriber.confirmed', 'test')),
  -- When it happened.
  at timestamptz not null default now(),
  entry_id uuid references public.inbox_entries (id) on delete cascade,
  deal_id uuid references public.deals (id) on delete cascade,
  -- What cannot be read later: from which status to which one.
  facts jsonb not null default '{}',
  state text not null default 'queued' constraint webhook_deliveries_state_known check (
    state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  claimed_at timestamptz,
  ended_at timestamptz,
  -- Of the last try: null when there was no answer.
  answer_status integer,
  answer text not null default '' constraint webhook_deliveries_answer_short check (length(answer) <= 500),
  error text not null default '' constraint webhook_deliveries_error_short check (length(error) <= 500),
  took_ms integer
);
create index webhook_deliveries_newest on public.webhook_deliveries (webhook_id, at desc, id desc);
create index webhook_deliveries_due on public.webhook_deliveries (next_at) where state in ('queued', 'sending');
create index webhook_deliveries_waiting on public.webhook_deliveries (webhook_id) where state in ('queued', 'sending');
create index webhook_deliveries_tried on public.webhook_deliveries (webhook_id, claimed_at desc) where attempts > 0;
create index webhook_deliveries_of_entry on public.webhook_deliveries (entry_id);
create index webhook_deliveries_of_deal on public.webhook_deliveries (deal_id) where deal_id is not null;
-- A lead comes once, however often it goes into quarantine and out of it.
create unique index webhook_deliveries_created on public.webhook_deliveries (webhook_id, entry_id)
  where event = 'lead.created';

-- Read and written by the functions below alone.
alter table public.webhooks enable row level security;
alter table public.webhook_deliveries enable row level security;
alter table private.webhook_secrets enable row level security;
revoke all on public.webhooks, public.webhook_deliveries from public, anon, authenticated;
grant select, insert, update, delete on public.webhooks, public.webhook_deliveries to service_role;
revoke all on private.webhook_secrets from public, anon, authenticated, service_role;

create function private.tidy_webhook() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := btrim(private.clean_text(new.name, false));
  new.url := btrim(private.clean_text(new.url, false));
  if new.name = '' then
    raise sqlstate 'PT422' using message = 'A webhook needs a name.', hint = 'name';
  elsif length(new.name) > 100 then
    raise sqlstate 'PT422' using message = 'This name is longer than 100 characters.', hint = 'name';
  elsif new.url !~ '^https://[^/?#@[:space:]]+([/?#][^[:space:]]*)?$' or length(new.url) > 2000 then
    raise sqlstate 'PT422' using message = 'This is no address that begins with https://.', hint = 'url';
  end if;
  new.events := array(select distinct event from unnest(new.events) event order by event);
  if cardinality(new.events) = 0 then
    raise sqlstate 'PT422' using message = 'Choose at least one event.', hint = 'events';
  end if;
  return new;
end
$$;
create trigger webhooks_tidy before insert or update of name, url, events on public.webhooks
  for each row execute function private.tidy_webhook();
create trigger webhooks_audit after insert or update or delete on public.webhooks
  for each row execute function private.write_audit('webhook', 'name', 'host', 'events', 'preset', 'with_contact',
    'disabled_why');

create function private.new_secret() returns text
language sql volatile set search_path = '' as $$
  select 'whsec_' || encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'base64')
$$;

create function private.only_owners(what text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_owner() then
    raise exception 'Only owners %.', what using errcode = '42501';
  end if;
end
$$;

-- A webhook that is there, locked; 404 when it is not.
create function private.own_webhook(wanted uuid) returns public.webhooks
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_one public.webhooks;
begin
  perform private.only_owners('change webhooks');
  select * into found_one from public.webhooks known where known.id = own_webhook.wanted for no key update;
  if found_one.id is null then
    raise sqlstate 'PT404' using message = 'This webhook is no longer there.';
  end if;
  return found_one;
end
$$;

-- Makes a webhook, or changes the one with this id. Answers the secret of a new one, this once; null for another.
create function public.save_webhook(name text, url text, events text[], preset text default 'plain',
  with_contact boolean default false, id uuid default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant integer := 20;
  secret text := private.new_secret();
  made uuid;
begin
  perform private.only_owners('change webhooks');
  if save_webhook.id is not null then
    perform private.own_webhook(save_webhook.id);
    update public.webhooks known set name = save_webhook.name, url = save_webhook.url, events = save_webhook.events,
        preset = save_webhook.preset, with_contact = save_webhook.with_contact
      where known.id = save_webhook.id;
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('webhooks', 0));
  if (select count(*) from public.webhooks) >= most then
    raise sqlstate 'PT409' using message = 'There are 20 webhooks, and no more can be made.', hint = 'too-many';
  end if;
  insert into public.webhooks (created_by, name, url, events, preset, with_contact)
    values ((select auth.uid()), save_webhook.name, save_webhook.url, save_webhook.events, save_webhook.preset,
      save_webhook.with_contact)
    returning webhooks.id into made;
  insert into private.webhook_secrets (webhook_id, value) values (made, secret);
  return secret;
end
$$;

-- A new secret, this once. The one before it signs beside it for a day; what was older no more.
create function public.renew_webhook(id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret text := private.new_secret();
begin
  perform private.own_webhook(renew_webhook.id);
  delete from private.webhook_secrets old where old.webhook_id = renew_webhook.id and old.ends_at < 'infinity';
  update private.webhook_secrets old set ends_at = now() + interval '1 day' where old.webhook_id = renew_webhook.id;
  insert into private.webhook_secrets (webhook_id, value) values (renew_webhook.id, secret);
  insert into public.audit_log (actor_id, action, kind, record_id, after)
    values ((select auth.uid()), 'update', 'webhook', renew_webhook.id, jsonb_build_object('secret', 'renewed'));
  return secret;
end
$$;

-- What waits while a webhook is off never leaves.
create function private.switch_off(webhook uuid, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.webhooks known set disabled_at = now(), disabled_why = switch_off.why
    where known.id = switch_off.webhook and known.disabled_at is null;
  if found then
    update public.webhook_deliveries waiting set state = 'skipped', ended_at = now(),
        error = 'The webhook was switched off.'
      where waiting.webhook_id = switch_off.webhook and waiting.state = 'queued';
  end if;
end
$$;

create function public.switch_webhook(id uuid, is_on boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_webhook(switch_webhook.id);
  if switch_webhook.is_on then
    update public.webhooks known set disabled_at = null, disabled_why = null, failing_since = null
      where known.id = switch_webhook.id;
  else
    perform private.switch_off(switch_webhook.id, 'owner');
  end if;
end
$$;

create function public.remove_webhook(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.own_webhook(remove_webhook.id);
  delete from public.webhooks known where known.id = remove_webhook.id;
end
$$;

-- All webhooks with what one wants to know at a glance, the newest first: `last` is the delivery that was tried last.
create function public.list_webhooks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.only_owners('see webhooks');
  return (
    select coalesce(jsonb_agg(to_jsonb(hook) || jsonb_build_object(
        'both_until', (select max(old.ends_at) from private.webhook_secrets old
          where old.webhook_id = hook.id and old.ends_at < 'infinity' and old.ends_at > now()),
        'waiting', (select count(*) from public.webhook_deliveries waiting
          where waiting.webhook_id = hook.id and waiting.state in ('queued', 'sending')),
        'last', (select jsonb_build_object('state', tried.state, 'at', tried.claimed_at)
          from public.webhook_deliveries tried where tried.webhook_id = hook.id and tried.attempts > 0
          order by tried.claimed_at desc limit 1)) order by hook.created_at desc, hook.id), '[]')
    from public.webhooks hook);
end
$$;

-- The log of a webhook, 25 at a time behind `before_at` and `before_id` of the last one, with its record's kind and
-- reference or ''.
create function public.webhook_log(webhook uuid, before_at timestamptz default 'infinity', before_id uuid default null)
returns table (id uuid, event text, at timestamptz, state text, attempts integer, next_at timestamptz,
  ended_at timestamptz, answer_status integer, answer text, error text, took_ms integer, entry_id uuid, deal_id uuid,
  kind text, reference text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.only_owners('see webhooks');
  return query
    select sent.id, sent.event, sent.at, sent.state, sent.attempts, sent.next_at, sent.ended_at, sent.answer_status,
      sent.answer, sent.error, sent.took_ms, sent.entry_id, sent.deal_id, coalesce(entry.kind, ''),
      coalesce(entry.reference, '')
    from public.webhook_deliveries sent left join public.inbox_entries entry on entry.id = sent.entry_id
    where sent.webhook_id = webhook_log.webhook and (sent.at < webhook_log.before_at
      or (sent.at = webhook_log.before_at and sent.id < webhook_log.before_id))
    order by sent.at desc, sent.id desc limit 25;
end
$$;

-- A delivery that says it is a test; answers its id.
create function public.test_webhook(id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  if (private.own_webhook(test_webhook.id)).disabled_at is not null then
    raise sqlstate 'PT409' using message = 'This webhook is switched off.', hint = 'off';
  end if;
  insert into public.webhook_deliveries (webhook_id, event) values (test_webhook.id, 'test')
    returning webhook_deliveries.id into made;
  return made;
end
$$;

-- Once more, under the id that the receiver may know.
create function public.resend_delivery(id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.webhook_deliveries;
begin
  perform private.only_owners('change webhooks');
  select * into was from public.webhook_deliveries known where known.id = resend_delivery.id for update;
  if was.id is null then
    raise sqlstate 'PT404' using message = 'This delivery is no longer there.';
  elsif was.state in ('queued', 'sending') then
    raise sqlstate 'PT409' using message = 'This delivery is about to be sent.', hint = 'changed';
  elsif exists (select from public.webhooks hook where hook.id = was.webhook_id and hook.disabled_at is not null) then
    raise sqlstate 'PT409' using message = 'This webhook is switched off.', hint = 'off';
  end if;
  update public.webhook_deliveries known set state = 'queued', attempts = 0, next_at = now(), error = '', ended_at = null
    where known.id = resend_delivery.id;
end
$$;

-- Writes a delivery for each webhook that wants to know. A lead that was never told, because it had gone into quarantine
-- again by then, is told after all.
create function private.tell_tools(event text, entry uuid, deal uuid, facts jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.webhook_deliveries (webhook_id, event, entry_id, deal_id, facts)
  select hook.id, tell_tools.event, tell_tools.entry, tell_tools.deal, tell_tools.facts
  from public.webhooks hook
  where hook.disabled_at is null and tell_tools.event = any (hook.events)
  on conflict (webhook_id, entry_id) where event = 'lead.created' do update
    set state = 'queued', attempts = 0, next_at = now(), ended_at = null, error = ''
    where webhook_deliveries.state = 'skipped'
$$;

-- A record is a lead once its score stays and it is not kept apart. Nothing is told of what came with a file, of
-- subscribers, who are told of when they have confirmed, nor of what is older than its quarantine is kept.
create function private.tell_tools_of_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_lead boolean := new.settled_at is not null and new.quarantined_at is null and new.kind <> 'newsletter';
  was_lead boolean;
begin
  if not is_lead or not exists (select from public.webhooks hook where hook.disabled_at is null) then
    return null;
  end if;
  was_lead := tg_op = 'UPDATE' and old.settled_at is not null and old.quarantined_at is null;
  if not was_lead then
    if new.created_at > now() - interval '32 days' and not exists (
      select from public.hand_leads brought where brought.id = new.id and brought.import_id is not null)
    then
      perform private.tell_tools('lead.created', new.id, null, '{}');
    end if;
    return null;
  end if;
  if new.status <> old.status then
    perform private.tell_tools('lead.status_changed', new.id, null,
      jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    perform private.tell_tools('lead.assigned', new.id, null,
      jsonb_build_object('from', old.assignee_id, 'to', new.assignee_id));
  end if;
  return null;
end
$$;
create trigger inbox_entries_tools after insert or update of settled_at, quarantined_at, status, assignee_id
  on public.inbox_entries
  for each row execute function private.tell_tools_of_entry();

create function private.tell_tools_of_deal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.stage <> old.stage then
    perform private.tell_tools('deal.stage_changed', null, new.id, jsonb_build_object(
      'from', case when tg_op = 'UPDATE' then old.stage end, 'to', new.stage));
  end if;
  return null;
end
$$;
create trigger deals_tools after insert or update of stage on public.deals
  for each row execute function private.tell_tools_of_deal();

create function private.tell_tools_of_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'confirmed' and old.status <> 'confirmed' then
    perform private.tell_tools('subscriber.confirmed', new.id, null, '{}');
  end if;
  return null;
end
$$;
create trigger newsletter_subscribers_tools after update of status on public.newsletter_subscribers
  for each row execute function private.tell_tools_of_subscriber();

create function private.staff_name(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(coalesce(nullif(staff.display_name, ''), split_part(users.email, '@', 1)), '')
  from public.staff join auth.users users on users.id = staff.user_id where staff.user_id = staff_name.account
$$;

-- What is told of a record, as it is now; words and addresses of people apart, in `contact`. A source with an `@` in it may
-- be somebody's address: some mail programs write their reader into a link.
create function private.lead_told(entry public.inbox_entries) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  own jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', private.relation_of(entry.kind))
    into own using entry.id;
  return jsonb_build_object('id', entry.id, 'kind', entry.kind, 'reference', entry.reference,
    'created_at', entry.created_at, 'status', entry.status, 'topic', entry.topic, 'budget', entry.budget,
    'amount_cents', entry.amount_cents, 'monthly_cents', entry.monthly_cents,
    'source', case when position('@' in entry.source) > 0 then '(other)' else entry.source end,
    'source_page', entry.source_page, 'due_at', nullif(entry.due_at, 'infinity'), 'answered_at', entry.answered_at,
    'assignee', private.staff_name(entry.assignee_id), 'deal_id', entry.deal_id,
    'contact', jsonb_build_object('name', entry.name, 'email', entry.email, 'phone', coalesce(own ->> 'phone', ''),
      'company', entry.company, 'subject', entry.subject, 'message', entry.body));
end
$$;

-- What a delivery tells beside its event and its time. Null when it is no longer to be told: the record has gone into
-- quarantine meanwhile, or is not there any more.
create function private.delivery_told(delivery public.webhook_deliveries) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  entry public.inbox_entries;
begin
  if delivery.event = 'test' then
    return (
      select jsonb_build_object('webhook', jsonb_build_object('id', hook.id, 'name', hook.name))
      from public.webhooks hook where hook.id = delivery.webhook_id);
  elsif delivery.event = 'deal.stage_changed' then
    return (
      select jsonb_build_object('id', deal.id, 'created_at', deal.created_at, 'stage', deal.stage,
          'value_cents', deal.value_cents, 'monthly_cents', deal.monthly_cents, 'expected_on', deal.expected_on,
          'lost_reason', deal.lost_reason, 'owner', private.staff_name(deal.owner_id),
          'contact', jsonb_build_object('title', deal.title, 'name', coalesce(person.name, ''),
            'company', coalesce(person.company, ''), 'email', coalesce((
              select known.email from public.people_addresses known
              where known.person_id = person.id or known.home_id = person.id
              order by known.joined_at nulls first, known.email limit 1), '')))
        || delivery.facts
      from public.deals deal left join public.people person on person.id = deal.person_id
      where deal.id = delivery.deal_id);
  end if;
  select * into entry from public.inbox_entries known where known.id = delivery.entry_id and known.quarantined_at is null;
  if entry.id is null then
    return null;
  elsif delivery.event = 'subscriber.confirmed' then
    return (
      select jsonb_build_object('id', reader.id, 'created_at', reader.created_at, 'confirmed_at', reader.confirmed_at,
        'source', reader.source, 'contact', jsonb_build_object('email', reader.email))
      from public.newsletter_subscribers reader where reader.id = delivery.entry_id and reader.status = 'confirmed');
  end if;
  return private.lead_told(entry) || case delivery.event
    when 'lead.assigned' then jsonb_build_object('from', private.staff_name((delivery.facts ->> 'from')::uuid),
      'to', private.staff_name((delivery.facts ->> 'to')::uuid))
    else delivery.facts end;
end
$$;

-- What goes next to one of the webhooks that are not busy, marked as being sent; `secrets` are the newest first, `told` is
-- null where nothing is left to tell. A try that nobody has ended for two minutes is tried again, because the receiver
-- knows a repeat by its id.
create function private.claim_delivery(busy uuid[] default '{}')
returns table (id uuid, webhook_id uuid, event text, at timestamptz, attempts integer, url text, preset text,
  with_contact boolean, secrets text[], told jsonb)
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken public.webhook_deliveries;
begin
  update public.webhook_deliveries waiting
    set state = 'sending', attempts = waiting.attempts + 1, claimed_at = now(), next_at = now() + interval '2 minutes'
    where waiting.id = (
      select due.id from public.webhook_deliveries due
      where due.state in ('queued', 'sending') and due.next_at <= now() and due.webhook_id <> all (claim_delivery.busy)
      order by due.next_at, due.at, due.id limit 1 for update skip locked)
    returning waiting.* into taken;
  return query
    select taken.id, taken.webhook_id, taken.event, taken.at, taken.attempts, hook.url, hook.preset, hook.with_contact,
      array(select known.value from private.webhook_secrets known
        where known.webhook_id = hook.id and known.ends_at > now() order by known.made_at desc),
      case when hook.disabled_at is null then private.delivery_told(taken) end
    from public.webhooks hook where hook.id = taken.webhook_id;
end
$$;

-- How a try went: `sent`, `later` (with `wait` seconds until the next one, or null when there is none), `gone` (410) or
-- `skipped`. Five days of failures, or 410, switch the webhook off, and every owner has a letter.
create function private.end_try(delivery uuid, try integer, outcome text, wait integer, status integer, answer text,
  error text, took_ms integer)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  hook public.webhooks;
  why text;
begin
  select known.* into hook from public.webhooks known join public.webhook_deliveries sent on sent.webhook_id = known.id
    where sent.id = end_try.delivery for no key update of known;
  update public.webhook_deliveries sent set
      state = case when end_try.outcome = 'later' and end_try.wait is not null
        then case when hook.disabled_at is null then 'queued' else 'skipped' end
        when end_try.outcome in ('later', 'gone') then 'failed' else end_try.outcome end,
      ended_at = case when end_try.outcome = 'later' and end_try.wait is not null and hook.disabled_at is null then null
        else now() end,
      next_at = now() + make_interval(secs => coalesce(end_try.wait, 0)),
      answer_status = end_try.status, answer = left(private.clean_text(end_try.answer, true), 500),
      error = left(private.clean_text(end_try.error, false), 500), took_ms = end_try.took_ms
    where sent.id = end_try.delivery and sent.state = 'sending' and sent.attempts = end_try.try;
  if not found or end_try.outcome = 'skipped' or hook.disabled_at is not null then
    return;
  end if;
  if end_try.outcome = 'sent' then
    update public.webhooks known set failing_since = null where known.id = hook.id and known.failing_since is not null;
    return;
  end if;
  update public.webhooks known set failing_since = now() where known.id = hook.id and known.failing_since is null;
  why := case when end_try.outcome = 'gone' then 'gone'
    when hook.failing_since < now() - interval '5 days' then 'failing' end;
  if why is not null then
    perform private.switch_off(hook.id, why);
    insert into public.outbox ("to", template, payload, priority)
      select account.email, 'webhook-off', jsonb_build_object('webhook', hook.id), 1
      from public.staff join auth.users account on account.id = staff.user_id
      where staff.role = 'owner' and staff.disabled_at is null;
  end if;
end
$$;

-- Deliveries whose months are over, at most 5,000 at a time; a dry run counts them all.
create function private.expire_deliveries(months integer, is_dry boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  limit_at timestamptz := now() - make_interval(months => expire_deliveries.months);
  gone integer;
begin
  if expire_deliveries.is_dry then
    return (select count(*) from public.webhook_deliveries sent where sent.at < limit_at);
  end if;
  delete from public.webhook_deliveries sent where sent.ctid = any (array(
    select old.ctid from public.webhook_deliveries old where old.at < limit_at limit 5000));
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- What tools have answered about deals of somebody who is no longer here.
create function private.forget_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.webhook_deliveries sent using public.deals deal
    where sent.deal_id = deal.id and deal.person_id = old.id;
  return old;
end
$$;
create trigger people_told before delete on public.people
  for each row execute function private.forget_told();

alter table public.outbox
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account', 'call-confirm', 'call-booked',
      'call-moved', 'call-cancelled', 'call-reminder', 'call-staff', 'reply', 'message-notice', 'nudge', 'digest',
      'flood-notice', 'webhook-off'));

do $$
declare
  one regprocedure;
begin
  for one in select proc.oid::regprocedure from pg_catalog.pg_proc proc
    where proc.pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and proc.proname in ('tidy_webhook', 'new_secret', 'only_owners', 'own_webhook', 'save_webhook', 'renew_webhook',
        'switch_off', 'switch_webhook', 'remove_webhook', 'list_webhooks', 'webhook_log', 'test_webhook',
        'resend_delivery', 'tell_tools', 'tell_tools_of_entry', 'tell_tools_of_deal', 'tell_tools_of_subscriber',
        'staff_name', 'lead_told', 'delivery_told', 'claim_delivery', 'end_try', 'expire_deliveries', 'forget_told')
  loop
    execute format('revoke all on function %s from public, anon, authenticated', one);
    if one::text !~ '^private' then
      execute format('grant execute on function %s to authenticated, service_role', one);
    end if;
  end loop;
end
$$;
