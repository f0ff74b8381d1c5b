import { stack } from "#app/components/layout-kit/layout-kit.ts";
import { textClass } from "#app/components/ui/text.ts";
import typography from "#app/components/ui/typography.module.css";
import { cn } from "#app/lib/cn.ts";
import type { Property } from "../model.ts";
import { areaText } from "../labels.ts";
import styles from "./home-details.module.css";
import { PropertyScene } from "./scene.tsx";

type HomeLinksProps = {
  readonly homes: readonly Property[];
  readonly onOpen: (id: string) => void;
};

/** Homes in short, each a button that opens it. */
export function HomeLinks({ homes, onOpen }: HomeLinksProps) {
  return (
    <ul className={stack(4)}>
      {homes.map((one) => (
        <li key={one.id}>
          <button
            className={cn(stack(14), textClass(14), styles.link)}
            type="button"
            onClick={() => onOpen(one.id)}
          >
            <PropertyScene home={one} />
            <span className={stack(0)}>
              <b>{one.title}</b>
              <span>{one.price}</span>
              <span className={typography.quiet}>
                {one.district} · {areaText(one)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
