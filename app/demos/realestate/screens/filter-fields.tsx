import { ChoiceGroup } from "#app/components/demo/choice-group.tsx";
import demoParts from "#app/components/demo/demo-parts.module.css";
import { columns } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import { bandLabels } from "../filters.ts";
import { priceBands, propertyTypes, type Filters } from "../model.ts";
import { typeLabels } from "../labels.ts";
import styles from "./search.module.css";

type FieldsProps = {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
};

export function PriceChoice({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceGroup
      label="Price"
      shape="segment"
      options={priceBands.map((value) => ({ value, label: bandLabels[value] }))}
      value={filters.price}
      onChange={(price) => onChange({ price })}
    />
  );
}

export function TypeChoice({ filters, onChange }: FieldsProps) {
  return (
    <ChoiceGroup
      label="Type"
      shape="pills"
      options={(["all", ...propertyTypes] as const).map((value) => ({
        value,
        label: value === "all" ? "All" : typeLabels[value],
      }))}
      value={filters.type}
      onChange={(type) => onChange({ type })}
    />
  );
}

type LeastProps = {
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** At least so many: any, one, two and so on. */
function LeastChoice({ label, most, value, onChange }: LeastProps) {
  return (
    <ChoiceGroup
      label={label}
      isLabelShown
      shape="segment"
      options={Array.from({ length: most + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? "Any" : `${count}+`,
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

/** What stands behind More. */
export function ExtraFields({ filters, onChange }: FieldsProps) {
  return (
    <div className={cn(columns(2, 12), styles.extras)}>
      <LeastChoice
        label="Bedrooms"
        most={4}
        value={filters.beds}
        onChange={(beds) => onChange({ beds })}
      />
      <LeastChoice
        label="Baths"
        most={3}
        value={filters.baths}
        onChange={(baths) => onChange({ baths })}
      />
      <LeastChoice
        label="Parking"
        most={2}
        value={filters.parking}
        onChange={(parking) => onChange({ parking })}
      />
      <label className={demoParts.task}>
        <input
          type="checkbox"
          checked={filters.savedOnly}
          onChange={(event) => onChange({ savedOnly: event.target.checked })}
        />
        Saved only
      </label>
      <label className={demoParts.task}>
        <input
          type="checkbox"
          checked={filters.hideSold}
          onChange={(event) => onChange({ hideSold: event.target.checked })}
        />
        Hide sold
      </label>
    </div>
  );
}
