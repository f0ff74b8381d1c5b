import type { ReactNode } from "react";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { CallDial } from "./call-dial.tsx";
import moment from "./my-call-moment.module.css";
import styles from "./my-call.module.css";

type MyCallBlankProps = { readonly title: string; readonly children: ReactNode };

/** The ticket without a call: what is the matter on the stub, what helps beside it. */
export function MyCallBlank({ title, children }: MyCallBlankProps) {
  return (
    <div className={cn(surface("large"), styles.card)}>
      <div className={cn(moment.moment, layout.onSky)}>
        <CallDial minutes={null} />
        <h2 className={cn(typography.heading, moment.blank)}>{title}</h2>
      </div>
      <div className={cn(stack(24), styles.words)}>{children}</div>
    </div>
  );
}
