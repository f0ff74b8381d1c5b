-- The team page: who works here, who was seen when, invitations.

alter table public.staff add column last_seen_at timestamptz;

-- Staff with their addresses, which only the sign-in service holds.
create function public.staff_members()
returns table (user_id uuid, email text, display_name text, role text, disabled_at timestamptz,
  last_seen_at timestamptz, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select staff.user_id, users.email::text, staff.display_name, staff.role, staff.disabled_at,
    staff.last_seen_at, staff.created_at
  from public.staff join auth.users on users.id = staff.user_id
  where private.is_staff()
  order by staff.created_at, staff.user_id
$$;

-- "I am here", at most once a minute; answers the own role, null for who does not work here any more.
create function public.staff_seen() returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.staff set last_seen_at = now()
    where user_id = (select auth.uid()) and disabled_at is null
      and (last_seen_at is null or last_seen_at < now() - interval '50 seconds');
  return (select role from public.staff where user_id = (select auth.uid()) and disabled_at is null);
end
$$;

-- Somebody who may enter no longer is out at once, in every tab. The last owner stays one, whatever
-- other owners or mistakes say; the command line on the server may do what it wants.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff owners', 0));
  if auth.uid() is not null and old.role = 'owner' and old.disabled_at is null
    and (tg_op = 'DELETE' or new.role <> 'owner' or new.disabled_at is not null)
    and not exists (
      select from public.staff
      where role = 'owner' and disabled_at is null and user_id <> old.user_id)
  then
    raise sqlstate 'PT409' using message = 'The last owner has to stay one.', hint = 'last-owner';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end
$$;
create function private.end_disabled_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or (old.disabled_at is null and new.disabled_at is not null) then
    perform public.end_sessions(old.user_id);
  end if;
  return null;
end
$$;
create trigger staff_keep_an_owner before update or delete on public.staff
  for each row execute function private.keep_an_owner();
create trigger staff_end_sessions after update or delete on public.staff
  for each row execute function private.end_disabled_sessions();

-- An invitation is a secret link, good once and for three days. Opening it does nothing; accepting it
-- needs an account with the invited address.
create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  display_name text not null default '' check (char_length(display_name) <= 200),
  role text not null default 'agent' check (role in ('owner', 'agent')),
  token_hash text not null unique,
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  accepted_at timestamptz
);
alter table public.staff_invitations enable row level security;
revoke all on public.staff_invitations from public, anon, authenticated;
grant select (id, email, display_name, role, invited_by, created_at, expires_at, accepted_at), delete
  on public.staff_invitations to authenticated;
grant select, insert, update, delete on public.staff_invitations to service_role;
create policy "owners see invitations" on public.staff_invitations
  for select to authenticated using ((select private.is_owner()));
create policy "owners take invitations back" on public.staff_invitations
  for delete to authenticated using ((select private.is_owner()));
create trigger staff_invitations_audit after insert or update or delete on public.staff_invitations
  for each row execute function private.write_audit('invitation', 'email', 'role', 'accepted_at');

-- Answers the secret of the link, this once. A new invitation replaces an open one to the address.
create function public.invite_staff(email text, role text default 'agent', display_name text default '')
returns text
language plpgsql security definer set search_path = '' as $$
declare
  secret text := encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');
  address text := lower(private.clean_text(invite_staff.email, false));
begin
  if not private.is_owner() then
    raise exception 'Only owners invite.' using errcode = '42501';
  end if;
  if exists (
    select from public.staff join auth.users on users.id = staff.user_id
    where lower(users.email) = address)
  then
    raise sqlstate 'PT409' using message = 'This person works here already.', hint = 'known';
  end if;
  delete from public.staff_invitations invitation
    where lower(invitation.email) = address and accepted_at is null;
  insert into public.staff_invitations (email, display_name, role, token_hash, invited_by)
    values (address, private.clean_text(invite_staff.display_name, false), invite_staff.role,
      encode(sha256(convert_to(secret, 'UTF8')), 'hex'), (select auth.uid()));
  return secret;
end
$$;

-- Makes the signed-in account staff. Refuses with 409 `unknown`, `expired` or `other-address`.
create function public.accept_invitation(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.staff_invitations;
begin
  select * into invitation from public.staff_invitations
    where token_hash = encode(sha256(convert_to(accept_invitation.token, 'UTF8')), 'hex')
      and accepted_at is null for update;
  if invitation.id is null then
    raise sqlstate 'PT409' using message = 'This invitation is not known, or was used already.', hint = 'unknown';
  end if;
  if invitation.expires_at < now() then
    raise sqlstate 'PT409' using message = 'This invitation has expired.', hint = 'expired';
  end if;
  if lower(invitation.email) <> coalesce(
    (select lower(users.email) from auth.users where users.id = (select auth.uid())), '')
  then
    raise sqlstate 'PT409' using message = 'This invitation is for another address.', hint = 'other-address';
  end if;
  insert into public.staff (user_id, display_name, role)
    values ((select auth.uid()), invitation.display_name, invitation.role)
    on conflict (user_id) do nothing;
  update public.staff_invitations set accepted_at = now() where id = invitation.id;
  return invitation.role;
end
$$;

revoke all on function public.staff_members(), public.staff_seen(), private.keep_an_owner(),
  private.end_disabled_sessions(), public.invite_staff(text, text, text),
  public.accept_invitation(text) from public, anon;
grant execute on function public.staff_members(), public.staff_seen(),
  public.invite_staff(text, text, text), public.accept_invitation(text)
  to authenticated, service_role;
