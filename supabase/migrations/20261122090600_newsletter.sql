-- The newsletter. Nobody can learn from an answer whether an address is on the list (decision D8).

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  source text not null default '' check (char_length(source) <= 200),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

-- What the links of the letters carry. Nobody reads it but the functions below and the mail worker.
create table private.newsletter_tokens (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  confirm text not null unique default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  unsubscribe text not null unique default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
);
alter table private.newsletter_tokens enable row level security;
revoke all on private.newsletter_tokens from public, anon, authenticated, service_role;

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated;
grant select, update (status) on public.newsletter_subscribers to authenticated;
grant select, insert, update, delete on public.newsletter_subscribers to service_role;
create policy "staff read" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_staff()));
create policy "staff move" on public.newsletter_subscribers
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

create trigger newsletter_subscribers_1_limit before insert on public.newsletter_subscribers
  for each row execute function private.limit_form('newsletter');
create trigger newsletter_subscribers_2_clean before insert on public.newsletter_subscribers
  for each row execute function private.clean_row('email', 'source');
create trigger newsletter_subscribers_4_move before update on public.newsletter_subscribers
  for each row execute function private.check_move('newsletter');
create trigger newsletter_subscribers_audit after update or delete on public.newsletter_subscribers
  for each row execute function private.write_audit('newsletter', 'status');
create trigger newsletter_subscribers_enter after insert on public.newsletter_subscribers
  for each row execute function private.enter_record('newsletter');
create trigger newsletter_subscribers_follow
  after update of status or delete on public.newsletter_subscribers
  for each row execute function private.follow_record();

create function private.give_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.newsletter_tokens (subscriber_id) values (new.id);
  return null;
end
$$;
-- Before "enter" by its name: what hears of a new entry finds the tokens.
create trigger newsletter_subscribers_1_tokens after insert on public.newsletter_subscribers
  for each row execute function private.give_tokens();

-- Puts an address on the list as pending; one that has left and comes back is pending again. Answers
-- nothing, whatever was there before.
create function public.subscribe(email text, source text default '') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform set_config('private.moves_freely', 'on', true);
  insert into public.newsletter_subscribers (email, source)
    values (subscribe.email, subscribe.source)
    on conflict (lower(email)) do update set status = 'pending'
      where newsletter_subscribers.status = 'unsubscribed';
  perform set_config('private.moves_freely', '', true);
end
$$;

-- What the button behind the link of the letter does. True when the address is on the list now.
create function public.confirm_subscription(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber uuid := (
    select subscriber_id from private.newsletter_tokens where confirm = confirm_subscription.token);
begin
  if subscriber is null then
    return false;
  end if;
  perform set_config('private.moves_freely', 'on', true);
  update public.newsletter_subscribers
    set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
    where id = subscriber and status = 'pending';
  perform set_config('private.moves_freely', '', true);
  return exists (
    select from public.newsletter_subscribers where id = subscriber and status = 'confirmed');
end
$$;

-- Takes an address off the list; true also when it was off already, false for an unknown token.
create function public.unsubscribe(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber uuid := (
    select subscriber_id from private.newsletter_tokens
    where newsletter_tokens.unsubscribe = unsubscribe.token);
begin
  update public.newsletter_subscribers set status = 'unsubscribed'
    where id = subscriber and status <> 'unsubscribed';
  return subscriber is not null;
end
$$;

revoke all on function private.give_tokens(), public.subscribe(text, text),
  public.confirm_subscription(text), public.unsubscribe(text) from public;
grant execute on function public.subscribe(text, text), public.confirm_subscription(text),
  public.unsubscribe(text) to anon, authenticated, service_role;
