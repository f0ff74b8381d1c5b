import typography from "#app/components/ui/typography.module.css";
import type { Property } from "../model.ts";
import { areaText } from "../labels.ts";
import { PropertyScene } from "./scene.tsx";

type HomeLinksProps = {
  readonly homes: readonly Property[];
  readonly onOpen: (id: string) => void;
};

/** Homes in short, each a button that opens it. */
export function HomeLinks({ homes, onOpen }: HomeLinksProps) {
  return (
    <ul className="re-sim">
      {homes.map((one) => (
        <li key={one.id}>
          <button type="button" onClick={() => onOpen(one.id)}>
            <PropertyScene home={one} />
            <span>
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
