import { row } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import styles from "./accordion.module.css";
import { FoldSign } from "./fold-sign.tsx";
import marks from "./marks.module.css";

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
    <div className={marks.ruled}>
      {questions.map(({ question, answer }, index) => (
        // The visitor may have opened or closed it before React was there.
        <details
          key={question}
          className={styles.question}
          name={name}
          open={isFirstOpen && index === 0}
          suppressHydrationWarning
        >
          <summary className={row(20)}>
            <Heading className={cn(typography.heading, marks.titleSmall, styles.title)}>
              {question}
            </Heading>
            <FoldSign />
          </summary>
          <p className={cn(styles.answer, typography.quiet)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
