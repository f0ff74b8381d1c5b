-- Networks from which an account was signed in to, so that strangers' guesses elsewhere do not shut them out. The digest
-- is keyed and covers the account's password: it tells nobody's address, and a new password makes it worthless.
create table private.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null check (char_length(digest) <= 64),
  seen_at timestamptz not null default now(),
  primary key (user_id, digest)
);
revoke all on private.known_networks from public, anon, authenticated, service_role;

create function private.know_network(account uuid, network text, most integer) returns void
language sql security definer set search_path = '' as $$
  insert into private.known_networks (user_id, digest) values (account, network)
    on conflict (user_id, digest) do update set seen_at = now();
  delete from private.known_networks where seen_at < now() - interval '30 days';
  delete from private.known_networks where user_id = account and digest not in (
    select digest from private.known_networks where user_id = account
    order by seen_at desc, digest limit most);
$$;

-- A password that was set on the command line or by an invitation: every network is known for a quarter of an hour.
create function private.know_new_password(account uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.known_networks (user_id, digest) values (account, 'new password')
    on conflict (user_id, digest) do update set seen_at = now();
$$;

create function private.acquaintance(account uuid, network text, out is_known boolean, out is_new boolean)
language sql stable security definer set search_path = '' as $$
  select
    exists (
      select from private.known_networks
      where user_id = account and digest = network and seen_at > now() - interval '30 days'),
    exists (
      select from private.known_networks
      where user_id = account and digest = 'new password' and seen_at > now() - interval '15 minutes')
$$;

-- Links for a new password count for each account, not for its mailbox without the tag: whoever asks for owner+x@ does
-- not silence owner@. Three an hour for an account; from its second on, ten an hour for all accounts of the mailbox. Who has
-- signed in to the account before has a count of its own: three an hour, whatever others ask.
drop function private.start_recovery(text, text, text);
create function private.start_recovery(address text, secret text, decoy text, is_known boolean)
returns void
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
      and created_at > now() - interval '1 hour'
      and coalesce((payload ->> 'isKnown')::boolean, false) = is_known;
  select id into account from auth.users
    where email = lower(address) and email <> decoy
      and to_account < 3 and (is_known or to_account = 0 or to_mailbox < 10);
  is_sent := account is not null;
  update auth.users
    set recovery_token = encode(sha256(convert_to(secret, 'UTF8')), 'hex'), recovery_sent_at = now()
    where id = coalesce(account, (select id from auth.users where email = decoy));
  insert into public.outbox ("to", template, payload)
    values (left(lower(address), 254), 'recovery', jsonb_build_object('isKnown', is_known))
    returning id into letter;
  insert into private.mail_secrets (outbox_id, value) values (letter, secret);
  if not is_sent then
    delete from public.outbox where id = letter;
  end if;
end
$$;

revoke all on function
  private.know_network(uuid, text, integer), private.know_new_password(uuid),
  private.acquaintance(uuid, text),
  private.start_recovery(text, text, text, boolean)
from public, anon, authenticated;
