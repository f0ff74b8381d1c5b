import typography from "#app/components/ui/typography.module.css";
import { linkedParts } from "./text-parts.ts";

/** A stranger's words; what is an address in them can be followed, and says where it leads. */
export function LinkedText({ text }: { readonly text: string }) {
  return linkedParts(text).map((part, index) =>
    part.kind === "words" ? (
      part.text
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- Parts of one text, which never change their order.
        key={index}
        className={typography.link}
        href={part.href}
        rel="noopener noreferrer nofollow"
        target="_blank"
      >
        {part.text}
      </a>
    ),
  );
}
