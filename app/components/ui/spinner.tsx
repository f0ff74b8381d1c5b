import styles from "./spinner.module.css";

/** Turns while something is on its way; the words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
