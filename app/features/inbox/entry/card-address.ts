/** The address of a person's card, as a query string; `whom` is one of their e-mail addresses, or their id. */
export function personAddress(whom: string): string {
  return `?${new URLSearchParams({ person: whom.trim().toLowerCase() })}`;
}

/** The address of a company's card, by the domain of its mail. */
export function companyAddress(domain: string): string {
  return `?${new URLSearchParams({ company: domain.trim().toLowerCase() })}`;
}
