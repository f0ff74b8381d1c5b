import { ShareBar } from "#app/components/demo/share-bar.tsx";
import { spread, stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import { fillBar } from "../classes.ts";
import club from "../club.module.css";
import type { Equipment } from "../model.ts";
import styles from "./equipment-list.module.css";

type EquipmentListProps = {
  readonly equipment: readonly Equipment[];
  readonly labelledBy: string;
};

/** Every machine with how many are free; the bar shows how many are in use. */
export function EquipmentList({ equipment, labelledBy }: EquipmentListProps) {
  return (
    <ul className={stack(12)} aria-labelledby={labelledBy}>
      {equipment.map(({ name, type, available, total }) => (
        <li
          key={name}
          className={cn(textClass(15, 600), spread(12, "top"), styles.machine)}
          data-full={available === 0 ? "" : undefined}
        >
          <span>
            {name} <small>{type}</small>
          </span>
          <span className={cn(styles.free, typography.number)}>
            {available === 0 ? "All in use" : `${available} of ${total} free`}
          </span>
          <ShareBar className={club.whole} percent={fillBar(total - available, total)} />
        </li>
      ))}
    </ul>
  );
}
