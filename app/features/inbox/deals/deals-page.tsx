type DealsPageProps = { readonly userId: string };

/** Board and list of the deals. */
export function DealsPage({ userId }: DealsPageProps) {
  return <section data-user={userId} />;
}
