-- Where leads come from, told by the sender's browser after a successful send: without cookies, and
-- never deciding anything.

create table public.lead_sources (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'contact', 'consultation', 'support', 'call', 'order', 'partner', 'portal', 'job', 'newsletter')),
  email text not null default '' check (char_length(email) <= 254),
  -- The page with the form, and the page and the link that led to it.
  path text not null check (char_length(path) <= 300),
  entry_path text not null default '' check (char_length(entry_path) <= 300),
  call_to_action text not null default '' check (char_length(call_to_action) <= 100),
  referrer_host text not null default '' check (char_length(referrer_host) <= 253),
  utm_source text not null default '' check (char_length(utm_source) <= 100),
  utm_medium text not null default '' check (char_length(utm_medium) <= 100),
  utm_campaign text not null default '' check (char_length(utm_campaign) <= 100),
  utm_term text not null default '' check (char_length(utm_term) <= 100),
  utm_content text not null default '' check (char_length(utm_content) <= 100),
  at timestamptz not null default now(),
  -- The record it was told about, as far as it can be known.
  entry_id uuid references public.inbox_entries (id) on delete cascade
);
create index lead_sources_of_entry on public.lead_sources (entry_id);

alter table public.lead_sources enable row level security;
revoke all on public.lead_sources from public, anon, authenticated;
grant insert (kind, email, path, entry_path, call_to_action, referrer_host, utm_source, utm_medium,
  utm_campaign, utm_term, utm_content) on public.lead_sources to anon, authenticated;
grant select on public.lead_sources to authenticated;
grant select, insert, update, delete on public.lead_sources to service_role;
create policy "anyone tells" on public.lead_sources
  for insert to anon, authenticated with check (true);
create policy "staff read" on public.lead_sources
  for select to authenticated using ((select private.is_staff()));

-- The newest record of this kind and address of the last minutes that has no source yet.
create function private.attach_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select entry.id into new.entry_id from public.inbox_entries entry
    where lower(entry.email) = lower(new.email) and entry.kind = new.kind
      and entry.created_at > now() - interval '10 minutes' and entry.source = ''
    order by entry.created_at desc limit 1;
  update public.inbox_entries
    set source = coalesce(nullif(new.utm_source, ''), nullif(new.referrer_host, ''), 'direct'),
      source_page = new.path
    where id = new.entry_id;
  return new;
end
$$;
revoke all on function private.attach_source() from public;
create trigger lead_sources_1_limit before insert on public.lead_sources
  for each row execute function private.limit_form('source');
create trigger lead_sources_2_clean before insert on public.lead_sources
  for each row execute function private.clean_row('email', 'path', 'entry_path', 'call_to_action',
    'referrer_host', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content');
create trigger lead_sources_3_attach before insert on public.lead_sources
  for each row execute function private.attach_source();
