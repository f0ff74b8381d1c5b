import { termsNotices as labels } from "#app/content/legal/terms.ts";

/** The end of the terms: whose fonts and software the site is made with. */
export function TermsNotices() {
  return (
    <section className="legal__end on-sky" aria-labelledby="notices">
      <h2 className="d" id="notices">
        {labels.heading}
      </h2>
      <p>{labels.text}</p>
      <a className="link" href="/notices.txt">
        {labels.file}
      </a>
    </section>
  );
}
