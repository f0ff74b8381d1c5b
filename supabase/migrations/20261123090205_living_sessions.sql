-- Who works here shows it with a session that still lives. A token alone is good for an hour, also after its password was
-- replaced, its account was removed or its owner has signed out.
create function private.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  )
$$;
revoke all on function private.has_session() from public;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_session() and exists (
    select from public.staff where user_id = (select auth.uid()) and disabled_at is null
  )
$$;

create or replace function private.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_session() and exists (
    select from public.staff
    where user_id = (select auth.uid()) and disabled_at is null and role = 'owner'
  )
$$;

create or replace function public.staff_seen() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  update public.staff set last_seen_at = now()
    where user_id = (select auth.uid())
      and (last_seen_at is null or last_seen_at < now() - interval '50 seconds');
  return (select role from public.staff where user_id = (select auth.uid()));
end
$$;

-- Ends every session of one account, and every other way in that was opened before: a link for a new password, a change of
-- the address that was asked for, sign-in by another service. What remains is the password.
create or replace function public.end_sessions(target uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.refresh_tokens where user_id::text = target::text;
  delete from auth.sessions where user_id = target;
  update auth.users set recovery_token = '', confirmation_token = '', reauthentication_token = '',
      email_change = '', email_change_token_new = '', email_change_token_current = ''
    where id = target;
  -- Tables that hosted Supabase has and our own servers may not have.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using target;
  end if;
  if to_regclass('auth.identities') is not null then
    execute 'delete from auth.identities where user_id = $1 and provider <> ''email''' using target;
  end if;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = $1' using target;
  end if;
end
$$;
revoke all on function public.end_sessions(uuid) from public, anon, authenticated;
grant execute on function public.end_sessions(uuid) to service_role;
