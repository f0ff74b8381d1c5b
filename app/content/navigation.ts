import type { AppPath } from "./app-path.ts";

export type NavigationLink = { readonly label: string; readonly to: AppPath };

export const mainNavigation: readonly NavigationLink[] = [
  { label: "Products", to: "/products" },
  { label: "Solutions", to: "/solutions" },
  { label: "About", to: "/about" },
  { label: "Pricing", to: "/pricing" },
];

export type FooterColumn = { readonly heading: string; readonly links: readonly NavigationLink[] };

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: "Solutions",
    links: [
      { label: "E-commerce", to: "/examples#ecommerce" },
      { label: "Healthcare", to: "/examples#healthcare" },
      { label: "Education", to: "/examples#education" },
      { label: "Real estate", to: "/examples#real-estate" },
    ],
  },
  {
    heading: "Features",
    links: [
      { label: "Database", to: "/features#database" },
      { label: "Analytics", to: "/features#analytics" },
      { label: "Partners", to: "/features#partners" },
      { label: "Payments", to: "/features#payments" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Careers", to: "/careers" },
      { label: "Blog", to: "/blog" },
      { label: "Press", to: "/press" },
      { label: "Partners", to: "/partners" },
    ],
  },
  {
    heading: "Resources",
    links: [
      { label: "Documentation", to: "/documentation" },
      { label: "Support", to: "/support" },
      { label: "API", to: "/api" },
      { label: "Contact", to: "/contact" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Security", to: "/security" },
    ],
  },
];

/** The six most wanted pages, offered on the not-found page (decision D72). */
export const wantedPages: readonly NavigationLink[] = [
  { label: "Products", to: "/products" },
  { label: "Solutions", to: "/solutions" },
  { label: "Examples", to: "/examples" },
  { label: "Pricing", to: "/pricing" },
  { label: "About", to: "/about" },
  { label: "Contact", to: "/contact" },
];
