import { priceRows, type PriceRow } from "#domain/prices.ts";

/**
 * The statement that makes `private.price_list` the list of `domain/prices.ts`: what changed is changed, what is gone is
 * deleted. Orders keep the prices of their day. It can run again.
 */
export function priceListStatement(rows: readonly PriceRow[] = priceRows()): string {
  const list = JSON.stringify(rows).replaceAll("'", "''");
  return `
with wanted as (
  select kind, id, name, cents, "isMonthly" as is_monthly
  from jsonb_to_recordset('${list}'::jsonb)
    as row (kind text, id text, name text, cents integer, "isMonthly" boolean)
), gone as (
  delete from private.price_list list where not exists (
    select from wanted where wanted.kind = list.kind and wanted.id = list.id)
)
insert into private.price_list as list (kind, id, name, price_cents, is_monthly)
select kind, id, name, cents, is_monthly from wanted
on conflict (kind, id) do update
  set name = excluded.name, price_cents = excluded.price_cents, is_monthly = excluded.is_monthly
  where (list.name, list.price_cents, list.is_monthly)
    is distinct from (excluded.name, excluded.price_cents, excluded.is_monthly)`;
}
