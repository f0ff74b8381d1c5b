-- Who stands behind the records: a person is an address, or several that somebody has joined; a company is the domain
-- of its mail. Nothing is joined by itself. See docs/decisions/0047.

-- Made when somebody first writes something down about a person, or has a deal with them.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null default '' constraint people_name_short check (length(name) <= 200),
  company text not null default '' constraint people_company_short check (length(company) <= 200),
  phone text not null default '' constraint people_phone_short check (length(phone) <= 60),
  version integer not null default 1
);
create table public.people_addresses (
  email text primary key
    constraint people_addresses_plain check (email = lower(email) and email like '%_@_%' and length(email) <= 254),
  person_id uuid not null references public.people (id) on delete cascade,
  -- Whose it was before somebody joined it to this person, if anybody's: there it goes back.
  home_id uuid references public.people (id) on delete set null,
  -- When somebody joined it; null for the first one.
  joined_at timestamptz
);
create index people_addresses_person on public.people_addresses (person_id);
create index people_addresses_home on public.people_addresses (home_id) where home_id is not null;

-- Mailboxes that everybody can have: no company is told by them.
create table private.public_mail (host text primary key);
insert into private.public_mail select unnest('{gmail.com,googlemail.com,yahoo.com,yahoo.co.uk,yahoo.fr,yahoo.de,
  yahoo.es,yahoo.it,yahoo.com.br,ymail.com,rocketmail.com,outlook.com,outlook.fr,outlook.de,outlook.es,outlook.it,
  hotmail.com,hotmail.co.uk,hotmail.fr,hotmail.de,hotmail.es,hotmail.it,live.com,live.co.uk,live.fr,live.de,live.nl,
  msn.com,icloud.com,me.com,mac.com,aol.com,proton.me,protonmail.com,pm.me,gmx.com,gmx.net,gmx.de,gmx.at,gmx.ch,
  web.de,t-online.de,freenet.de,mail.com,email.com,fastmail.com,hey.com,tutanota.com,tuta.com,zoho.com,yandex.com,
  yandex.ru,mail.ru,bk.ru,list.ru,inbox.ru,rambler.ru,qq.com,163.com,126.com,sina.com,foxmail.com,naver.com,daum.net,
  hanmail.net,orange.fr,wanadoo.fr,free.fr,laposte.net,sfr.fr,libero.it,virgilio.it,tiscali.it,alice.it,wp.pl,o2.pl,
  interia.pl,onet.pl,seznam.cz,telenet.be,skynet.be,ziggo.nl,kpnmail.nl,planet.nl,bluewin.ch,btinternet.com,sky.com,
  virginmedia.com,comcast.net,verizon.net,att.net,sbcglobal.net,cox.net,charter.net,bellsouth.net,earthlink.net,
  shaw.ca,rogers.com,sympatico.ca,bigpond.com,optusnet.com.au,uol.com.br,bol.com.br,terra.com.br,rediffmail.com,
  docomo.ne.jp,ezweb.ne.jp,softbank.ne.jp,yahoo.co.jp,yahoo.co.in}'::text[]);

do $$
declare
  relation text;
begin
  foreach relation in array array['public.people', 'public.people_addresses', 'private.public_mail'] loop
    execute format('alter table %s enable row level security', relation);
    execute format('revoke all on %s from public, anon, authenticated', relation);
  end loop;
end
$$;
grant select on public.people, public.people_addresses to authenticated;
grant select, insert, update, delete on public.people, public.people_addresses to service_role;
create policy "staff read" on public.people for select to authenticated using ((select private.is_staff()));
create policy "staff read" on public.people_addresses for select to authenticated
  using ((select private.is_staff()));

create trigger people_clean before insert or update on public.people
  for each row execute function private.clean_row('name', 'company', 'phone');
-- The person behind an address or an id, if somebody has written one down: whose address is joined to another is that
-- other.
create function private.person_behind(whom text) returns uuid
language sql stable security definer set search_path = '' as $$
  select known.person_id from public.people_addresses known where known.email = lower(btrim(person_behind.whom))
  union all
  select coalesce((select known.person_id from public.people_addresses known where known.home_id = person.id limit 1),
      person.id)
    from public.people person
    where person.id = case when btrim(person_behind.whom) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then btrim(person_behind.whom)::uuid end
  limit 1
$$;

-- All addresses of whom this is: the one that was asked for first.
create function private.addresses_of(whom text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(found.email order by found.email <> lower(btrim(addresses_of.whom)), found.email), '{}')
  from (
    select known.email from public.people_addresses known
      where known.person_id = private.person_behind(addresses_of.whom)
    union
    select lower(btrim(addresses_of.whom)) where addresses_of.whom like '%_@_%'
  ) found
$$;

-- The person and those whose addresses are joined to them: their deals are this person's.
create function private.selves_of(whom text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct self.id), '{}') from (
    select private.person_behind(selves_of.whom) as id
    union all
    select known.home_id from public.people_addresses known
      where known.person_id = private.person_behind(selves_of.whom)
  ) self where self.id is not null
$$;

-- A person of this address, made from what their newest record says where there is none. Answers null without one.
create function private.person_for(address text, name text default '', company text default '',
  phone text default '')
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail text := lower(btrim(person_for.address));
  made uuid;
begin
  if mail not like '%_@_%' or length(mail) > 254 then
    return null;
  end if;
  -- Two at once would make two of them.
  perform pg_advisory_xact_lock(hashtextextended('person ' || mail, 0));
  made := private.person_behind(mail);
  if made is not null then
    return made;
  end if;
  insert into public.people (name, company, phone)
    select coalesce(nullif(btrim(person_for.name), ''), known.name, ''),
      coalesce(nullif(btrim(person_for.company), ''), known.company, ''), btrim(person_for.phone)
    from (values (1)) one left join lateral (
      select left(entry.name, 200) as name, left(entry.company, 200) as company from public.inbox_entries entry
      where lower(entry.email) = mail and entry.quarantined_at is null
      order by entry.created_at desc limit 1) known on true
    returning id into made;
  insert into public.people_addresses (email, person_id) values (mail, made);
  return made;
end
$$;

-- Whoever loses the last address by which they were known goes with it. What is erased by one address is all that was
-- written down of the person, whatever else they are known by.
create function private.drop_nobody() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.people person where person.id in (old.person_id, old.home_id)
    and (exists (select from private.erasures) or not exists (
      select from public.people_addresses known where known.person_id = person.id or known.home_id = person.id));
  return null;
end
$$;
create trigger people_addresses_last after delete on public.people_addresses
  for each row execute function private.drop_nobody();

-- What is written down of a person. `whom` is an address or an id; version 0 where nothing is written down yet. Answers
-- the id. Refuses with 409 `changed` when somebody else has changed it since.
create function public.save_person(whom text, version integer, name text default '', company text default '',
  phone text default '')
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not private.is_staff() then
    raise exception 'Only staff write people down.' using errcode = '42501';
  end if;
  -- Of two who write down the same person at once, the second is told.
  perform pg_advisory_xact_lock(hashtextextended('person ' || lower(btrim(save_person.whom)), 0));
  made := private.person_behind(save_person.whom);
  if made is null and save_person.version = 0 then
    made := private.person_for(save_person.whom, save_person.name, save_person.company, save_person.phone);
    if made is null then
      raise sqlstate 'PT422' using message = 'This is no e-mail address.', hint = 'whom';
    end if;
    -- What was emptied stays empty, whatever the newest record says.
    update public.people person set name = save_person.name, company = save_person.company, phone = save_person.phone
      where person.id = made;
    return made;
  end if;
  update public.people person set name = save_person.name, company = save_person.company, phone = save_person.phone,
      version = person.version + 1
    where person.id = made and person.version = save_person.version;
  if not found then
    raise sqlstate 'PT409' using message = 'Somebody changed this meanwhile.', hint = 'changed';
  end if;
  return made;
end
$$;

-- Says that this address is the same person's.
create function public.join_address(whom text, address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail text := lower(btrim(join_address.address));
  made uuid;
  before public.people_addresses;
begin
  if not private.is_staff() then
    raise exception 'Only staff join addresses.' using errcode = '42501';
  end if;
  -- One after the other: two that join each other's addresses at once would swap them, or wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('people joined', 0));
  if not private.is_mail_address(mail) then
    raise sqlstate 'PT422' using message = 'This is no e-mail address.', hint = 'address';
  end if;
  made := coalesce(private.person_behind(join_address.whom), private.person_for(join_address.whom));
  if made is null then
    raise sqlstate 'PT422' using message = 'This is no e-mail address.', hint = 'whom';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('person ' || mail, 0));
  select * into before from public.people_addresses known where known.email = mail for update;
  if before.person_id = made then
    raise sqlstate 'PT409' using message = 'This address is already joined.', hint = 'joined';
  end if;
  if before.joined_at is not null then
    raise sqlstate 'PT409' using message = 'This address is joined to somebody else. Separate it there first.',
      hint = 'elsewhere';
  end if;
  -- Whoever has others joined to them would leave them behind.
  if exists (select from public.people_addresses known
    where known.person_id = before.person_id and known.email <> mail)
  then
    raise sqlstate 'PT409' using message = 'Others are joined to this address. Separate them first.',
      hint = 'elsewhere';
  end if;
  insert into public.people_addresses (email, person_id, joined_at) values (mail, made, now())
    on conflict (email) do update set person_id = made, home_id = before.person_id, joined_at = now();
  insert into public.audit_log (actor_id, action, kind, record_id, after)
    values ((select auth.uid()), 'update', 'person', made, '{"joined": true}');
end
$$;

-- Takes a joined address away again: it is what it was before.
create function public.separate_address(address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail text := lower(btrim(separate_address.address));
  known public.people_addresses;
begin
  if not private.is_staff() then
    raise exception 'Only staff separate addresses.' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people joined', 0));
  select * into known from public.people_addresses found where found.email = mail for update;
  if known.joined_at is null then
    raise sqlstate 'PT409' using message = 'This address is joined to nobody.', hint = 'changed';
  end if;
  if known.home_id is null then
    delete from public.people_addresses found where found.email = mail;
  else
    update public.people_addresses found set person_id = known.home_id, home_id = null, joined_at = null
      where found.email = mail;
  end if;
  insert into public.audit_log (actor_id, action, kind, record_id, after)
    values ((select auth.uid()), 'update', 'person', known.person_id, '{"joined": false}');
end
$$;

revoke all on function private.person_behind(text), private.addresses_of(text), private.selves_of(text),
  private.person_for(text, text, text, text), private.drop_nobody() from public, anon, authenticated;
revoke all on function public.save_person(text, integer, text, text, text), public.join_address(text, text),
  public.separate_address(text) from public, anon;
grant execute on function public.save_person(text, integer, text, text, text), public.join_address(text, text),
  public.separate_address(text) to authenticated, service_role;
