import styles from "./rocket-stage.module.css";
const hull = "M0-6C5 6 8 18 9 30L25 74V222H-25V74L-9 30C-8 18-5 6 0-6Z";
const darkPanels = "M-25 86H25V96H-25ZM-25 148H25V154H-25ZM0 96H25V122H0ZM-25 122H0V148H-25Z";

/** The vehicle with its flame, standing at a horizontal position of the stage. */
export function RocketVehicle({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 118)`}>
      <VehicleLight />
      <ellipse cx="0" cy="236" rx="190" ry="200" fill="url(#vehicle-glow)" />
      <g className={styles.flame}>
        <ellipse cx="0" cy="322" rx="66" ry="214" fill="url(#vehicle-flame)" />
        <path d="M-10 226C-16 280-18 320 0 392 18 320 16 280 10 226Z" fill="oklch(.995 .03 95)" />
      </g>
      <path d="M-25 168-46 210V232L-25 222ZM25 168 46 210V232L25 222Z" fill="oklch(.24 .02 50)" />
      <path d="M25 168 46 210V232L25 222Z" fill="oklch(.69 .205 42)" opacity=".55" />
      <path d={hull} fill="url(#vehicle-hull)" />
      <path d={darkPanels} fill="oklch(.22 .018 50)" />
      <path d="M-9 30H9L12 38H-12Z" fill="oklch(.69 .205 42)" />
      <path d="M-25 222H25L19 231H-19Z" fill="oklch(.3 .02 50)" />
      <path d={hull} fill="url(#vehicle-heat)" />
    </g>
  );
}

function VehicleLight() {
  return (
    <defs>
      <linearGradient id="vehicle-hull" x1="0" x2="1">
        <stop stopColor="oklch(.5 .02 50)" />
        <stop offset=".32" stopColor="oklch(.9 .012 80)" />
        <stop offset=".52" stopColor="oklch(.985 .006 85)" />
        <stop offset="1" stopColor="oklch(.62 .03 55)" />
      </linearGradient>
      <linearGradient id="vehicle-heat" x1="0" x2="0" y1="0" y2="1">
        <stop offset=".5" stopColor="oklch(.7 .2 45)" stopOpacity="0" />
        <stop offset="1" stopColor="oklch(.72 .2 48)" stopOpacity=".75" />
      </linearGradient>
      <radialGradient id="vehicle-flame" cy=".42">
        <stop stopColor="oklch(.97 .1 92)" />
        <stop offset=".22" stopColor="oklch(.86 .17 72)" stopOpacity=".95" />
        <stop offset=".5" stopColor="oklch(.74 .2 52)" stopOpacity=".6" />
        <stop offset=".78" stopColor="oklch(.66 .2 42)" stopOpacity=".18" />
        <stop offset="1" stopColor="oklch(.6 .2 40)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="vehicle-glow">
        <stop stopColor="oklch(.9 .15 75)" stopOpacity=".75" />
        <stop offset=".35" stopColor="oklch(.75 .19 52)" stopOpacity=".3" />
        <stop offset="1" stopColor="oklch(.6 .18 40)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
