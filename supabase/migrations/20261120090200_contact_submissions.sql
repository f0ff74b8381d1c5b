-- The project requests of /contact. Names are exactly those of the specification, section 3.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_submissions_name_length check (char_length(name) between 1 and 200),
  email text not null
    constraint contact_submissions_email_length check (char_length(email) <= 254)
    constraint contact_submissions_email_shape check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  company text
    constraint contact_submissions_company_length check (char_length(company) <= 200),
  project_type text
    constraint contact_submissions_project_type_known check (
      project_type in ('', 'ecommerce', 'healthcare', 'education', 'realestate', 'community', 'custom')),
  budget text
    constraint contact_submissions_budget_known check (
      budget in ('', 'under-10k', '10k-25k', '25k-50k', '50k-100k', 'over-100k')),
  message text not null
    constraint contact_submissions_message_length check (char_length(message) between 1 and 10000),
  status text not null default 'new'
    constraint contact_submissions_status_known check (status in ('new', 'responded')),
  created_at timestamptz not null default now()
);
create index contact_submissions_newest on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_newest_by_status
  on public.contact_submissions (status, created_at desc, id desc);

alter table public.contact_submissions enable row level security;
revoke all on public.contact_submissions from public, anon, authenticated;
grant insert (name, email, company, project_type, budget, message)
  on public.contact_submissions to anon, authenticated;
grant select on public.contact_submissions to authenticated;
grant update (status) on public.contact_submissions to authenticated;
grant select, insert, update, delete on public.contact_submissions to service_role;

create policy "anyone sends" on public.contact_submissions
  for insert to anon, authenticated with check (status = 'new');
create policy "staff read" on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));
create policy "staff mark responded" on public.contact_submissions
  for update to authenticated
  using (status = 'new' and (select private.is_staff()))
  with check (status = 'responded' and (select private.is_staff()));

create trigger contact_submissions_audit after update or delete on public.contact_submissions
  for each row execute function private.write_audit('contact_submissions', 'status');

-- Triggers run in the order of their names: limit, clean, twin.

-- Limit per address on hosted Supabase, where no gateway of ours stands in front: 5 a minute and
-- 20 an hour for each form. Our own server limits in its gateway and sets no request.headers here.
create table private.rate_events (
  form text not null,
  key_hash text not null,
  at timestamptz not null default clock_timestamp()
);
create index rate_events_recent on private.rate_events (form, key_hash, at);
create index rate_events_age on private.rate_events (at);
alter table private.rate_events enable row level security;
revoke all on private.rate_events from public, anon, authenticated, service_role;

create function private.limit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  hashed text := encode(sha256(convert_to(address, 'UTF8')), 'hex');
  last_minute bigint;
  last_hour bigint;
begin
  if coalesce(address, '') = '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || hashed, 0));
  delete from private.rate_events where at < clock_timestamp() - interval '1 hour';
  select count(*) filter (where at > clock_timestamp() - interval '1 minute'), count(*)
    into last_minute, last_hour
    from private.rate_events where form = tg_argv[0] and key_hash = hashed;
  if last_minute >= 5 or last_hour >= 20 then
    raise sqlstate 'PT429' using message = 'Too many messages from your address. Please wait a little and try again.';
  end if;
  insert into private.rate_events (form, key_hash) values (tg_argv[0], hashed);
  return new;
end
$$;
create trigger contact_submissions_1_limit before insert on public.contact_submissions
  for each row execute function private.limit_form('contact');

-- One Unicode form, no control or bidirectional-override characters. Joiners stay: scripts and
-- emoji need them. Lines and tabs stay in longer texts only.
create function private.clean_text(value text, several_lines boolean) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    normalize(replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), nfc),
    case when several_lines
      then E'[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]'
      else E'[\u0001-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]'
    end, '', 'g'), E' \n\t')
$$;

create function private.clean_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_text(new.name, false);
  new.email := private.clean_text(new.email, false);
  new.company := private.clean_text(new.company, false);
  new.message := private.clean_text(new.message, true);
  return new;
end
$$;
create trigger contact_submissions_2_clean before insert on public.contact_submissions
  for each row execute function private.clean_contact();

-- The same e-mail and the same message again within ten minutes is answered as stored and is not
-- stored twice, so a retry is always safe.
create function private.drop_contact_twin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(lower(new.email) || E'\n' || new.message, 0));
  if exists (
    select from public.contact_submissions
    where created_at > now() - interval '10 minutes'
      and lower(email) = lower(new.email) and message = new.message
  ) then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.limit_form(), private.clean_text(text, boolean),
  private.clean_contact(), private.drop_contact_twin() from public;

create trigger contact_submissions_3_twin before insert on public.contact_submissions
  for each row execute function private.drop_contact_twin();

-- The three counters of the admin panel, in one pass and right beyond the 1,000-row cut of lists.
create function public.contact_submission_counts()
returns table ("totalContacts" bigint, "newContacts" bigint, "respondedContacts" bigint)
language sql stable as $$
  select count(*), count(*) filter (where status = 'new'), count(*) filter (where status = 'responded')
  from public.contact_submissions
$$;

-- Literal, case-blind search in name, e-mail, company and message; blank finds all. Ordered,
-- filtered and paged by the caller. No "set search_path": it would keep the planner from inlining.
create function public.search_contact_submissions(query text default '')
returns setof public.contact_submissions
language sql stable as $$
  select contact.* from public.contact_submissions contact,
    lateral (select '%' || replace(replace(replace(
      left(btrim(query), 200), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern) wanted
  where name ilike pattern or email ilike pattern or company ilike pattern or message ilike pattern
$$;
revoke all on function public.contact_submission_counts(), public.search_contact_submissions(text)
  from public, anon;
grant execute on function public.contact_submission_counts(), public.search_contact_submissions(text)
  to authenticated, service_role;
