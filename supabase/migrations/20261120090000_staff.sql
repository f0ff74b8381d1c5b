-- Who works here. A staff row is made by `npm run staff` or by an owner, never by signing up:
-- applicants sign in too and share the database role "authenticated".

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create table public.staff (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  display_name text not null default '' constraint staff_display_name_length check (char_length(display_name) <= 200),
  role text not null default 'agent' constraint staff_role_known check (role in ('owner', 'agent')),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff where user_id = (select auth.uid()) and disabled_at is null
  )
$$;

create function private.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff
    where user_id = (select auth.uid()) and disabled_at is null and role = 'owner'
  )
$$;

revoke all on function private.is_staff(), private.is_owner() from public;
grant execute on function private.is_staff(), private.is_owner() to authenticated, service_role;

alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated;
grant select, delete on public.staff to authenticated;
grant insert (user_id, display_name, role) on public.staff to authenticated;
grant update (display_name, role, disabled_at) on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

create policy "staff see staff" on public.staff
  for select to authenticated using ((select private.is_staff()));
create policy "owners add staff" on public.staff
  for insert to authenticated with check ((select private.is_owner()));
create policy "owners change staff" on public.staff
  for update to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "owners remove staff" on public.staff
  for delete to authenticated using ((select private.is_owner()));

-- Ends every session of one account: its refresh tokens stop working. For `npm run staff` only.
create function public.end_sessions(target uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from auth.refresh_tokens where user_id::text = target::text;
  delete from auth.sessions where user_id = target;
$$;
revoke all on function public.end_sessions(uuid) from public, anon, authenticated;
grant execute on function public.end_sessions(uuid) to service_role;
