import layout from "#app/components/layout-kit/layout-kit.module.css";
import { stack, surface } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { myCall } from "#app/content/my-call.ts";
import { cn } from "#app/lib/cn.ts";
import { CallDial } from "./call-dial.tsx";
import { MyCallBlank } from "./my-call-blank.tsx";
import moment from "./my-call-moment.module.css";
import { MyCallWayList } from "./my-call-ways.tsx";
import styles from "./my-call.module.css";

/** In the shape of what will stand there; without script, what to do instead. */
export function MyCallWaiting() {
  const { title, text } = myCall.withoutScript;
  return (
    <>
      <div className={cn(surface("large"), styles.card, styles.waiting)} role="status">
        <span className={typography.visuallyHidden}>{myCall.loading}</span>
        <div className={cn(moment.moment, layout.onSky)}>
          <CallDial minutes={null} />
        </div>
        <div className={cn(stack(20), styles.words)}>
          {[1, 2, 3, 4].map((line) => (
            <span key={line} className={styles.line} />
          ))}
        </div>
      </div>
      <noscript>
        <MyCallBlank title={title}>
          <p className={textClass(18)}>{text}</p>
          <MyCallWayList />
        </MyCallBlank>
      </noscript>
    </>
  );
}
