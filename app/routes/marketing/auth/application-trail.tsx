import { applicationSteps } from "#app/content/application-steps.ts";
import { signUpPage } from "#app/content/sign-up.ts";
import styles from "#app/forms/application.module.css";

/** The four steps, the first of which is this page. */
export function ApplicationTrail() {
  return (
    <ol className={styles.trail} aria-label={signUpPage.stepsLabel}>
      {applicationSteps.map((step, index) => (
        <li key={step.title} aria-current={index === 0 ? "step" : undefined}>
          <b>{step.title}</b>
          <span>{step.time}</span>
        </li>
      ))}
    </ol>
  );
}
