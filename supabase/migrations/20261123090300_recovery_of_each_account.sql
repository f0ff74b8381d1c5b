-- Links for a new password count for each account, not for its mailbox without the tag: whoever asks for owner+x@ does
-- not silence owner@. Three an hour for an account; from its second on, ten an hour for all accounts of the mailbox.
create or replace function private.start_recovery(address text, secret text, decoy text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  to_account bigint;
  to_mailbox bigint;
  letter uuid;
  is_sent boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || lower(address), 0));
  select count(*) filter (where lower("to") = lower(address)), count(*) into to_account, to_mailbox
    from public.outbox
    where template = 'recovery' and private.mailbox_of("to") = private.mailbox_of(address)
      and created_at > now() - interval '1 hour';
  select id into account from auth.users
    where email = lower(address) and email <> decoy
      and to_account < 3 and (to_account = 0 or to_mailbox < 10);
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
