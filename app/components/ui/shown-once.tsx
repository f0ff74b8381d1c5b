import { useRef, useState, type ReactNode, type Ref } from "react";
import { cluster, stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { buttonClass } from "./button.ts";
import { CopyButton } from "./copy-button.tsx";
import forms from "./form.module.css";
import styles from "./shown-once.module.css";
import { textClass } from "./text.ts";
import typography from "./typography.module.css";

type ShownOnceProps = {
  readonly title: ReactNode;
  /** What it is and how it is used. */
  readonly text: ReactNode;
  readonly value: string;
  readonly words: {
    /** Names the value. */
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    /** Where the browser does not let us copy. */
    readonly byHand: string;
  };
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Buttons beside the one that copies. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
};

/** A value that nobody sees again: to be copied now. Takes the focus by its `ref`. */
export function ShownOnce(props: ShownOnceProps) {
  const { title, text, value, words, id, ref, actions, children } = props;
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function selectValue() {
    setIsRefused(true);
    field.current?.select();
  }

  return (
    <div
      id={id}
      className={cn(stack(16), surface(), styles.ready)}
      role="status"
      tabIndex={-1}
      ref={ref}
    >
      <h3 className={textClass(16, 600)}>{title}</h3>
      <p>{text}</p>
      <input
        className={cn(forms.input, typography.mono)}
        aria-label={words.label}
        value={value}
        readOnly
        ref={field}
        onFocus={(event) => event.target.select()}
      />
      {isRefused && <p role="alert">{words.byHand}</p>}
      {children}
      <div className={cluster(10)}>
        <CopyButton
          className={buttonClass("primary", "small")}
          text={value}
          label={words.copy}
          doneLabel={words.copied}
          onRefused={selectValue}
        />
        {actions}
      </div>
    </div>
  );
}
