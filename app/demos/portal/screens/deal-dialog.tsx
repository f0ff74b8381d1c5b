import { useRef, useState, type FormEvent, type RefObject } from "react";
import { FormDialog } from "#app/components/demo/form-dialog.tsx";
import { columns, row, stack } from "#app/components/layout-kit/layout-kit.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { textClass } from "#app/components/ui/text.ts";
import { cn } from "#app/lib/cn.ts";
import { addDays, isoDay } from "#domain/dates.ts";
import { formatCents } from "#domain/money.ts";
import { cleanText } from "#app/lib/typed-text.ts";
import { commissionCents } from "../commission.ts";
import { checkDeal, isRegistered, type DealErrors } from "../deals.ts";
import { products } from "../model.ts";
import { parseMoney } from "../money-text.ts";
import formStyles from "./portal-form.module.css";
import type { PortalProps } from "./portal-props.ts";

type DealDialogProps = PortalProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Registers a deal; what it earns is said while the value is typed. */
export function DealDialog({ isOpen, onClose, ...props }: DealDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      app="app--portal"
      title="Register Deal"
      kicker="Protected for 90 days from today"
      firstFocus={first}
      form="hb-deal"
      submit="Register Deal"
    >
      <DealForm {...props} first={first} onDone={onClose} />
    </FormDialog>
  );
}

type DealFormProps = PortalProps & {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

function DealForm({ state, dispatch, tools, first, onDone }: DealFormProps) {
  const [entry, setEntry] = useState(() => ({
    customer: "",
    email: "",
    value: "",
    close: isoDay(addDays(state.openedAt, 30)),
    product: products[0] as (typeof products)[number],
  }));
  const [errors, setErrors] = useState<DealErrors>({});
  const cents = parseMoney(entry.value);
  const isDuplicate = isRegistered(entry.customer, state.deals);

  function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = new Date();
    const deal = { ...entry, value: cents };
    const wrong = checkDeal(deal, now);
    setErrors(wrong);
    const [field] = Object.keys(wrong);
    if (field) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    dispatch({ type: "registerDeal", entry: deal, now });
    const said = `${cleanText(entry.customer, 80)} registered. Protected for 90 days.`;
    tools.announce(said);
    tools.toast({ text: said });
    tools.tick("deal");
    onDone();
  }

  return (
    <form id="hb-deal" className={cn(stack(14), formStyles.form)} onSubmit={register} noValidate>
      <Field name="customer" label="Customer" scope="deal" error={errors.customer}>
        {(control) => (
          <input
            {...control}
            ref={first}
            autoComplete="off"
            maxLength={80}
            value={entry.customer}
            onChange={({ target }) => setEntry({ ...entry, customer: target.value })}
          />
        )}
      </Field>
      {isDuplicate && (
        <p className={cn(row(10, "top"), textClass(14, 560), formStyles.note)}>
          <Icon name="warning" />
          Someone already registered this customer. We'll flag it for your partner manager.
        </p>
      )}
      <Field name="email" label="Contact e-mail" scope="deal" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={120}
            value={entry.email}
            onChange={({ target }) => setEntry({ ...entry, email: target.value })}
          />
        )}
      </Field>
      <div className={columns(2, 14, 768)}>
        <Field name="value" label="Deal value in dollars" scope="deal" error={errors.value}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={entry.value}
              onChange={({ target }) => setEntry({ ...entry, value: target.value })}
            />
          )}
        </Field>
        <Field name="close" label="Expected close" scope="deal" error={errors.close}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={isoDay(state.openedAt)}
              value={entry.close}
              onChange={({ target }) => setEntry({ ...entry, close: target.value })}
            />
          )}
        </Field>
      </div>
      <Field name="product" label="Product" scope="deal">
        {(control) => (
          <select
            {...control}
            value={entry.product}
            onChange={({ target }) =>
              setEntry({
                ...entry,
                product: products.find((product) => product === target.value) ?? entry.product,
              })
            }
          >
            {products.map((product) => (
              <option key={product}>{product}</option>
            ))}
          </select>
        )}
      </Field>
      <p className={cn(textClass(15), formStyles.result)}>
        Estimated commission:{" "}
        <b className={textClass(15, 650)}>{formatCents(commissionCents(cents ?? 0))}</b>
      </p>
    </form>
  );
}
