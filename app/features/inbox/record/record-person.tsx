import { Link } from "react-router";
import { cluster } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cardLinks as labels } from "#app/content/people.ts";
import { companyDomain } from "#domain/public-mail.ts";
import { cn } from "#app/lib/cn.ts";
import type { Entry } from "../entry.ts";
import { companyAddress, personAddress } from "../entry/card-address.ts";
import styles from "./record-pipeline.module.css";

/** The ways from a record to the cards of its sender; without an address there are none. */
export function RecordPerson({ entry }: { readonly entry: Entry }) {
  const { email } = entry;
  if (email === "") return null;
  const domain = companyDomain(email);
  return (
    <p className={cn(cluster(16), styles.person)}>
      <Link className={typography.link} to={{ search: personAddress(email) }}>
        {labels.person}
      </Link>
      {domain !== null && (
        <Link className={typography.link} to={{ search: companyAddress(domain) }}>
          <bdi>{domain}</bdi>
        </Link>
      )}
    </p>
  );
}
