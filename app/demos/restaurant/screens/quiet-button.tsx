import type { ComponentProps } from "react";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import parts from "./parts.module.css";

/** A button of little weight: underlined words without a frame. */
export function QuietButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button {...props} className={cn(textClass(14, 600), parts.quietButton)} type="button" />;
}
