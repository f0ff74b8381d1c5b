import { textClass } from "#app/components/ui/text.ts";
import { stack } from "#app/components/layout-kit/layout-kit.ts";
import layout from "#app/components/layout-kit/layout-kit.module.css";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import notices from "#app/components/ui/notice.module.css";
import { SendFailed } from "#app/components/ui/send-failed.tsx";
import { SubmitButton } from "#app/components/ui/submit-button.tsx";
import { packageAddOns, planAddOns } from "#app/content/pricing.ts";
import { purchase } from "#app/content/purchase.ts";
import { site } from "#app/content/site.ts";
import { UnseenField } from "#app/forms/unseen-field.tsx";
import { cn } from "#app/lib/cn.ts";
import { AddOnBoxes } from "./add-on-boxes.tsx";
import { OrderAgreement } from "./order-agreement.tsx";
import { OrderFields } from "./order-fields.tsx";
import order from "./order-form.module.css";
import bill from "./order-summary.module.css";
import { OrderSummary } from "./order-summary.tsx";
import { PackagePicks } from "./package-picks.tsx";
import { PlanPicks } from "./plan-picks.tsx";
import type { useOrderForm } from "./use-order-form.ts";

type OrderFormProps = { readonly form: ReturnType<typeof useOrderForm> };

/** What is ordered, contact and invoice at the left; the bill and the button at the right. */
export function OrderForm({ form }: OrderFormProps) {
  const { phase, errors, summaryRef, formProps, choice } = form;
  const isPlan = choice.item?.kind === "plan";
  const mistakes = Object.entries(errors);
  return (
    <form className={order.order} aria-label="Order" {...formProps}>
      <div className={order.main}>
        {mistakes.length > 0 && <ErrorSummary errors={mistakes} ref={summaryRef} level={2} />}
        <PackagePicks error={errors.item} />
        <PlanPicks />
        <AddOnBoxes addOns={packageAddOns} hint={purchase.parts.addOnsHint} isAway={isPlan} />
        <AddOnBoxes addOns={planAddOns} hint={purchase.parts.planAddOnsHint} isAway={!isPlan} />
        <OrderFields errors={errors} />
      </div>
      <div className={order.side}>
        <section
          className={cn(stack(20), bill.bill, layout.onSky)}
          aria-label={purchase.summary.title}
        >
          <OrderSummary choice={choice} />
          <OrderAgreement error={errors.agreeToTerms} />
          <UnseenField />
          <SendFailed form={form} />
          <SubmitButton
            label={purchase.submit}
            busyLabel={purchase.submitting}
            isBusy={phase === "sending"}
          />
          <p className={cn(textClass(14), bill.quiet)}>{purchase.noCards}</p>
          <noscript>
            <p className={notices.notice}>
              {purchase.withoutScript} <a href={`mailto:${site.email}`}>{site.email}</a> instead.
            </p>
          </noscript>
        </section>
      </div>
    </form>
  );
}
