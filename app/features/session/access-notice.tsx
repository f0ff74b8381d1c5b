import type { ReactNode } from "react";
import typography from "#app/components/ui/typography.module.css";
import states from "#app/components/console/states.module.css";

type AccessNoticeProps = {
  readonly title: string;
  readonly text: ReactNode;
  /** What can be done about it. */
  readonly children: ReactNode;
};

/** Stands in place of the admin panel when it cannot be shown. */
export function AccessNotice({ title, text, children }: AccessNoticeProps) {
  return (
    <section className={states.empty} role="alert">
      <h2 className={typography.heading}>{title}</h2>
      <p>{text}</p>
      <div>{children}</div>
    </section>
  );
}
