import styles from "./scene.module.css";

/** Parts that the drawings of homes are put together from. Colours are the sheet's: they follow the light of the scene. */

type PanesProps = {
  readonly x: number;
  readonly y: number;
  readonly cols: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  /** From the beginning of one pane to that of the next. */
  readonly dx?: number;
  readonly dy?: number;
  /** Which panes are lit, row by row; begins anew at its end. */
  readonly lit?: string;
  readonly bars?: "sash" | "cross" | "none";
};

/** Rows of windows, some of them lit. */
export function Panes(props: PanesProps) {
  const { x, y, cols, rows, w, h, dx = 0, dy = 0, lit = "01101", bars = "sash" } = props;
  const panes = Array.from({ length: cols * rows }, (_, index) => ({
    left: x + (index % cols) * dx,
    top: y + Math.floor(index / cols) * dy,
    isLit: lit[index % lit.length] === "1",
  }));
  const path = (isLit: boolean) =>
    panes
      .filter((pane) => pane.isLit === isLit)
      .map(({ left, top }) => `M${left} ${top}h${w}v${h}h${-w}z`)
      .join("");
  const mullions = panes
    .map(({ left, top }) =>
      bars === "none"
        ? ""
        : `M${left} ${top + h / 2}h${w}${bars === "cross" ? `M${left + w / 2} ${top}v${h}` : ""}`,
    )
    .join("");
  return (
    <g>
      <path d={path(false)} fill="var(--glass)" stroke="var(--frame)" strokeWidth="1.6" />
      <path d={path(true)} fill="var(--lit)" stroke="var(--frame)" strokeWidth="1.6" />
      {bars !== "none" && <path d={mullions} stroke="var(--frame)" strokeWidth="1.2" />}
    </g>
  );
}

type RailProps = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h?: number;
};

/** A thin railing of a balcony or terrace. */
export function Rail({ x, y, w, h = 11 }: RailProps) {
  const posts = Array.from(
    { length: Math.floor(w / 7) + 1 },
    (_, index) => `M${x + index * 7} ${y}v${h}`,
  );
  return (
    <path d={`M${x} ${y}h${w}${posts.join("")}`} fill="none" stroke="var(--iron)" strokeWidth="1" />
  );
}

type SpotProps = { readonly x: number; readonly y: number; readonly s?: number };

/** A broad-leaved tree; its foot stands on the spot. */
export function RoundTree({ x, y, s = 1 }: SpotProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-2.5 0V-26h5V0z" fill="var(--timber-d)" />
      <path
        d="M0-74c13 0 22 9 21 20 6 4 7 15-1 20-4 8-14 10-20 8-8 3-17-1-19-8-9-4-9-16-2-20 0-12 9-20 21-20z"
        fill="var(--leaf)"
      />
      <path
        d="M3-26c7-2 11-7 11-14 5-4 5-11 3-16 8 4 8 17 2 22-3 7-10 9-16 8z"
        fill="var(--leaf-d)"
      />
    </g>
  );
}

/** A conifer. */
export function Cedar({ x, y, s = 1 }: SpotProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-2.5 0V-16h5V0z" fill="var(--timber-d)" />
      <path d="M0-98l11 25h-6l11 22h-6l12 24q-22 7-44 0l12-24h-6l11-22h-6z" fill="var(--leaf-d)" />
      <path d="M0-98l11 25h-6l11 22h-6l12 24q-10 4-20 5z" fill="var(--leaf)" opacity=".5" />
    </g>
  );
}

/** A street lamp with its light. */
export function Lamp({ x, y }: SpotProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.glow} cy="-50" r="26" fill="url(#re-glow)" />
      <path d="M-1.5 0V-44h3V0zM-5-50h10l-2 7h-6zM-3-50l3-6 3 6z" fill="var(--iron)" />
      <path d="M-3.5-49.500h7l-1.5 6h-4z" fill="var(--lit)" />
    </g>
  );
}

/** A row of little shrubs, as on terraces. */
export function Planter({ x, y, w }: SpotProps & { readonly w: number }) {
  const count = Math.max(1, Math.round(w / 11));
  return (
    <g fill="var(--leaf)">
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={x + 5 + index * 11} cy={y - 4 - (index % 2) * 1.5} r={5.5} />
      ))}
      <path d={`M${x} ${y - 3}h${w}v5h${-w}z`} fill="var(--stone-d)" />
    </g>
  );
}
