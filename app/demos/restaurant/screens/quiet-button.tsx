import type { ComponentProps } from "react";
import parts from "./parts.module.css";

/** A button of little weight: underlined words without a frame. */
export function QuietButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button {...props} className={parts.quietButton} type="button" />;
}
