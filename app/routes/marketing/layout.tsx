import { Outlet } from "react-router";
import { ErrorPage } from "#app/components/layout/error-page.tsx";
import { SiteFrame } from "#app/components/layout/site-frame.tsx";
import { footerColumns, mainNavigation } from "#app/content/navigation.ts";
import { site } from "#app/content/site.ts";

export default function MarketingLayout() {
  return (
    <SiteFrame site={site} links={mainNavigation} columns={footerColumns}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame site={site} links={mainNavigation} columns={footerColumns}>
      <ErrorPage email={site.email} />
    </SiteFrame>
  );
}
