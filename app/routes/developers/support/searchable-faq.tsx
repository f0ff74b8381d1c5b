import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Accordion } from "#app/components/marketing/accordion.tsx";
import forms from "#app/components/ui/form.module.css";
import { Icon } from "#app/components/ui/icon.tsx";
import typography from "#app/components/ui/typography.module.css";
import { pricingFaqs, type Faq } from "#app/content/faqs.ts";
import { supportFaqs, supportSearch as labels } from "#app/content/support.ts";
import support from "#app/forms/support/support.module.css";

const faqs: readonly Faq[] = [...supportFaqs, ...pricingFaqs];

/** The questions of support and of pricing in one list that can be searched (decision D17). */
export function SearchableFaq() {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const found = faqs.filter((faq) => matches(query, faq));

  useEffect(() => {
    // What was typed before React had started.
    if (input.current) setQuery(input.current.value);
  }, []);

  return (
    <div className={support.questions}>
      <div>
        <h2 className={typography.display}>{labels.heading}</h2>
        <search className={forms.field}>
          <label htmlFor="faq-search">{labels.label}</label>
          <span className={support.search}>
            <Icon name="search" />
            <input
              className={forms.input}
              id="faq-search"
              type="search"
              placeholder={labels.placeholder}
              ref={input}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
          </span>
        </search>
        <p className={typography.quiet} role="status">
          {labels.count(found.length, faqs.length)}
        </p>
      </div>
      {found.length > 0 ? (
        <Accordion name="support-faq" questions={found} />
      ) : (
        <p>
          {labels.none}{" "}
          <Link className={typography.link} to="/support#contact">
            {labels.ask}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Every word of the query stands somewhere in question or answer. */
function matches(query: string, { question, answer }: Faq): boolean {
  const text = `${question} ${answer}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
