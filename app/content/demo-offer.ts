import { demoCatalog, type DemoSlug } from "./demo-catalog.ts";

/** One line for each demo that sells it. */
const demoLines: Readonly<Record<DemoSlug, string>> = {
  ecommerce: "A store that sells while you sleep, on your domain.",
  healthcare: "Give patients a front door that answers.",
  dashboard: "See Monday's numbers without asking anyone.",
  community: "Own the room your customers talk in.",
  learning: "Teach once, certify forever.",
  portal: "Give partners one place for money, deals and paperwork.",
  recruitment: "Never lose a good candidate to silence again.",
  realestate: "Turn lookers into booked viewings.",
  restaurant: "Kitchen, floor and bookings on one screen.",
  fitness: "Know who is slipping before they cancel.",
};

/** The invitation at the end of a demo; the contact form then knows which one it was. */
export function demoOffer(slug: DemoSlug, bullets: readonly string[]) {
  return { line: demoLines[slug], bullets, contactPath: contactHref(slug) };
}

/** The contact form with project type and demo filled in. */
function contactHref(slug: DemoSlug): string {
  const type = demoCatalog.find((demo) => demo.slug === slug)?.projectType ?? "custom";
  return `/contact?${new URLSearchParams({ projectType: type, demo: slug }).toString()}`;
}
