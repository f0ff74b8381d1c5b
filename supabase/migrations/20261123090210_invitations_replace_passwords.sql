-- Whoever is let in by an invitation has the secret that the owner gave, and gets a new password in that moment: a
-- stranger who had registered the address before keeps neither password nor session.

-- The account whose password was set with the secret; written by the server alone.
alter table public.staff_invitations add column proved_by uuid;

-- The open invitation of a secret, or why there is none: `unknown`, `expired` or `other-address`. For the server.
create function private.open_invitation(token text, address text, out invitation uuid, out refusal text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  found public.staff_invitations;
begin
  select * into found from public.staff_invitations
    where token_hash = encode(sha256(convert_to(open_invitation.token, 'UTF8')), 'hex')
      and accepted_at is null for update;
  refusal := case
    when found.id is null then 'unknown'
    when found.expires_at < now() then 'expired'
    when lower(found.email) is distinct from lower(address) then 'other-address'
  end;
  if refusal is null then
    invitation := found.id;
  end if;
end
$$;

-- Whether only an invitation makes an account with this address. For the server.
create function private.is_invited(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.staff_invitations
    where lower(email) = lower(address) and accepted_at is null and expires_at > now())
$$;

-- The password of this account has just been set with the secret of this invitation. For the server.
create function private.prove_invitation(invitation uuid, account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.staff_invitations set proved_by = account where id = invitation;
$$;

-- Makes the signed-in account staff. Refuses with 409 `unknown`, `expired`, `other-address` or `new-password`. Where no
-- server of ours has set the password, `password` becomes the new one here, as on hosted Supabase, and the session that
-- asked ends with all others.
drop function public.accept_invitation(text);
create function public.accept_invitation(token text, password text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  opened record;
  invited public.staff_invitations;
begin
  select * into opened from private.open_invitation(accept_invitation.token,
    (select users.email from auth.users where users.id = caller));
  if opened.refusal is not null then
    raise sqlstate 'PT409' using hint = opened.refusal, message = case opened.refusal
      when 'unknown' then 'This invitation is not known, or was used already.'
      when 'expired' then 'This invitation has expired.'
      else 'This invitation is for another address.'
    end;
  end if;
  select * into invited from public.staff_invitations where id = opened.invitation;
  if invited.proved_by is not distinct from caller then
    delete from auth.refresh_tokens where user_id::text = caller::text
      and session_id::text is distinct from auth.jwt() ->> 'session_id';
    delete from auth.sessions where user_id = caller
      and id::text is distinct from auth.jwt() ->> 'session_id';
  elsif to_regprocedure('extensions.crypt(text,text)') is not null
    and char_length(accept_invitation.password) >= 10
  then
    execute 'update auth.users set encrypted_password = extensions.crypt($1, extensions.gen_salt(''bf'', 10)) where id = $2'
      using accept_invitation.password, caller;
    perform public.end_sessions(caller);
  else
    raise sqlstate 'PT409' using hint = 'new-password',
      message = 'This invitation needs a new password.';
  end if;
  insert into public.staff (user_id, display_name, role)
    values (caller, invited.display_name, invited.role)
    on conflict (user_id) do nothing;
  update public.staff_invitations set accepted_at = now() where id = invited.id;
  return invited.role;
end
$$;

revoke all on function private.open_invitation(text, text), private.is_invited(text),
  private.prove_invitation(uuid, uuid), public.accept_invitation(text, text) from public, anon;
grant execute on function public.accept_invitation(text, text) to authenticated, service_role;
