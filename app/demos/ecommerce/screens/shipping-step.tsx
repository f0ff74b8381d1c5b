import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { buttonClass } from "#app/components/ui/button.ts";
import { Field } from "#app/components/ui/field.tsx";
import { cn } from "#app/lib/cn.ts";
import { shippingFields, type Shipping } from "../model.ts";
import styles from "./checkout.module.css";
import type { StoreProps } from "./store-props.ts";

const labels: Readonly<Record<keyof Shipping, { label: string; autoComplete: string }>> = {
  firstName: { label: "First name", autoComplete: "given-name" },
  lastName: { label: "Last name", autoComplete: "family-name" },
  address: { label: "Address", autoComplete: "street-address" },
  city: { label: "City", autoComplete: "address-level2" },
  zipCode: { label: "ZIP code", autoComplete: "postal-code" },
  phone: { label: "Phone", autoComplete: "tel" },
};

/** Where the order goes; nothing of it has to be filled in (specification, section 5). */
export function ShippingStep({ state, dispatch }: StoreProps) {
  return (
    <div className={cn(columns(2, 0), styles.fields)}>
      {shippingFields.map((name) => (
        <Field key={name} name={name} label={labels[name].label} scope="ship">
          {(control) => (
            <input
              {...control}
              autoComplete={labels[name].autoComplete}
              inputMode={name === "zipCode" ? "numeric" : name === "phone" ? "tel" : "text"}
              value={state.checkout.shipping[name]}
              onChange={(event) =>
                dispatch({ type: "shipping", values: { [name]: event.target.value } })
              }
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
