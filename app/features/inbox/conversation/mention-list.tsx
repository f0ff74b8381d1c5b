import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { row } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import { mentionLabels as labels } from "#app/content/conversation.ts";
import { cn } from "#app/lib/cn.ts";
import { initialsOf } from "../entry/team.ts";
import styles from "./mentions.module.css";
import { placeBeside } from "./place-beside.ts";
import type { Mentions } from "./use-mentions.ts";

type MentionListProps = {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly mentions: Mentions;
};

export function mentionOptionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** The colleagues that fit, over everything and beside the field, which keeps the focus. */
export function MentionList({ id, field, mentions }: MentionListProps) {
  const { options, index, mark, pick, close } = mentions;
  const list = useRef<HTMLDivElement>(null);

  const place = useEffectEvent(() => {
    if (list.current && field.current) placeBeside(list.current, field.current);
  });
  useLayoutEffect(() => {
    list.current?.showPopover();
  }, []);
  // As many as fit change its height, and what is typed that of the field.
  useLayoutEffect(() => place());
  useEffect(() => {
    const move = () => place();
    addEventListener("scroll", move, true);
    addEventListener("resize", move);
    visualViewport?.addEventListener("resize", move);
    return () => {
      removeEventListener("scroll", move, true);
      removeEventListener("resize", move);
      visualViewport?.removeEventListener("resize", move);
    };
  }, []);

  // Before the panel hears of it, which would leave the field.
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    const { current } = field;
    const listener = (event: KeyboardEvent) => closeByKey(event);
    current?.addEventListener("keydown", listener);
    return () => current?.removeEventListener("keydown", listener);
  }, [field]);

  useEffect(() => {
    document.getElementById(mentionOptionId(id, index))?.scrollIntoView({ block: "nearest" });
  }, [id, index]);

  return (
    <div
      className={styles.list}
      id={id}
      ref={list}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label={labels.list}
      // A press would take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((member, number) => (
        <button
          key={member.id}
          className={cn(row(10), styles.option)}
          id={mentionOptionId(id, number)}
          type="button"
          role="option"
          aria-selected={number === index}
          tabIndex={-1}
          onMouseMove={() => number === index || mark(number)}
          onClick={() => pick(member)}
        >
          <span className={cn(textClass(12, 650), styles.initials)} aria-hidden="true">
            {initialsOf(member.name)}
          </span>
          <span className={styles.person}>
            <bdi className={textClass(14, 600)}>{member.name}</bdi>
            {member.name !== member.email && (
              <>
                {" "}
                <bdi className={textClass(13, "quiet")}>{member.email}</bdi>
              </>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
