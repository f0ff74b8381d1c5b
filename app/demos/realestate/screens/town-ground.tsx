import { cn } from "#app/lib/cn.ts";
import { districts, type District, type Property } from "../model.ts";
import {
  boats,
  deepSea,
  districtShapes,
  ferry,
  hills,
  lighthouse,
  parks,
  pond,
  quays,
  rail,
  river,
  roads,
  sea,
  townSize,
  trees,
  waves,
} from "../town-shapes.ts";

/** Where a place lies in the box of the map, whose sides may have another ratio on a telephone. */
export function placeOf([x, y]: Property["place"]) {
  return {
    left: `${(100 * x) / townSize.width}%`,
    top: `${(100 * y) / townSize.height}%`,
  };
}

type TownGroundProps = {
  /** The district that is looked at; null for the whole town. */
  readonly district: District | null;
};

/**
 * Port Alder from above: hills, river, harbor, six districts. Nothing is loaded for it. Houses are the dashes of a wide
 * stroke under each street; no stroke is stretched when the box is higher than it is wide.
 */
export function TownGround({ district }: TownGroundProps) {
  const shapes = districts.map((name) => ({ ...districtShapes[name], name }));
  return (
    <svg
      className="re-ground"
      viewBox={`0 0 ${townSize.width} ${townSize.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shapes.map(({ name, id, area }) => (
        <path
          key={id}
          className={cn(
            `re-ground__area re-ground__area--${id}`,
            name === district && "is-on",
            district !== null && name !== district && "is-off",
          )}
          d={area}
        />
      ))}
      <path className="re-ground__hills" d={hills} />
      {shapes.map(({ name, id, streets }) => (
        <path
          key={id}
          className={cn(
            `re-ground__houses re-ground__houses--${id}`,
            district !== null && name !== district && "is-off",
          )}
          d={streets}
        />
      ))}
      {shapes.map(({ id, streets }) => (
        <path key={id} className="re-ground__street" d={streets} />
      ))}
      <path className="re-ground__park" d={parks} />
      <path className="re-ground__pond" d={pond} />
      {trees.map((places, tone) => (
        <path key={places} className={`re-ground__tree re-ground__tree--${tone}`} d={places} />
      ))}
      <path className="re-ground__bank" d={river} />
      <path className="re-ground__river" d={river} />
      <path className="re-ground__rail" d={rail} />
      <path className="re-ground__ties" d={rail} />
      <path className="re-ground__casing" d={roads} />
      <path className="re-ground__road" d={roads} />
      <path className="re-ground__shore" d={sea} />
      <path className="re-ground__sea" d={sea} />
      <path className="re-ground__deep" d={deepSea} />
      <path className="re-ground__waves" d={waves} />
      <path className="re-ground__ferry" d={ferry} />
      <path className="re-ground__quay" d={quays} />
      <path className="re-ground__boats" d={boats} />
      <path className="re-ground__beam" d={lighthouse} />
      <path className="re-ground__lamp" d={lighthouse} />
    </svg>
  );
}
