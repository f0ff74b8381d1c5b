import { termsNotices as words } from "#app/content/legal/terms.ts";

/** The end of the terms: whose fonts and software the site is made with. */
export function TermsNotices() {
  return (
    <section className="legal__end on-sky" aria-labelledby="notices">
      <h2 className="d" id="notices">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <a className="link" href="/notices.txt">
        {words.file}
      </a>
    </section>
  );
}
