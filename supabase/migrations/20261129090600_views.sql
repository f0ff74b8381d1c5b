-- What works: how often each page is seen, and by which campaign and source its visitors have come. Counts alone, without
-- an address, an agent, an hour or an id. See docs/decisions/0048.

create table public.view_counts (
  -- The office's.
  day date not null,
  path text not null constraint view_counts_path_short check (length(path) between 1 and 300),
  -- The campaign's source, else the site before ours, else 'direct'; '' within a visit, '(other)' beyond the bounds.
  source text not null constraint view_counts_source_short check (length(source) <= 100),
  -- '' without one.
  campaign text not null constraint view_counts_campaign_short check (length(campaign) <= 100),
  views integer not null constraint view_counts_views_some check (views > 0),
  -- Those of them that began a visit.
  arrivals integer not null constraint view_counts_arrivals_some check (arrivals between 0 and views),
  primary key (day, path, source, campaign)
);

alter table public.view_counts enable row level security;
revoke all on public.view_counts from public, anon, authenticated;
grant select on public.view_counts to authenticated;
grant select, insert, update, delete on public.view_counts to service_role;
create policy "staff read" on public.view_counts for select to authenticated using ((select private.is_staff()));

-- Adds what a server has counted: [{"path", "source", "campaign", "views", "arrivals"}], each name as a visitor gave it.
-- Beyond 200 sources or campaigns a day names are '(other)', the most frequent first; beyond 10,000 rows a day both are.
create function private.add_views(the_day date, counts jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_names constant integer := 200;
  most_rows constant integer := 10000;
begin
  -- Two servers at once would each have room for as many.
  perform pg_advisory_xact_lock(hashtextextended('view counts', 0));
  with told as (
    select count.path, left(private.clean_text(count.source, false), 100) as source,
      left(private.clean_text(count.campaign, false), 100) as campaign, count.views, count.arrivals
    from jsonb_to_recordset(add_views.counts)
      as count (path text, source text, campaign text, views integer, arrivals integer)
  ), known as (
    select stored.path, stored.source, stored.campaign from public.view_counts stored where stored.day = add_views.the_day
  ), sources as (
    select distinct known.source as name from known where known.source not in ('', 'direct', '(other)')
  ), campaigns as (
    select distinct known.campaign as name from known where known.campaign not in ('', '(other)')
  ), new_sources as (
    select told.source as name from told
    where told.source not in ('', 'direct', '(other)') and told.source not in (select name from sources)
    group by told.source order by sum(told.views) desc, told.source
    limit greatest(0, most_names - (select count(*) from sources))
  ), new_campaigns as (
    select told.campaign as name from told
    where told.campaign not in ('', '(other)') and told.campaign not in (select name from campaigns)
    group by told.campaign order by sum(told.views) desc, told.campaign
    limit greatest(0, most_names - (select count(*) from campaigns))
  ), named as (
    select told.path,
      case when told.source in ('', 'direct')
        or told.source in (select name from sources union all select name from new_sources)
        then told.source else '(other)' end as source,
      case when told.campaign = ''
        or told.campaign in (select name from campaigns union all select name from new_campaigns)
        then told.campaign else '(other)' end as campaign,
      sum(told.views) as views, sum(told.arrivals) as arrivals
    from told group by 1, 2, 3
  ), placed as (
    select named.*, known.path is not null as is_known,
      row_number() over (partition by known.path is null order by named.views desc, named.path, named.source,
        named.campaign) as place
    from named left join known
      on known.path = named.path and known.source = named.source and known.campaign = named.campaign
  ), bounded as (
    select placed.path, placed.source, placed.campaign, placed.views, placed.arrivals,
      placed.is_known or placed.place <= most_rows - (select count(*) from known) as has_room
    from placed
  )
  insert into public.view_counts as stored (day, path, source, campaign, views, arrivals)
  select add_views.the_day, bounded.path, case when bounded.has_room then bounded.source else '(other)' end,
    case when bounded.has_room then bounded.campaign else '(other)' end, sum(bounded.views), sum(bounded.arrivals)
  from bounded group by 1, 2, 3, 4
  on conflict (day, path, source, campaign) do update
    set views = stored.views + excluded.views, arrivals = stored.arrivals + excluded.arrivals;
end
$$;

-- At most 5,000 rows at a time whose months are over; a dry run counts them all.
create function private.expire_views(months integer, is_dry boolean) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  first_kept date := (now() at time zone 'America/Los_Angeles' - make_interval(months => expire_views.months))::date;
  gone integer;
begin
  if expire_views.is_dry then
    return (select count(*) from public.view_counts stored where stored.day < first_kept);
  end if;
  delete from public.view_counts stored where stored.ctid = any (array(
    select old.ctid from public.view_counts old where old.day < first_kept limit 5000));
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- Views, arrivals and leads of the last weeks, since the first day of them that was counted: by campaign, by source, by
-- the page of the form ('form', every page) and of arrival, and 'total' with that first day as its key. Of leads those
-- count that told where they came from: not what is in quarantine or was written down here, nor of browsers that ask not
-- to be followed.
create function public.view_insights(weeks integer default 12)
returns table (dimension text, key text, views bigint, arrivals bigint, leads bigint)
language sql stable set search_path = '' as $$
  with counted as materialized (
    select stored.day, stored.path, stored.source, stored.campaign, stored.views, stored.arrivals
    from public.view_counts stored
    where stored.day >= (date_trunc('week', now() at time zone 'America/Los_Angeles')
      - make_interval(weeks => least(greatest(view_insights.weeks, 1), 104) - 1))::date
  ), told as materialized (
    select source.utm_campaign as campaign,
      left(coalesce(nullif(source.utm_source, ''), nullif(source.referrer_host, ''), 'direct'), 100) as source,
      coalesce(nullif(rtrim(source.path, '/'), ''), '/') as form,
      coalesce(nullif(rtrim(source.entry_path, '/'), ''), '/') as arrival
    from public.inbox_entries entry join public.lead_sources source on source.entry_id = entry.id
    where source.path <> '' and entry.quarantined_at is null
      and entry.created_at >= (select min(counted.day) from counted)::timestamp at time zone 'America/Los_Angeles'
  ), campaigns as (
    select counted.campaign as key, sum(counted.views) as views, sum(counted.arrivals) as arrivals
    from counted group by counted.campaign
  ), sources as (
    select counted.source as key, sum(counted.views) as views, sum(counted.arrivals) as arrivals
    from counted where counted.source <> '' group by counted.source
  ), pages as (
    select counted.path as key, sum(counted.views) as views, sum(counted.arrivals) as arrivals
    from counted group by counted.path
  )
  select 'total', min(counted.day)::text, coalesce(sum(counted.views), 0)::bigint,
    coalesce(sum(counted.arrivals), 0)::bigint, (select count(*) from told)
    from counted
  union all
  select 'campaign', coalesce(campaigns.key, lead.key), coalesce(campaigns.views, 0)::bigint,
    coalesce(campaigns.arrivals, 0)::bigint, coalesce(lead.leads, 0)
    from campaigns full join (select told.campaign as key, count(*) as leads from told group by told.campaign) lead
      on lead.key = campaigns.key
  union all
  select 'source', coalesce(sources.key, lead.key), coalesce(sources.views, 0)::bigint,
    coalesce(sources.arrivals, 0)::bigint, coalesce(lead.leads, 0)
    from sources full join (select told.source as key, count(*) as leads from told group by told.source) lead
      on lead.key = sources.key
  union all
  select 'form', coalesce(pages.key, lead.key), coalesce(pages.views, 0)::bigint, coalesce(pages.arrivals, 0)::bigint,
    coalesce(lead.leads, 0)
    from pages full join (select told.form as key, count(*) as leads from told group by told.form) lead
      on lead.key = pages.key
  union all
  select 'arrival', coalesce(pages.key, lead.key), coalesce(pages.views, 0)::bigint,
    coalesce(pages.arrivals, 0)::bigint, coalesce(lead.leads, 0)
    from pages full join (select told.arrival as key, count(*) as leads from told group by told.arrival) lead
      on lead.key = pages.key
$$;

revoke all on function private.add_views(date, jsonb), private.expire_views(integer, boolean),
  public.view_insights(integer) from public, anon, authenticated;
grant execute on function public.view_insights(integer) to authenticated, service_role;
