export type Option = { readonly value: string; readonly label: string };

/** Specification, section 3: the contact form's project types. */
export const projectTypes = [
  { value: "ecommerce", label: "E-commerce" },
  { value: "healthcare", label: "Healthcare" },
  { value: "education", label: "Education" },
  { value: "realestate", label: "Real estate" },
  { value: "community", label: "Community" },
  { value: "custom", label: "Custom" },
] as const satisfies readonly Option[];

/** Specification, section 3: the contact form's budgets. The consultation application has codes of its own. */
export const budgets = [
  { value: "under-10k", label: "Under $10k" },
  { value: "10k-25k", label: "$10k to $25k" },
  { value: "25k-50k", label: "$25k to $50k" },
  { value: "50k-100k", label: "$50k to $100k" },
  { value: "over-100k", label: "Over $100k" },
] as const satisfies readonly Option[];

export type ProjectType = (typeof projectTypes)[number]["value"];

/** The label of a stored value; the raw value when it is none of the list, and `null` when it is empty. */
export function optionLabel(options: readonly Option[], value: string | null): string | null {
  if (!value) return null;
  return options.find((option) => option.value === value)?.label ?? value;
}
