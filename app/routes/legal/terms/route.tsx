import { LegalDocument } from "#app/components/marketing/legal-document.tsx";
import { terms, termsMeta } from "#app/content/legal/terms.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site.ts";
import { TermsNotices } from "./terms-notices.tsx";

export function meta() {
  return pageMeta({ ...termsMeta, path: "/terms" });
}

export default function TermsPage() {
  return (
    <main id="main">
      <LegalDocument text={terms} email={site.email}>
        <TermsNotices />
      </LegalDocument>
    </main>
  );
}
