-- The forms that a visitor sends without an account. The browser chooses the id, so that it can show
-- the reference without reading anything back.

create table public.consultation_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 200),
  last_name text not null check (char_length(last_name) between 1 and 200),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  phone text not null check (char_length(phone) between 1 and 50),
  company text not null default '' check (char_length(company) <= 200),
  "position" text not null default '' check (char_length("position") <= 200),
  project_title text not null check (char_length(project_title) between 1 and 200),
  project_description text not null check (char_length(project_description) between 1 and 10000),
  project_type text not null default '' check (
    project_type in ('', 'ecommerce', 'healthcare', 'education', 'realestate', 'community', 'custom')),
  budget text not null check (
    budget in ('5000-10000', '10000-25000', '25000-50000', '50000-100000', '100000+')),
  timeline text not null check (
    timeline in ('asap', '1-2months', '2-4months', '4-6months', '6months+', 'flexible')),
  services text[] not null default '{}' check (services <@ array[
    'Website Design & Development', 'E-commerce Platform', 'Web Application Development',
    'Mobile App Development', 'UI/UX Design', 'Brand Identity & Logo Design',
    'Digital Marketing Strategy', 'SEO Optimization', 'Content Management System',
    'API Development & Integration', 'Database Design', 'Hosting & Maintenance']
    and cardinality(services) <= 12),
  current_website text not null default '' check (char_length(current_website) <= 500),
  competitors text not null default '' check (char_length(competitors) <= 2000),
  target_audience text not null default '' check (char_length(target_audience) <= 2000),
  goals text not null default '' check (char_length(goals) <= 2000),
  additional_info text not null default '' check (char_length(additional_info) <= 10000),
  consultation_type text not null check (
    consultation_type in ('video-call', 'phone-call', 'in-person')),
  preferred_date date,
  preferred_time text not null default '' check (
    preferred_time in ('', 'morning', 'afternoon', 'evening')),
  timezone text not null default '' check (
    timezone in ('', 'EST', 'CST', 'MST', 'PST', 'GMT', 'CET')),
  agree_to_terms boolean not null check (agree_to_terms),
  agree_to_marketing boolean not null default false,
  -- The sender's own zone beside the nearest of the six: `Europe/Lisbon` (decision D39).
  zone_name text not null default '' check (char_length(zone_name) <= 64),
  status text not null default 'new' check (status in ('new', 'scheduled', 'completed', 'declined')),
  created_at timestamptz not null default now()
);

create table public.support_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null default '' check (char_length(first_name) <= 200),
  last_name text not null default '' check (char_length(last_name) <= 200),
  -- Not checked for its shape: the form has no validation (section 5).
  email text not null default '' check (char_length(email) <= 254),
  subject text not null default '' check (char_length(subject) <= 500),
  message text not null default '' check (char_length(message) <= 10000),
  channel text not null default 'form' check (channel in ('form', 'chat', 'security')),
  status text not null default 'open' check (status in ('open', 'resolved')),
  created_at timestamptz not null default now(),
  constraint support_requests_not_empty check (
    concat(first_name, last_name, email, subject, message) <> '')
);

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  job_slug text not null check (job_slug ~ '^[a-z0-9-]{1,80}$'),
  full_name text not null check (char_length(full_name) between 1 and 200),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  phone text not null default '' check (char_length(phone) <= 50),
  links text[] not null default '{}' check (
    cardinality(links) <= 20 and char_length(array_to_string(links, '')) <= 2000),
  message text not null check (char_length(message) between 1 and 5000),
  cv_url text not null default '' check (char_length(cv_url) <= 500 and cv_url ~* '^$|^https?://\S+$'),
  status text not null default 'new' check (
    status in ('new', 'reviewing', 'interview', 'hired', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now()
);

alter table public.consultation_applications enable row level security;
alter table public.support_requests enable row level security;
alter table public.job_applications enable row level security;
revoke all on public.consultation_applications, public.support_requests, public.job_applications
  from public, anon, authenticated;
grant insert (
    id, first_name, last_name, email, phone, company, "position", project_title, project_description,
    project_type, budget, timeline, services, current_website, competitors, target_audience, goals,
    additional_info, consultation_type, preferred_date, preferred_time, timezone, agree_to_terms,
    agree_to_marketing, zone_name)
  on public.consultation_applications to anon, authenticated;
grant insert (id, first_name, last_name, email, subject, message, channel)
  on public.support_requests to anon, authenticated;
grant insert (id, job_slug, full_name, email, phone, links, message, cv_url)
  on public.job_applications to anon, authenticated;
grant select, update (status)
  on public.consultation_applications, public.support_requests, public.job_applications
  to authenticated;
grant select, insert, update, delete
  on public.consultation_applications, public.support_requests, public.job_applications
  to service_role;

create policy "anyone sends" on public.consultation_applications
  for insert to anon, authenticated with check (status = 'new');
create policy "staff read" on public.consultation_applications
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.consultation_applications
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "anyone sends" on public.support_requests
  for insert to anon, authenticated with check (status = 'open');
create policy "staff read" on public.support_requests
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.support_requests
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "anyone sends" on public.job_applications
  for insert to anon, authenticated with check (status = 'new');
create policy "staff read" on public.job_applications
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.job_applications
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger consultation_applications_1_limit before insert on public.consultation_applications
  for each row execute function private.limit_form('consultation');
create trigger consultation_applications_2_clean before insert on public.consultation_applications
  for each row execute function private.clean_row(
    'first_name', 'last_name', 'email', 'phone', 'company', 'position', 'project_title',
    'project_description+', 'current_website', 'competitors+', 'target_audience+', 'goals+',
    'additional_info+', 'zone_name');
create trigger consultation_applications_3_twin before insert on public.consultation_applications
  for each row execute function private.drop_twin('consultation');
create trigger consultation_applications_4_move before update on public.consultation_applications
  for each row execute function private.check_move('consultation');
create trigger consultation_applications_audit after update or delete on public.consultation_applications
  for each row execute function private.write_audit('consultation', 'status');
create trigger consultation_applications_enter after insert on public.consultation_applications
  for each row execute function private.enter_record('consultation');
create trigger consultation_applications_follow
  after update of status or delete on public.consultation_applications
  for each row execute function private.follow_record();

create trigger support_requests_1_limit before insert on public.support_requests
  for each row execute function private.limit_form('support');
create trigger support_requests_2_clean before insert on public.support_requests
  for each row execute function private.clean_row(
    'first_name', 'last_name', 'email', 'subject', 'message+');
create trigger support_requests_3_twin before insert on public.support_requests
  for each row execute function private.drop_twin('support');
create trigger support_requests_4_move before update on public.support_requests
  for each row execute function private.check_move('support');
create trigger support_requests_audit after update or delete on public.support_requests
  for each row execute function private.write_audit('support', 'status');
create trigger support_requests_enter after insert on public.support_requests
  for each row execute function private.enter_record('support');
create trigger support_requests_follow after update of status or delete on public.support_requests
  for each row execute function private.follow_record();

create trigger job_applications_1_limit before insert on public.job_applications
  for each row execute function private.limit_form('job');
create trigger job_applications_2_clean before insert on public.job_applications
  for each row execute function private.clean_row(
    'full_name', 'email', 'phone', 'message+', 'cv_url');
create trigger job_applications_3_twin before insert on public.job_applications
  for each row execute function private.drop_twin('job');
create trigger job_applications_4_move before update on public.job_applications
  for each row execute function private.check_move('job');
create trigger job_applications_audit after update or delete on public.job_applications
  for each row execute function private.write_audit('job', 'status');
create trigger job_applications_enter after insert on public.job_applications
  for each row execute function private.enter_record('job');
create trigger job_applications_follow after update of status or delete on public.job_applications
  for each row execute function private.follow_record();
