import { readLight, type Span } from "../light-markup.ts";
import styles from "./light-text.module.css";

/** A visitor's text with its light markup; anything else in it stays text. */
export function LightText({ text }: { readonly text: string }) {
  return readLight(text).map((block, index) =>
    block.kind === "list" ? (
      <ul key={index} className={styles.dots}>
        {block.items.map((spans, at) => (
          <li key={at}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, index) => {
    if (span.kind === "strong") return <strong key={index}>{span.text}</strong>;
    if (span.kind === "em") return <em key={index}>{span.text}</em>;
    if (span.kind === "link") {
      return (
        <a key={index} href={span.href} target="_blank" rel="noopener nofollow">
          {span.text}
        </a>
      );
    }
    return span.text;
  });
}
