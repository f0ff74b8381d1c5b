/** The six partner logos of the scrolling strip. The names are placeholders (specification, section 1). */
export const partnerLogos = [
  { id: "halden", name: "Halden & Co", drawing: "M3 3h7v7h4V3h7v18h-7v-7h-4v7H3z" },
  {
    id: "brindlewater",
    name: "Brindlewater",
    drawing: "M2 8c4-5 6 3 10 0s6-3 10 0v4c-4-3-6 3-10 0S6 7 2 12zm0 9c4-5 6 3 10 0s6-3 10 0v4H2z",
  },
  { id: "farrowind", name: "FARROWIND", drawing: "M1 6l11 5 11-5-8 11-3-3-3 3z" },
  {
    id: "tallis",
    name: "tallis",
    drawing: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5a5 5 0 1 0 0 10V7Z",
  },
  {
    id: "kestrow",
    name: "Kestrow Legal",
    drawing: "M11 2h2v20h-2zM4 6h16v2H4zM2 9l3 7 3-7zm14 0 3 7 3-7z",
  },
  { id: "meridian", name: "Meridian/5", drawing: "M12 1 23 12 12 23 1 12Zm0 6-5 5 5 5z" },
] as const;
