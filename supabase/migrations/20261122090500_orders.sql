-- Orders of packages and plans. The browser names what it wants; what that costs is looked up here.

-- Specification, section 9. The same figures as app/content/pricing.ts; a test holds them together.
create table private.price_list (
  kind text not null check (kind in ('package', 'plan', 'package-add-on', 'plan-add-on')),
  id text not null,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  is_monthly boolean not null,
  primary key (kind, id)
);
revoke all on private.price_list from public, anon, authenticated, service_role;
insert into private.price_list (kind, id, name, price_cents, is_monthly) values
  ('package', 'starter', 'Starter package', 299700, false),
  ('package', 'professional', 'Professional package', 599700, false),
  ('package', 'enterprise', 'Enterprise package', 1299700, false),
  ('plan', 'starter', 'Starter plan', 150000, true),
  ('plan', 'professional', 'Professional plan', 300000, true),
  ('package-add-on', 'rush-delivery', 'Rush Delivery', 150000, false),
  ('package-add-on', 'premium-support', 'Premium Support', 50000, true),
  ('package-add-on', 'content-creation', 'Content Creation', 200000, false),
  ('package-add-on', 'brand-identity', 'Brand Identity', 150000, false),
  ('plan-add-on', 'extra-storage', 'Extra Storage', 5000, true),
  ('plan-add-on', 'advanced-analytics', 'Advanced Analytics', 20000, true),
  ('plan-add-on', 'priority-support', 'Priority Support', 30000, true),
  ('plan-add-on', 'custom-integration', 'Custom Integration', 50000, true);

create table public.package_orders (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('package', 'plan')),
  item_id text not null,
  addons text[] not null default '{}',
  -- Names and prices as they were when the order came: {name, price_cents, is_monthly, addons: […]}.
  snapshot jsonb not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  monthly_cents integer not null check (monthly_cents >= 0),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  company text not null default '' check (char_length(company) <= 200),
  country text not null check (char_length(country) between 1 and 100),
  address text not null check (char_length(address) between 1 and 500),
  vat_id text not null default '' check (char_length(vat_id) <= 40),
  notes text not null default '' check (char_length(notes) <= 2000),
  agree_to_terms boolean not null check (agree_to_terms),
  status text not null default 'submitted' check (
    status in ('submitted', 'invoiced', 'paid', 'delivered', 'cancelled')),
  created_at timestamptz not null default now()
);

alter table public.package_orders enable row level security;
revoke all on public.package_orders from public, anon, authenticated;
grant select, update (status) on public.package_orders to authenticated;
grant select, insert, update, delete on public.package_orders to service_role;
create policy "staff read" on public.package_orders
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.package_orders
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger package_orders_1_limit before insert on public.package_orders
  for each row execute function private.limit_form('order');
create trigger package_orders_2_clean before insert on public.package_orders
  for each row execute function private.clean_row(
    'name', 'email', 'company', 'country', 'address+', 'vat_id', 'notes+');
create trigger package_orders_3_twin before insert on public.package_orders
  for each row execute function private.drop_twin('order');
create trigger package_orders_4_move before update on public.package_orders
  for each row execute function private.check_move('order');
create trigger package_orders_audit after update or delete on public.package_orders
  for each row execute function private.write_audit('order', 'status');
create trigger package_orders_enter after insert on public.package_orders
  for each row execute function private.enter_record('order');
create trigger package_orders_follow after update of status or delete on public.package_orders
  for each row execute function private.follow_record();

-- Places an order and answers what it comes to, in cents: once, and every month. The same id again, and
-- the same order within ten minutes, are answered as the first one. Unknown items are refused.
create function public.place_order(
  kind text, item_id text, name text, email text, country text, address text,
  agree_to_terms boolean, addons text[] default '{}', company text default '',
  vat_id text default '', notes text default '', id uuid default null)
returns table (reference text, subtotal_cents integer, monthly_cents integer)
language plpgsql security definer set search_path = '' as $$
declare
  wanted text[];
  item private.price_list;
  lines jsonb;
  once integer;
  monthly integer;
  placed uuid := coalesce(place_order.id, gen_random_uuid());
  same text;
begin
  select coalesce(array_agg(distinct addon order by addon), '{}') into wanted
    from unnest(place_order.addons) addon;
  select * into item from private.price_list list
    where list.kind = place_order.kind and list.id = place_order.item_id
      and list.kind in ('package', 'plan');
  if item is null or exists (
    select from unnest(wanted) addon where not exists (
      select from private.price_list list
      where list.kind = place_order.kind || '-add-on' and list.id = addon))
  then
    raise sqlstate 'PT422' using message = 'There is no such package, plan or add-on.';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', list.id, 'name', list.name,
      'price_cents', list.price_cents, 'is_monthly', list.is_monthly) order by list.id), '[]'),
    coalesce(sum(list.price_cents) filter (where not list.is_monthly), 0),
    coalesce(sum(list.price_cents) filter (where list.is_monthly), 0)
    into lines, once, monthly
    from private.price_list list
    where list.kind = place_order.kind || '-add-on' and list.id = any (wanted);
  if item.is_monthly then monthly := monthly + item.price_cents;
  else once := once + item.price_cents;
  end if;
  insert into public.package_orders (id, kind, item_id, addons, snapshot, subtotal_cents,
    monthly_cents, name, email, company, country, address, vat_id, notes, agree_to_terms)
  values (placed, place_order.kind, place_order.item_id, wanted,
    jsonb_build_object('name', item.name, 'price_cents', item.price_cents,
      'is_monthly', item.is_monthly, 'addons', lines),
    once, monthly, place_order.name, place_order.email, place_order.company, place_order.country,
    place_order.address, place_order.vat_id, place_order.notes, place_order.agree_to_terms);
  if not found then
    -- A twin was there: its search text knows the reference that this send would have had.
    same := private.fold(private.reference_of('order', placed));
    select entry.id into placed from public.inbox_entries entry
      where entry.kind = 'order' and (entry.id = placed or (
        entry.created_at > now() - interval '10 minutes' and position(same in entry.search_text) > 0))
      limit 1;
  end if;
  return query select private.reference_of('order', placed), once, monthly;
end
$$;
revoke all on function public.place_order(text, text, text, text, text, text, boolean, text[], text, text, text, uuid)
  from public;
grant execute on function public.place_order(text, text, text, text, text, text, boolean, text[], text, text, text, uuid)
  to anon, authenticated, service_role;
