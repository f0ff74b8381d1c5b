-- Who changed what, when. Written by triggers only; nobody updates or deletes.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null constraint audit_log_action_known check (action in ('insert', 'update', 'delete')),
  kind text not null,
  record_id uuid not null,
  before jsonb,
  after jsonb
);
create index audit_log_newest on public.audit_log (at desc, id desc);
create index audit_log_of_record on public.audit_log (kind, record_id, at desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "staff read the log" on public.audit_log
  for select to authenticated using ((select private.is_staff()));

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is append-only.' using errcode = '42501';
end
$$;
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();
create trigger audit_log_no_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

-- Arguments: the kind, then the columns worth keeping (never a visitor's own words).
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept text[] := tg_argv[1:];
  was jsonb;
  became jsonb;
begin
  select jsonb_object_agg(key, value) into was
    from jsonb_each(old_row) where key = any (kept);
  select jsonb_object_agg(key, value) into became
    from jsonb_each(new_row) where key = any (kept);
  if tg_op <> 'UPDATE' or was is distinct from became then
    insert into public.audit_log (actor_id, action, kind, record_id, before, after)
    values ((select auth.uid()), lower(tg_op), tg_argv[0],
      (coalesce(new_row, old_row) ->> 'id')::uuid, was, became);
  end if;
  return null;
end
$$;
revoke all on function private.refuse_audit_change(), private.write_audit() from public;

create trigger staff_audit after insert or update or delete on public.staff
  for each row execute function private.write_audit('staff', 'user_id', 'display_name', 'role', 'disabled_at');
