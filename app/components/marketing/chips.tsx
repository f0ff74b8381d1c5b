import styles from "./chips.module.css";

/** A short list of what something contains. */
export function Chips({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.chips}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The technologies behind something, in one quiet line. */
export function Tags({ items }: { readonly items: readonly string[] }) {
  return (
    <p className={styles.words} data-tags="">
      {items.join(", ")}
    </p>
  );
}
