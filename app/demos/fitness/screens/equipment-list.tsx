import { ShareBar } from "#app/components/demo/share-bar.tsx";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { fillBar } from "../classes.ts";
import type { Equipment } from "../model.ts";

type EquipmentListProps = {
  readonly equipment: readonly Equipment[];
  readonly labelledBy: string;
};

/** Every machine with how many are free; the bar shows how many are in use. */
export function EquipmentList({ equipment, labelledBy }: EquipmentListProps) {
  return (
    <ul className="ft-eq" aria-labelledby={labelledBy}>
      {equipment.map(({ name, type, available, total }) => (
        <li key={name} className={available === 0 ? "is-full" : undefined}>
          <span className="ft-eq__n">
            {name} <small>{type}</small>
          </span>
          <span className={cn("ft-eq__v", typography.number)}>
            {available === 0 ? "All in use" : `${available} of ${total} free`}
          </span>
          <ShareBar percent={fillBar(total - available, total)} />
        </li>
      ))}
    </ul>
  );
}
