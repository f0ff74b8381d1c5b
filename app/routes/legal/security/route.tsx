import { LegalDocument } from "#app/components/marketing/legal-document.tsx";
import { security, securityMeta } from "#app/content/legal/security.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site.ts";
import { SecurityContact } from "./security-contact.tsx";

export function meta() {
  return pageMeta({ ...securityMeta, path: "/security" });
}

export default function SecurityPage() {
  return (
    <main id="main">
      <LegalDocument text={security} email={site.email}>
        <SecurityContact />
      </LegalDocument>
    </main>
  );
}
