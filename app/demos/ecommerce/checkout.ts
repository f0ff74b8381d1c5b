import {
  paymentFields,
  shippingFields,
  type Checkout,
  type CheckoutStep,
  type Payment,
  type Shipping,
} from "./model.ts";

/** Specification, section 2. */
export const stepTitles: Readonly<Record<CheckoutStep, string>> = {
  1: "Order Summary",
  2: "Shipping Information",
  3: "Payment Information",
  4: "Order Confirmed",
};

/** The number of every order; the specification fixes it. */
export const orderNumber = "VB-204817";

export const emptyShipping = emptyFields(shippingFields);
export const emptyPayment = emptyFields(paymentFields);

export const sampleShipping: Shipping = {
  firstName: "Nora",
  lastName: "Ellis",
  address: "48 Harbor Lane",
  city: "Portland",
  zipCode: "97205",
  phone: "(503) 555-0148",
};

export const samplePayment: Payment = {
  cardNumber: "4242 4242 4242 4242",
  expiryDate: "12/30",
  cvv: "123",
  nameOnCard: "NORA ELLIS",
};

export const closedCheckout: Checkout = {
  isOpen: false,
  step: 1,
  shipping: emptyShipping,
  payment: emptyPayment,
};

/** Steps run 1 to 4; after the fourth the order is complete. Nothing is checked in between (section 4). */
export function nextStep(step: CheckoutStep): CheckoutStep | "complete" {
  return step === 4 ? "complete" : ((step + 1) as CheckoutStep);
}

export function prevStep(step: CheckoutStep): CheckoutStep {
  return step === 1 ? 1 : ((step - 1) as CheckoutStep);
}

export function forwardLabel(step: CheckoutStep): string {
  if (step === 4) return "Close";
  return step === 3 ? "Place Order" : "Next";
}

/** The lines of an address; none when nothing was entered. */
export function addressLines({ firstName, lastName, address, city, zipCode, phone }: Shipping) {
  return [`${firstName} ${lastName}`, address, `${city} ${zipCode}`, phone]
    .map((line) => line.trim())
    .filter(Boolean);
}

function emptyFields<Field extends string>(fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, ""])) as Record<Field, string>;
}
