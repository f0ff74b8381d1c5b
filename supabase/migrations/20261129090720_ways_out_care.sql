-- As before, with what was told to tools of the person, and what these have answered.
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
