import { toCsv } from "#app/lib/csv.ts";
import { dateOfDay, formatLocal } from "#domain/dates.ts";
import { makePdf } from "#app/lib/pdf.ts";
import { commissionCents } from "./commission.ts";
import type { Company, Deal, PortalDoc } from "./model.ts";
import { sampleNote } from "./statements.ts";

type DocumentFile = {
  readonly name: `${string}.${"csv" | "pdf"}`;
  readonly data: string | Uint8Array<ArrayBuffer>;
};

/** A real file for an approved document: a table of the deals as a spreadsheet, anything else a page that names it. */
export function documentFile(
  document: PortalDoc,
  company: Company,
  deals: readonly Deal[],
): DocumentFile {
  if (document.type === "CSV") {
    return {
      name: `${document.name}.csv`,
      data: toCsv(
        [sampleNote],
        [
          ["Document", document.name],
          ["Customer", "Product", "Value", "Commission", "Status", "Registered", "Close"],
          ...deals.map((deal) => [
            deal.customer,
            deal.product,
            deal.value / 100,
            commissionCents(deal.value) / 100,
            deal.status,
            deal.registered,
            deal.close,
          ]),
        ],
      ),
    };
  }
  return {
    name: `${document.name}.pdf`,
    data: makePdf(document.name, [
      sampleNote,
      "",
      `Partner: ${company.name}`,
      `Category: ${document.category}`,
      `Uploaded: ${formatLocal(dateOfDay(document.uploadDate), "date")}`,
      "Status: Approved",
    ]),
  };
}
