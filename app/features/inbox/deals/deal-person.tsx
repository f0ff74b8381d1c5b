import { Link } from "react-router";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { dealPanel as labels, dealWords } from "#app/content/deals.ts";
import type { Deal } from "./deal.ts";

/** Leads to the cards of whom the deal is with. */
export function DealPersonLinks({ deal: { person } }: { readonly deal: Deal }) {
  if (person === null) return <p className={typography.quiet}>{dealWords.noPerson}</p>;
  const { id, name, address, company } = person;
  const host = address.slice(address.lastIndexOf("@") + 1);
  return (
    <p className={cluster(16)}>
      <span>
        <span className={typography.quiet}>{labels.person}</span>{" "}
        <Link
          className={typography.link}
          to={{ search: `?person=${encodeURIComponent(address || id)}` }}
        >
          <bdi>{name || address || dealWords.unnamed}</bdi>
        </Link>
      </span>
      {company !== "" && (
        <span>
          <span className={typography.quiet}>{labels.company}</span>{" "}
          {address === "" ? (
            <bdi>{company}</bdi>
          ) : (
            <Link
              className={typography.link}
              to={{ search: `?company=${encodeURIComponent(host)}` }}
            >
              <bdi>{company}</bdi>
            </Link>
          )}
        </span>
      )}
    </p>
  );
}
