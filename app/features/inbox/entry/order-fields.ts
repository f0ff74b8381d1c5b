import { recordLabels } from "#app/content/inbox-record.ts";
import { purchase } from "#app/content/purchase.ts";
import { formatMoney } from "#domain/money.ts";
import { field, type Field } from "./field.ts";
import type { RecordRow } from "./record.ts";
import { isTrueIn, numberIn, objectIn, objectsIn, textIn } from "./record-values.ts";

const { labels, summary } = purchase;

/** An order with its lines at the prices of the day it came, and where the invoice goes. */
export function orderFields(row: RecordRow): readonly Field[] {
  const item = objectIn(row, "snapshot");
  const lines = [item, ...objectsIn(item, "addons")];
  return [
    { name: recordLabels.ordered, values: lines.map(lineOf), absent: recordLabels.nothingOrdered },
    field(summary.once, formatMoney(numberIn(row, "subtotal_cents"))),
    field(recordLabels.monthly, formatMoney(numberIn(row, "monthly_cents"))),
    field(labels.company, textIn(row, "company")),
    field(labels.address, textIn(row, "address")),
    field(labels.country, textIn(row, "country")),
    field(labels.vatId, textIn(row, "vat_id")),
    field(
      recordLabels.terms,
      isTrueIn(row, "agree_to_terms") ? recordLabels.agreed : recordLabels.refused,
    ),
  ];
}

/** `Rush Delivery, $1,500` */
function lineOf(line: RecordRow): string {
  const price = formatMoney(numberIn(line, "price_cents"));
  const unit = isTrueIn(line, "is_monthly") ? ` ${summary.monthlyUnit}` : "";
  return `${textIn(line, "name")}, ${price}${unit}`;
}
