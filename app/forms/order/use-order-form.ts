import { useEffect, useLayoutEffect, useState, type FormEvent, type RefObject } from "react";
import { useLocation } from "react-router";
import { useSubmission } from "#app/forms/use-submission.ts";
import { sendErrors } from "#app/content/messages.ts";
import { purchase } from "#app/content/purchase.ts";
import {
  choiceIn,
  itemOnArrival,
  itemValue,
  nothingChosen,
  type OrderChoice,
} from "./order-choice.ts";

async function loadOrdering() {
  const [schema, repository] = await Promise.all([
    import("./order-schema.ts"),
    import("./order-repository.ts"),
  ]);
  return { check: schema.checkOrder, submit: repository.submitOrder };
}

/** The order form's behaviour. What is chosen is in the form itself and is read from there after every change. */
export function useOrderForm() {
  const { formProps, ...submission } = useSubmission({
    name: "Order form",
    draft: "draft-order",
    load: loadOrdering,
    sent: purchase.sent,
    failed: purchase.failed,
    reasons: sendErrors,
  });
  const [choice, setChoice] = useChoice(formProps.ref);
  return {
    ...submission,
    choice,
    formProps: {
      ...formProps,
      onChange: (event: FormEvent<HTMLFormElement>) => setChoice(choiceOf(event.currentTarget)),
    },
  } as const;
}

function useChoice(formRef: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const [choice, setChoice] = useState<OrderChoice>(nothingChosen);
  // Before the paint, so that a visitor who comes with a package never sees the page without it.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const arrived = itemOnArrival(location);
    if (arrived) checkIfNone(form, itemValue(arrived));
    setChoice(choiceOf(form));
  }, [formRef, location]);
  // After a draft has come back.
  useEffect(() => {
    if (formRef.current) setChoice(choiceOf(formRef.current));
  }, [formRef]);
  return [choice, setChoice] as const;
}

/** Also boxes that are put away are read: they come back with what they belong to. */
function choiceOf(form: HTMLFormElement): OrderChoice {
  const values = new FormData(form);
  for (const box of form.querySelectorAll<HTMLInputElement>('[name="addOns"]:checked')) {
    values.append("addOns", box.value);
  }
  return choiceIn(values);
}

/** Keeps what the visitor chose before the page was ready. */
function checkIfNone(form: HTMLFormElement, value: string) {
  const radios = [...form.querySelectorAll<HTMLInputElement>('[name="item"]')];
  if (radios.some((radio) => radio.checked)) return;
  for (const radio of radios) radio.checked = radio.value === value;
}
