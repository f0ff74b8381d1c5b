-- The two applications of /auth. Their sender has an account, sees the own ones and their state, and
-- changes nothing afterwards. The address is the account's own, whatever the browser says.

create table public.partner_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  contact_name text not null default '' check (char_length(contact_name) <= 200),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 50),
  company text not null check (char_length(company) between 1 and 200),
  website text not null default '' check (char_length(website) <= 500),
  partner_type text not null check (
    partner_type in ('agency', 'consultant', 'reseller', 'technology')),
  tier_interest text not null default '' check (
    tier_interest in ('', 'authorized', 'silver', 'gold', 'platinum')),
  expected_referrals text not null default '' check (
    expected_referrals in ('', '1-2', '3-5', '6-10', '10+')),
  message text not null default '' check (char_length(message) <= 5000),
  status text not null default 'new' check (status in ('new', 'in_review', 'approved', 'rejected')),
  created_at timestamptz not null default now()
);
create table public.portal_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  full_name text not null check (char_length(full_name) between 1 and 200),
  email text not null default '' check (char_length(email) <= 254),
  profile_url text not null check (char_length(profile_url) between 1 and 500),
  stack text[] not null default '{}' check (
    cardinality(stack) <= 30 and char_length(array_to_string(stack, '')) <= 500),
  availability text not null default '' check (
    availability in ('', 'full-time', 'part-time', 'weekends')),
  message text not null default '' check (char_length(message) <= 5000),
  status text not null default 'new' check (status in ('new', 'in_review', 'invited', 'rejected')),
  created_at timestamptz not null default now()
);
create index partner_applications_own on public.partner_applications (user_id, created_at desc);
create index portal_applications_own on public.portal_applications (user_id, created_at desc);

alter table public.partner_applications enable row level security;
alter table public.portal_applications enable row level security;
revoke all on public.partner_applications, public.portal_applications
  from public, anon, authenticated;
grant insert (id, contact_name, phone, company, website, partner_type, tier_interest,
  expected_referrals, message) on public.partner_applications to authenticated;
grant insert (id, full_name, profile_url, stack, availability, message)
  on public.portal_applications to authenticated;
grant select, update (status) on public.partner_applications, public.portal_applications
  to authenticated;
grant select, insert, update, delete on public.partner_applications, public.portal_applications
  to service_role;

create policy "applicants send their own" on public.partner_applications
  for insert to authenticated with check (user_id = (select auth.uid()) and status = 'new');
create policy "applicants see their own, staff all" on public.partner_applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "staff move" on public.partner_applications
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "applicants send their own" on public.portal_applications
  for insert to authenticated with check (user_id = (select auth.uid()) and status = 'new');
create policy "applicants see their own, staff all" on public.portal_applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "staff move" on public.portal_applications
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create function private.take_account_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := coalesce((select email from auth.users where id = new.user_id), '');
  return new;
end
$$;
revoke all on function private.take_account_address() from public;

create trigger partner_applications_1_limit before insert on public.partner_applications
  for each row execute function private.limit_form('partner');
create trigger partner_applications_2_clean before insert on public.partner_applications
  for each row execute function private.clean_row(
    'contact_name', 'phone', 'company', 'website', 'message+');
create trigger partner_applications_2_email before insert on public.partner_applications
  for each row execute function private.take_account_address();
create trigger partner_applications_3_twin before insert on public.partner_applications
  for each row execute function private.drop_twin('partner');
create trigger partner_applications_4_move before update on public.partner_applications
  for each row execute function private.check_move('partner');
create trigger partner_applications_audit after update or delete on public.partner_applications
  for each row execute function private.write_audit('partner', 'status');
create trigger partner_applications_enter after insert on public.partner_applications
  for each row execute function private.enter_record('partner');
create trigger partner_applications_follow
  after update of status or delete on public.partner_applications
  for each row execute function private.follow_record();

create trigger portal_applications_1_limit before insert on public.portal_applications
  for each row execute function private.limit_form('portal');
create trigger portal_applications_2_clean before insert on public.portal_applications
  for each row execute function private.clean_row('full_name', 'profile_url', 'message+');
create trigger portal_applications_2_email before insert on public.portal_applications
  for each row execute function private.take_account_address();
create trigger portal_applications_3_twin before insert on public.portal_applications
  for each row execute function private.drop_twin('portal');
create trigger portal_applications_4_move before update on public.portal_applications
  for each row execute function private.check_move('portal');
create trigger portal_applications_audit after update or delete on public.portal_applications
  for each row execute function private.write_audit('portal', 'status');
create trigger portal_applications_enter after insert on public.portal_applications
  for each row execute function private.enter_record('portal');
create trigger portal_applications_follow
  after update of status or delete on public.portal_applications
  for each row execute function private.follow_record();
