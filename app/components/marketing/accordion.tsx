import typography from "#app/components/ui/typography.module.css";
import styles from "./accordion.module.css";

type Question = { readonly question: string; readonly answer: string };

type AccordionProps = {
  /** Items of one name close each other; every accordion of a page has its own. */
  readonly name: string;
  readonly questions: readonly Question[];
  readonly level?: 2 | 3;
  /** Shows at once how an answer looks. */
  readonly isFirstOpen?: boolean;
};

/**
 * Questions of which one is open at a time: opening one closes the other, a second click closes it (specification,
 * section 4). The browser does it, so it works before any script.
 */
export function Accordion(props: AccordionProps) {
  const { name, questions, level = 3, isFirstOpen = false } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {questions.map(({ question, answer }, index) => (
        // The visitor may have opened or closed it before React was there.
        <details
          key={question}
          name={name}
          open={isFirstOpen && index === 0}
          suppressHydrationWarning
        >
          <summary>
            <Heading className={typography.heading}>{question}</Heading>
            <i aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
