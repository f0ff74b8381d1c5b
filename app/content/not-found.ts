/** Words of the not-found page; code and title are the specification's, section 2. */
export const notFound = {
  meta: {
    title: "There is no page at this address",
    description:
      "The address may be mistyped, or the page has moved. Here are the ones most visitors look for.",
  },
  code: "404",
  title: "Oops! Page not found",
  lines: {
    rocket: "We lit the engine before checking the map.",
    cyber: "Signal lost. No route at this address.",
    space: "There is nothing here. It is very quiet.",
  },
  home: "Return to Home",
  wanted: "Most wanted pages",
} as const;
