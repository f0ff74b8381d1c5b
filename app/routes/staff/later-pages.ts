/** The parts of the console that come when one of them is opened first. */
export { DealsPage as deals } from "#app/features/inbox/deals/deals-page.tsx";
export { ImportPage as import } from "#app/features/inbox/intake/import-page.tsx";
export { CompanyPage as company } from "#app/features/inbox/people/company-page.tsx";
export { PersonPage as person } from "#app/features/inbox/people/person-page.tsx";
export { ConnectionsView as connections } from "./connections-view.tsx";
export { IssuesView as issues } from "./issues-view.tsx";
