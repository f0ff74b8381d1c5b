type PersonPageProps = { readonly userId: string };

/** All that is known of who stands behind an address. */
export function PersonPage({ userId }: PersonPageProps) {
  return <section data-user={userId} />;
}
