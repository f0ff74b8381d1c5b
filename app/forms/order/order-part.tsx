import type { ComponentProps } from "react";
import parts from "#app/components/ui/part.module.css";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import order from "./order-form.module.css";

type OrderPartProps = ComponentProps<"fieldset"> & { readonly title: string };

/** One part of the order with its name above it. */
export function OrderPart({ title, children, ...fieldset }: OrderPartProps) {
  return (
    <fieldset className={cn(parts.fieldset, order.part)} {...fieldset}>
      <legend className={cn(typography.heading, parts.line, parts.legend)}>{title}</legend>
      {children}
    </fieldset>
  );
}
