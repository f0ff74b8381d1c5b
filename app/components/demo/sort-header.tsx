import { row } from "#app/components/layout-kit/layout-kit.ts";
import { cn } from "#app/lib/cn.ts";
import type { Sort } from "#app/lib/sort-rows.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./sort-header.module.css";

type SortHeaderProps<Field extends string> = {
  readonly field: Field;
  readonly label: string;
  /** What the table is sorted by now. */
  readonly sort: Sort<Field>;
  readonly onSort: (field: Field) => void;
  /** Of the button. */
  readonly className?: string;
};

/** The head of a column that sorts its table. */
export function SortHeader<Field extends string>(props: SortHeaderProps<Field>) {
  const { field, label, sort, onSort, className } = props;
  const isSorted = field === sort.field;
  return (
    <th scope="col" aria-sort={isSorted ? sort.direction : undefined}>
      <button
        className={cn(row(6), styles.button, className)}
        type="button"
        onClick={() => onSort(field)}
      >
        {label}
        <Icon name="sort" />
      </button>
    </th>
  );
}
