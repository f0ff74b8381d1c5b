-- What the newsletter's issues are to the rest: reports of letters that came back, consent from a form, and care.

alter table private.api_tokens
  drop constraint api_tokens_scopes_known,
  add constraint api_tokens_scopes_known check (
    cardinality(scopes) >= 1 and scopes <@ array['leads:read', 'bounces:write']);

-- As before; an issue that comes back counts as bounced, and a reader who is not there is asked for nothing more. Such a
-- record waits for nobody.
create or replace function private.take_report(letter jsonb, tokened uuid) returns table (entry uuid, about uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  report jsonb := letter -> 'report';
  sent public.outbox;
  reply public.messages;
begin
  select * into sent from public.outbox known where known.id::text = split_part(report ->> 'messageId', '@', 1) for update;
  if sent.id is null and tokened is not null then
    select * into sent from public.outbox known where known.entry_id = tokened and known.template in ('reply', 'issue')
      and known.state = 'sent' and (lower(report ->> 'recipient') in ('', lower(known."to"))
        or lower(report ->> 'recipient') in (
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
  if found and sent.template = 'issue' and report ->> 'action' = 'failed' then
    update public.issue_letters letter set outcome = 'bounced', at = now()
      where letter.outbox_id = sent.id and letter.outcome in ('handed', 'refused');
    if (report ->> 'isGone')::boolean then
      perform private.bounce_reader(sent.entry_id);
    end if;
    return query select sent.entry_id, null::uuid;
    return;
  end if;
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

-- As before; taking back that an address is gone tells nobody that somebody has confirmed.
create or replace function private.tell_tools_of_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'confirmed' and old.status not in ('confirmed', 'bounced') then
    perform private.tell_tools('subscriber.confirmed', new.id, null, '{}');
  end if;
  return null;
end
$$;

-- Who ticked the letter in the consultation's form is asked for it as everybody else, once the record is no spam. That is
-- not what the address is counted for that the form came from.
create function private.ask_consented() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asking text := current_setting('request.headers', true);
begin
  if new.settled_at is null or new.quarantined_at is not null
    or (tg_op = 'UPDATE' and old.settled_at is not null and old.quarantined_at is null)
    or not private.is_mail_address(new.email)
    or not exists (
      select from public.consultation_applications came where came.id = new.id and came.agree_to_marketing)
  then
    return null;
  end if;
  perform set_config('request.headers', '', true);
  perform public.subscribe(new.email, '/application-form');
  perform set_config('request.headers', coalesce(asking, ''), true);
  return null;
end
$$;
create trigger inbox_entries_consent after insert or update of settled_at, quarantined_at on public.inbox_entries
  for each row when (new.kind = 'consultation') execute function private.ask_consented();

-- As before, with which issues somebody had.
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
    select own.relation, own.id, own.record || coalesce((
        select jsonb_build_object('spam_score', entry.spam_score, 'spam_reasons', entry.spam_reasons,
          'quarantined_at', entry.quarantined_at, 'judgement', entry.judgement)
        from public.inbox_entries entry where entry.id = own.id), '{}') as content
      from own
    union all
    select 'lead_notes', note.id, to_jsonb(note) from public.lead_notes note
      where note.record_id in (select own.id from own)
    union all
    select 'messages', letters.id, to_jsonb(letters) - '{words,digest}'::text[] from letters
    union all
    select 'message_files', file.id, to_jsonb(file) - '{draft_entry,draft_author,draft_use,place}'::text[]
      from public.message_files file where file.message_id in (select letters.id from letters)
    union all
    select 'people', person.id, to_jsonb(person) || jsonb_build_object('addresses',
        array(select known.email from public.people_addresses known where known.person_id = person.id order by 1))
      from public.people person where person.id = any (private.selves_of(address))
    union all
    select 'deals', deal.id, to_jsonb(deal) from public.deals deal
      where deal.person_id = any (private.selves_of(address))
    union all
    select 'webhook_deliveries', sent.id, to_jsonb(sent) from public.webhook_deliveries sent
      where sent.entry_id in (select own.id from own) or sent.deal_id in (
        select deal.id from public.deals deal where deal.person_id = any (private.selves_of(address)))
    union all
    select 'issue_letters', letter.issue_id, to_jsonb(letter) - 'outbox_id' from public.issue_letters letter
      where letter.subscriber_id in (select own.id from own)
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
      and elsewhere.relation <> 'people_addresses'
      and not (elsewhere.relation = 'inbox_entries' and elsewhere.id in (select own.id from own))
$$;

revoke all on function private.ask_consented() from public, anon, authenticated;
