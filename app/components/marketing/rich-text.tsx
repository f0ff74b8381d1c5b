import { Fragment } from "react";
import { Link } from "react-router";
import type { RichText as Text, TextLink } from "#app/content/rich-text.ts";
import styles from "./rich-text.module.css";

/** Running text with its links, and with code where backticks are. */
export function RichText({ text }: { readonly text: Text }) {
  if (typeof text === "string") return <WithCode text={text} />;
  return text.map((part) =>
    typeof part === "string" ? (
      <WithCode key={part} text={part} />
    ) : (
      <InlineLink key={part.text} link={part} />
    ),
  );
}

function WithCode({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}

function InlineLink({ link }: { readonly link: TextLink }) {
  if ("href" in link) {
    return (
      <a className={styles.link} href={link.href}>
        {link.text}
      </a>
    );
  }
  const [pathname, hash] = link.to.split("#");
  return (
    <Link
      className={styles.link}
      to={{ pathname, search: link.query, hash: hash ? `#${hash}` : "" }}
      prefetch="intent"
      viewTransition
    >
      {link.text}
    </Link>
  );
}
