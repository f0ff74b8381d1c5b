/** Words of the blog. Category names are the specification's, section 2; titles and dates are the articles' own. */
export const blog = {
  meta: {
    title: "Flight notes: our blog",
    description:
      "Six long reads on turning websites into applications: technology, development, design, architecture, backend and performance, with worked numbers.",
  },
  name: "Flight notes",
  text: "What we learn while rebuilding other people’s websites.",
  categories: "Category",
  allCategories: "All",
  moreHeading: "More articles",
  reset: "Show all articles",
  feed: "RSS feed",
  related: "Keep reading",
  contents: "In this article",
  neighbours: "More articles",
  previous: "Previous",
  next: "Next",
} as const;

/** What the list shows, for those who cannot see it change. */
export function countArticles(count: number, category: string | null): string {
  const articles = count === 1 ? "1 article" : `${count} articles`;
  return category ? `${articles} in ${category}` : articles;
}

export const emptyCategory = {
  title: "Nothing here yet.",
  text: "No article has been filed under this category.",
} as const;

/** The people who write; fictional samples. */
export const authors = [
  {
    name: "Ines Moreau",
    initials: "IM",
    text: "Leads design. Spends the first week of every project sitting at somebody else’s desk.",
  },
  {
    name: "Tom Adeyemi",
    initials: "TA",
    text: "Leads backend engineering. Reads the dead-letter shelf before he reads his e-mail.",
  },
  {
    name: "Ravi Sandhu",
    initials: "RS",
    text: "Leads architecture. Has removed more columns than most people have named.",
  },
] as const;
