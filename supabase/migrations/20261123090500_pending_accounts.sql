-- Where letters go out, a sign-up claims no address before its mailbox has answered. Until then the account works under an
-- address of ours that no mail reaches, and the claimed one stands here; several people may claim the same.
create table private.pending_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  created_at timestamptz not null default now()
);
create index pending_accounts_of_address on private.pending_accounts (email, created_at desc);
alter table private.pending_accounts enable row level security;

-- Digests of the secrets in letters that prove a mailbox: each good once, for a day.
create table private.mailbox_proofs (
  secret_digest text primary key,
  email text not null check (char_length(email) <= 254),
  created_at timestamptz not null default now()
);
alter table private.mailbox_proofs enable row level security;
revoke all on private.pending_accounts, private.mailbox_proofs
  from public, anon, authenticated, service_role;

alter table public.outbox drop constraint outbox_template_check;
alter table public.outbox add constraint outbox_template_check check (
  template in ('notice', 'receipt', 'newsletter-confirm', 'recovery', 'confirm-account'));

-- A claim that goes, as when a person is erased, takes the account with it that has no other address.
create function private.drop_pending_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.user_id and email like '%@pending.invalid';
  return null;
end
$$;
create trigger pending_accounts_drop after delete on private.pending_accounts
  for each row execute function private.drop_pending_account();

create or replace function private.take_account_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := coalesce(
    (select email from private.pending_accounts where user_id = new.user_id),
    (select email from auth.users where id = new.user_id), '');
  return new;
end
$$;

-- The address under which the sign-in service knows whoever signs in with this one: its own, that of its newest claim, or
-- null for an address that nobody has. For the server.
create function private.signs_in_as(address text, out email text, out is_pending boolean)
language sql stable security definer set search_path = '' as $$
  select coalesce(known.email, claim.email), known.email is null and claim.email is not null
  from (select 1) one
  left join (
    select users.email from auth.users
    where users.email = lower(address) and users.email not like '%@pending.invalid') known on true
  left join (
    select users.email from private.pending_accounts pending join auth.users on users.id = pending.user_id
    where pending.email = lower(address) order by pending.created_at desc limit 1) claim on true
$$;

-- Writes to an address that is claimed: three letters an hour, and from the second on ten an hour to all addresses of its
-- mailbox. For any other address the same work is done and nothing is sent. For the server.
create function private.send_confirmation(address text, secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digest text := encode(sha256(convert_to(secret, 'UTF8')), 'hex');
  to_address bigint;
  to_mailbox bigint;
  letter uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('letters to ' || private.mailbox_of(address), 0));
  select count(*) filter (where lower("to") = lower(address)), count(*) into to_address, to_mailbox
    from public.outbox
    where template = 'confirm-account' and private.mailbox_of("to") = private.mailbox_of(address)
      and created_at > now() - interval '1 hour';
  insert into public.outbox ("to", template) values (left(lower(address), 254), 'confirm-account')
    returning id into letter;
  insert into private.mail_secrets (outbox_id, value) values (letter, secret);
  insert into private.mailbox_proofs (secret_digest, email) values (digest, left(lower(address), 254));
  if to_address >= 3 or (to_address > 0 and to_mailbox >= 10)
    or not exists (select from private.pending_accounts where email = lower(address))
  then
    delete from public.outbox where id = letter;
    delete from private.mailbox_proofs where secret_digest = digest;
  end if;
end
$$;

-- A new account claims this address. For the server.
create function private.claim_address(account uuid, address text, secret text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.pending_accounts (user_id, email) values (account, lower(address));
  select private.send_confirmation(address, secret);
$$;

-- Who claims the address whose mailbox this secret proves: first whoever had claimed it when the letter was written, the
-- newest first, so that claims which strangers add later come after the one that the letter is about. For the server.
create function private.claims_of(secret text) returns table (account uuid, email text)
language sql stable security definer set search_path = '' as $$
  select pending.user_id, users.email::text
  from private.mailbox_proofs proof
  join private.pending_accounts pending on pending.email = proof.email
  join auth.users on users.id = pending.user_id
  where proof.secret_digest = encode(sha256(convert_to(secret, 'UTF8')), 'hex')
    and proof.created_at > now() - interval '1 day'
  order by pending.created_at <= proof.created_at desc, pending.created_at desc
$$;

-- Uses the secret up and gives the account the address it claims: `confirmed`. Where another account has that address, the
-- applications go there and the claim ends: `moved`. Null when the secret is not good for this account. For the server.
create function private.confirm_account(account uuid, secret text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  pending text;
  address text;
  holder uuid;
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
    update public.partner_applications set user_id = holder where user_id = confirm_account.account;
    update public.portal_applications set user_id = holder where user_id = confirm_account.account;
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

-- Takes away what has come to nothing: claims of thirty days without an application, and secrets of yesterday.
create function private.forget_claims() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.mailbox_proofs where created_at < now() - interval '1 day';
  delete from private.pending_accounts pending
    where created_at < now() - interval '30 days'
      and not exists (select from public.partner_applications sent where sent.user_id = pending.user_id)
      and not exists (select from public.portal_applications sent where sent.user_id = pending.user_id);
$$;

revoke all on function private.drop_pending_account(), private.signs_in_as(text),
  private.send_confirmation(text, text), private.claim_address(uuid, text, text),
  private.claims_of(text), private.confirm_account(uuid, text), private.forget_claims() from public;
