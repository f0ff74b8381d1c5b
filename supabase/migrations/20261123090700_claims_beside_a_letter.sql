-- Who claims the address whose mailbox this secret proves: first whoever had claimed it when the letter was written, the
-- newest first, so that claims which strangers add later come after the one that the letter is about. For the server.
create or replace function private.claims_of(secret text) returns table (account uuid, email text)
language sql stable security definer set search_path = '' as $$
  select pending.user_id, users.email::text
  from private.mailbox_proofs proof
  join private.pending_accounts pending on pending.email = proof.email
  join auth.users on users.id = pending.user_id
  where proof.secret_digest = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and proof.created_at > now() - interval '1 day'
  order by pending.created_at <= proof.created_at desc, pending.created_at desc
$$;
