import { useLocation } from "react-router";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import { NewsletterPanel } from "./newsletter-panel.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { letterIn } from "./newsletter-letter.ts";

/** The newsletter's place on the blog: the box, or what a letter's link leads to. */
export function NewsletterPlace() {
  const { search } = useLocation();
  const letter = useHydrated() ? letterIn(search) : null;
  if (!letter) return <NewsletterBox />;
  return <NewsletterPanel key={letter.task + letter.token} letter={letter} />;
}
