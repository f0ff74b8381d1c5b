-- How many letters of a kind this mailbox has had within a span. Call it, and store what follows from it, in one
-- transaction: it holds other senders to the mailbox up until then.
create function private.letters_within(address text, wanted text, span interval) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || private.mailbox_of(address), 0));
  return (
    select count(*) from public.outbox
    where private.mailbox_of("to") = private.mailbox_of(address)
      and template = wanted
      and created_at > now() - span);
end
$$;

-- A notice to the team, and a receipt to the sender for each record, as the pages promise. Strangers who name somebody
-- else's address bring that mailbox five receipts an hour and twenty a day at most.
create or replace function private.queue_letters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  receipt jsonb := private.receipt_of(new.kind, new.id, new.reference);
begin
  if receipt is null then
    return null;
  end if;
  insert into public.outbox (template, payload, entry_id)
    values ('notice', jsonb_build_object('kind', new.kind, 'reference', new.reference), new.id);
  if private.is_mail_address(new.email)
    and private.letters_within(new.email, 'receipt', interval '1 hour') < 5
    and private.letters_within(new.email, 'receipt', interval '1 day') < 20
  then
    insert into public.outbox ("to", template, payload, entry_id)
      values (new.email, 'receipt', receipt, new.id);
  end if;
  return null;
end
$$;

revoke all on function private.letters_within(text, text, interval) from public, anon;
