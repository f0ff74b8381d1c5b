import { row, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { apiPage, sampleLanguages, type SampleLanguage } from "#app/content/api-reference.ts";
import { cn } from "#app/lib/cn.ts";
import { Sample } from "../sample.tsx";
import styles from "./languages.module.css";

/**
 * Which language the samples of the page are in. Radio buttons and CSS do it, so it works before React
 * has started.
 */
export function LanguageSwitch() {
  return (
    <fieldset className={cn(row(0), surface(), styles.languages)}>
      <legend className={typography.visuallyHidden}>{apiPage.language}</legend>
      {sampleLanguages.map(({ id, label }, index) => (
        <label key={id}>
          <input type="radio" name="language" value={id} defaultChecked={index === 0} />
          <span className={textClass(14, 560)}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

type SamplesProps = {
  readonly title: string;
  readonly codeFor: (language: SampleLanguage) => string;
};

/** One sample in every language; the chosen one is shown. */
export function Samples({ title, codeFor }: SamplesProps) {
  return sampleLanguages.map(({ id, label }) => (
    <div key={id} data-language={id}>
      <Sample title={`${title}, ${label}`} language={id} code={codeFor(id)} />
    </div>
  ));
}
