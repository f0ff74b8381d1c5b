-- What the tables of all forms share: cleaning, the twin rule, moves of a status, and the short
-- reference. Triggers run in the order of their names: 1 limit, 2 clean, 3 twin, 4 move.

-- Arguments: the text columns; those ending in "+" hold several lines.
create function private.clean_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := to_jsonb(new);
  cleaned jsonb := '{}';
  argument text;
  name text;
begin
  foreach argument in array tg_argv loop
    name := rtrim(argument, '+');
    cleaned := cleaned || jsonb_build_object(
      name, private.clean_text(was ->> name, right(argument, 1) = '+'));
  end loop;
  return jsonb_populate_record(new, cleaned);
end
$$;

-- Which states a record may go to. Each way stands here once; the inbox offers what is here.
create table public.status_moves (
  kind text not null,
  from_status text not null,
  to_status text not null,
  primary key (kind, from_status, to_status)
);
insert into public.status_moves (kind, from_status, to_status) values
  ('contact', 'new', 'responded'),
  ('consultation', 'new', 'scheduled'),
  ('consultation', 'scheduled', 'completed'),
  ('consultation', 'new', 'declined'),
  ('consultation', 'scheduled', 'declined'),
  ('support', 'open', 'resolved'),
  ('call', 'confirmed', 'done'),
  ('call', 'confirmed', 'no_show'),
  ('call', 'confirmed', 'cancelled'),
  ('order', 'submitted', 'invoiced'),
  ('order', 'invoiced', 'paid'),
  ('order', 'paid', 'delivered'),
  ('order', 'submitted', 'cancelled'),
  ('order', 'invoiced', 'cancelled'),
  ('order', 'paid', 'cancelled'),
  ('partner', 'new', 'in_review'),
  ('partner', 'in_review', 'approved'),
  ('partner', 'in_review', 'rejected'),
  ('portal', 'new', 'in_review'),
  ('portal', 'in_review', 'invited'),
  ('portal', 'in_review', 'rejected'),
  ('job', 'new', 'reviewing'),
  ('job', 'reviewing', 'interview'),
  ('job', 'interview', 'hired'),
  ('job', 'reviewing', 'rejected'),
  ('job', 'interview', 'rejected'),
  ('job', 'new', 'withdrawn'),
  ('job', 'reviewing', 'withdrawn'),
  ('job', 'interview', 'withdrawn'),
  ('newsletter', 'pending', 'unsubscribed'),
  ('newsletter', 'confirmed', 'unsubscribed');

alter table public.status_moves enable row level security;
revoke all on public.status_moves from public, anon, authenticated;
grant select on public.status_moves to authenticated, service_role;
create policy "staff see the moves" on public.status_moves
  for select to authenticated using ((select private.is_staff()));

-- Argument: the kind. Holds for whoever is signed in; the functions below that act for a visitor
-- or undo a mistake say so by private.moves_freely.
create function private.check_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status
    and coalesce(current_setting('private.moves_freely', true), '') <> 'on'
    and not exists (
      select from public.status_moves
      where kind = tg_argv[0] and from_status = old.status and to_status = new.status)
  then
    raise exception 'There is no way from % to %.', old.status, new.status using errcode = '42501';
  end if;
  return new;
end
$$;

-- `LC-7F3A91C2`: short enough to be read out on the telephone, and found again by the inbox's search.
create function private.reference_of(kind text, id uuid) returns text
language sql immutable set search_path = '' as $$
  select case kind
      when 'contact' then 'PR' when 'consultation' then 'LC' when 'support' then 'SR'
      when 'call' then 'CB' when 'order' then 'PL' when 'partner' then 'PA'
      when 'portal' then 'EP' when 'job' then 'JA' else 'NL'
    end || '-' || upper(left(id::text, 8))
$$;

-- For searching: lower case, without accents.
create function private.fold(value text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    replace(replace(replace(
      lower(regexp_replace(normalize(coalesce(value, ''), nfd), '[\u0300-\u036f]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđı', 'oldi')
$$;

revoke all on function private.clean_row(), private.check_move(),
  private.reference_of(text, uuid), private.fold(text) from public;
grant execute on function private.fold(text) to authenticated, service_role;
