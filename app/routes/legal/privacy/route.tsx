import { LegalDocument } from "#app/components/marketing/legal-document.tsx";
import { privacy, privacyMeta } from "#app/content/legal/privacy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site.ts";

export function meta() {
  return pageMeta({ ...privacyMeta, path: "/privacy" });
}

export default function PrivacyPage() {
  return (
    <main id="main">
      <LegalDocument text={privacy} email={site.email} />
    </main>
  );
}
