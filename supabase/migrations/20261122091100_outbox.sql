-- Letters that are to go out. Triggers write them in the transaction of what they are about; the mail
-- worker of the server sends them. A letter about a record goes with the record.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Empty for a notice: who hears of new leads is known when it is sent.
  "to" text not null default '' check (char_length("to") <= 254),
  template text not null check (
    template in ('notice', 'receipt', 'newsletter-confirm', 'recovery')),
  -- What the letter needs beside the record: never words of the sender, never a secret.
  payload jsonb not null default '{}',
  entry_id uuid references public.inbox_entries (id) on delete cascade,
  state text not null default 'queued' check (
    state in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz,
  error text not null default '',
  -- The letter as it goes out, for the inbox; links that are secret are left out. A notice repeats
  -- its sender's words, so its body is not kept.
  subject text not null default '',
  body text not null default ''
);

-- Whose letters count together: `ada+shop@example.com` is ada@example.com.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(address), '\+[^@]*@', '@')
$$;

create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_newest_of_state on public.outbox (state, created_at desc, id desc);
create index outbox_due on public.outbox (next_at) where state = 'queued';
create index outbox_of_mailbox on public.outbox (private.mailbox_of("to"), created_at);
create index outbox_of_entry on public.outbox (entry_id);

alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated;
grant select on public.outbox to authenticated;
grant select, insert, update, delete on public.outbox to service_role;
create policy "staff read" on public.outbox
  for select to authenticated using ((select private.is_staff()));

-- The secret part of a letter's link, until it has been sent. For the mail worker alone.
create table private.mail_secrets (
  outbox_id uuid primary key references public.outbox (id) on delete cascade,
  value text not null
);
alter table private.mail_secrets enable row level security;
revoke all on private.mail_secrets from public, anon, authenticated, service_role;

-- One plain address that cannot be read as two, as a comment or as a name.
create function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 254
    and address ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[^][@[:space:][:cntrl:]<>()\\,;:"]+\.[^][@[:space:][:cntrl:]<>()\\,;:".]+$'
$$;

-- How many letters of a kind this mailbox has had within a day. Call it, and store what follows from
-- it, in one transaction: it holds other senders to the mailbox up until then.
create function private.letters_of_a_day(address text, wanted text, kinds text[]) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || private.mailbox_of(address), 0));
  return (
    select count(*) from public.outbox
    where private.mailbox_of("to") = private.mailbox_of(address)
      and template = wanted
      and created_at > now() - interval '1 day'
      and (kinds is null or payload ->> 'kind' = any (kinds)));
end
$$;

-- What a receipt says beside its reference: facts of ours. Null for a kind that has no receipt.
create function private.receipt_of(kind text, id uuid, reference text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'reference', reference) || case kind
    when 'order' then (
      select jsonb_build_object('item', o.snapshot -> 'name', 'price_cents', o.snapshot -> 'price_cents',
        'is_monthly', o.snapshot -> 'is_monthly', 'addons', o.snapshot -> 'addons',
        'subtotal_cents', o.subtotal_cents, 'monthly_cents', o.monthly_cents)
      from public.package_orders o where o.id = receipt_of.id)
    when 'call' then (
      select jsonb_build_object('type', c.type, 'starts_at', c.starts_at, 'ends_at', c.ends_at,
        'has_phone', c.phone <> '',
        'tz', case when c.tz ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$'
          then c.tz else '' end)
      from public.call_bookings c where c.id = receipt_of.id)
    when 'newsletter' then null
    else '{}'
  end
$$;

-- A notice to the team, and a receipt to the sender: one a day for each mailbox whatever it is about,
-- but five a day for calls and orders, whose receipts hold what was agreed.
create function private.queue_letters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept constant text[] := array['call', 'order'];
  counted text[] := array['contact', 'consultation', 'support', 'partner', 'portal', 'job'];
  most integer := 1;
  receipt jsonb := private.receipt_of(new.kind, new.id, new.reference);
begin
  if receipt is null then
    return null;
  end if;
  insert into public.outbox (template, payload, entry_id)
    values ('notice', jsonb_build_object('kind', new.kind, 'reference', new.reference), new.id);
  if new.kind = any (kept) then
    most := 5;
    counted := kept;
  end if;
  if private.is_mail_address(new.email)
    and private.letters_of_a_day(new.email, 'receipt', counted) < most
  then
    insert into public.outbox ("to", template, payload, entry_id)
      values (new.email, 'receipt', receipt, new.id);
  end if;
  return null;
end
$$;
create trigger inbox_entries_letters after insert on public.inbox_entries
  for each row execute function private.queue_letters();

-- Asks the owner of an address whether it shall be on the list: once a day, and only while pending.
create function private.queue_confirmation(subscriber uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := (
    select email from public.newsletter_subscribers where id = subscriber and status = 'pending');
begin
  if private.is_mail_address(address)
    and private.letters_of_a_day(address, 'newsletter-confirm', null) < 1
  then
    insert into public.outbox ("to", template, payload, entry_id)
      values (address, 'newsletter-confirm', jsonb_build_object('kind', 'newsletter'), subscriber);
  end if;
end
$$;

create function private.ask_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_confirmation(new.id);
  return null;
end
$$;
-- After "enter" by its name: the letter points to the entry.
create trigger newsletter_subscribers_letter
  after insert or update of status on public.newsletter_subscribers
  for each row when (new.status = 'pending') execute function private.ask_subscriber();

-- As before, and who asks again while pending is asked again.
create or replace function public.subscribe(email text, source text default '') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform set_config('private.moves_freely', 'on', true);
  insert into public.newsletter_subscribers (email, source)
    values (subscribe.email, subscribe.source)
    on conflict (lower(email)) do update set status = 'pending'
      where newsletter_subscribers.status in ('unsubscribed', 'pending');
  perform set_config('private.moves_freely', '', true);
end
$$;

-- A link for a new password, good once and for an hour; the account holds only its digest. For an
-- unknown address, and from the fourth within an hour on, the same work is done for the decoy and
-- nothing is sent. For the server alone.
create function private.start_recovery(address text, secret text, decoy text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  letter uuid;
  is_sent boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || lower(address), 0));
  select id into account from auth.users
    where email = lower(address) and email <> decoy and (
      select count(*) from public.outbox
      where template = 'recovery' and private.mailbox_of("to") = private.mailbox_of(address)
        and created_at > now() - interval '1 hour') < 3;
  is_sent := account is not null;
  update auth.users
    set recovery_token = encode(sha256(convert_to(secret, 'UTF8')), 'hex'), recovery_sent_at = now()
    where id = coalesce(account, (select id from auth.users where email = decoy));
  insert into public.outbox ("to", template) values (left(lower(address), 254), 'recovery')
    returning id into letter;
  insert into private.mail_secrets (outbox_id, value) values (letter, secret);
  if not is_sent then
    delete from public.outbox where id = letter;
  end if;
end
$$;

-- A new password ends every other session of the account, as on hosted Supabase.
create function private.end_other_sessions(target uuid, kept text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from auth.refresh_tokens
    where user_id::text = target::text and session_id::text is distinct from kept;
  delete from auth.sessions where user_id = target and id::text <> kept;
$$;

-- Puts a letter that did not go out back into the queue. Refuses with 409 `changed` when it has gone
-- out, or is about to.
create function public.retry_mail(id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  if not private.is_staff() then
    raise exception 'Only staff send letters again.' using errcode = '42501';
  end if;
  select state into was from public.outbox where outbox.id = retry_mail.id for update;
  if was is null or was not in ('failed', 'skipped') then
    raise sqlstate 'PT409' using message = 'This letter is not waiting for a retry.', hint = 'changed';
  end if;
  update public.outbox set state = 'queued', attempts = 0, next_at = now(), error = ''
    where outbox.id = retry_mail.id;
  insert into public.audit_log (actor_id, action, kind, record_id, before, after)
    values ((select auth.uid()), 'update', 'mail', retry_mail.id,
      jsonb_build_object('state', was), jsonb_build_object('state', 'queued'));
end
$$;

-- Letters by state, in one pass.
create function public.mail_counts() returns table (state text, total bigint)
language sql stable as $$
  select state, count(*) from public.outbox group by state
$$;

revoke all on function private.mailbox_of(text), private.is_mail_address(text),
  private.letters_of_a_day(text, text, text[]), private.receipt_of(text, uuid, text),
  private.queue_letters(), private.queue_confirmation(uuid), private.ask_subscriber(),
  private.start_recovery(text, text, text), private.end_other_sessions(uuid, text),
  public.retry_mail(uuid), public.mail_counts() from public, anon;
grant execute on function public.retry_mail(uuid), public.mail_counts()
  to authenticated, service_role;
-- The index asks it, as whoever inserts.
grant execute on function private.mailbox_of(text) to service_role;
