type CompanyPageProps = { readonly userId: string };

/** All that is known of a company, by the domain of its mail. */
export function CompanyPage({ userId }: CompanyPageProps) {
  return <section data-user={userId} />;
}
