import { useLayoutEffect, useRef, type ChangeEvent } from "react";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { cardBrand, caretAfter, formatCardNumber, formatExpiry } from "../card.ts";
import type { Payment } from "../model.ts";
import styles from "./checkout.module.css";
import type { StoreProps } from "./store-props.ts";

const labels: Readonly<Record<keyof Payment, string>> = {
  cardNumber: "Card number",
  expiryDate: "Expiry date",
  cvv: "CVV",
  nameOnCard: "Name on card",
};

const formats: Readonly<Record<keyof Payment, (text: string) => string>> = {
  cardNumber: formatCardNumber,
  expiryDate: formatExpiry,
  cvv: (text) => text.replaceAll(/\D/g, "").slice(0, 4),
  nameOnCard: (text) => text,
};

/** Card fields that help with typing and never stop anybody. */
export function PaymentStep({ state, dispatch }: StoreProps) {
  const { payment } = state.checkout;
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, at } = caret.current;
    caret.current = null;
    input.setSelectionRange(at, at);
  });

  function type(name: keyof Payment, { target }: ChangeEvent<HTMLInputElement>) {
    const value = formats[name](target.value);
    if (name !== "nameOnCard") {
      const at = target.selectionStart ?? target.value.length;
      caret.current = { input: target, at: caretAfter(target.value, at, value) };
    }
    dispatch({ type: "payment", values: { [name]: value } });
  }

  return (
    <div className={cn(columns(2, 0), styles.fields)}>
      <CardPreview payment={payment} />
      <p className={cn(textClass(14, "quiet"), styles.hint)}>Demo only. Don't use a real card.</p>
      {(["cardNumber", "expiryDate", "cvv", "nameOnCard"] as const).map((name) => (
        <Field key={name} name={name} label={labels[name]} scope="pay">
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode={name === "nameOnCard" ? "text" : "numeric"}
              placeholder={name === "expiryDate" ? "MM/YY" : undefined}
              value={payment[name]}
              onChange={(event) => type(name, event)}
            />
          )}
        </Field>
      ))}
      <button
        className={buttonClass("line")}
        type="button"
        onClick={() => dispatch({ type: "fillSample" })}
      >
        Fill with sample details
      </button>
    </div>
  );
}

function CardPreview({ payment }: { readonly payment: Payment }) {
  return (
    <svg className={styles.card} viewBox="0 0 320 180" aria-hidden="true">
      <rect width="320" height="180" rx="16" fill="oklch(.26 .03 266)" />
      <path d="M210 0h94a16 16 0 0 1 16 16v148a16 16 0 0 1-16 16h-30Z" fill="oklch(.32 .04 270)" />
      <rect x="24" y="36" width="42" height="30" rx="6" fill="oklch(.82 .17 78)" />
      <text x="296" y="56" textAnchor="end" className={styles.brand}>
        {cardBrand(payment.cardNumber)}
      </text>
      <text x="24" y="112" className={styles.number}>
        {payment.cardNumber || "•••• •••• •••• ••••"}
      </text>
      <text x="24" y="150">
        {payment.nameOnCard || "NAME ON CARD"}
      </text>
      <text x="296" y="150" textAnchor="end">
        {payment.expiryDate || "MM/YY"}
      </text>
    </svg>
  );
}
