import type { ReactNode } from "react";
import type { FooterColumn, NavigationLink } from "#app/content/navigation.ts";
import type { SiteFacts } from "#app/content/site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type SiteFrameProps = {
  readonly site: SiteFacts;
  readonly links: readonly NavigationLink[];
  readonly columns: readonly FooterColumn[];
  readonly children: ReactNode;
};

/** Header, content and footer of every public page. */
export function SiteFrame({ site, links, columns, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader brandName={site.name} links={links} />
      {children}
      <SiteFooter
        brandName={site.name}
        tagline={site.tagline}
        email={site.email}
        location={site.office.line}
        columns={columns}
        social={site.social}
        year={site.copyrightYear}
      />
    </>
  );
}
