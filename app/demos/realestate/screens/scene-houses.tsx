import { Panes, Rail } from "./scene-parts.tsx";

type RowProps = {
  readonly x: number;
  readonly top: number;
  readonly wall: string;
  readonly door: string;
  readonly lit: string;
};

function RowFront({ x, top, wall, door, lit }: RowProps) {
  return (
    <g>
      <path d={`M${x} ${top}h82V236h-82z`} fill={wall} />
      <path d={`M${x - 2} ${top - 9}h86v7h-3v4h-80v-4h-3z`} fill="var(--cream-d)" />
      <path
        d={`M${x} ${top + 46}h82M${x} ${top + 92}h82`}
        stroke="var(--shadow)"
        strokeWidth="1.5"
      />
      <Panes x={x + 13} y={top + 14} cols={2} rows={2} w={20} h={26} dx={36} dy={46} lit={lit} />
      <Panes x={x + 49} y={top + 104} cols={1} rows={1} w={22} h={26} lit="1" bars="cross" />
      <path d={`M${x + 10} ${top + 100}h28V228h-28z`} fill="var(--cream)" />
      <path d={`M${x + 14} ${top + 112}h20V228h-20z`} fill={door} />
      <path d={`M${x + 14} ${top + 103}h20v7h-20z`} fill="var(--lit)" />
      <path d={`M${x + 6} 228h36v4h4v4h-44v-4h4z`} fill="var(--stone)" />
    </g>
  );
}

/** Three fronts in a row, the middle one the tallest. */
export function RowHouses() {
  return (
    <g>
      <path d="M96 74h16v24h-16zM288 76h16v22h-16z" fill="var(--brick-d)" />
      <RowFront x={77} top={104} wall="var(--cream)" door="var(--leaf-d)" lit="0110" />
      <RowFront x={241} top={104} wall="var(--zinc)" door="var(--tile)" lit="1001" />
      <RowFront x={159} top={92} wall="var(--brick)" door="var(--slate)" lit="1011" />
      <path d="M159 92h4V236h-4zM237 92h4V236h-4z" fill="var(--shadow)" opacity=".5" />
    </g>
  );
}

/** Two storeys under a crossed gable, with a porch along the front. */
export function CrestHouse() {
  return (
    <g>
      <path d="M262 66h18v44h-18z" fill="var(--brick)" />
      <path d="M259 62h24v6h-24z" fill="var(--brick-d)" />
      <path d="M106 138h188v98H106z" fill="var(--white)" />
      <path
        d="M106 150h188M106 162h188M106 174h188M106 186h188"
        stroke="var(--shadow)"
        opacity=".6"
      />
      <path d="M92 142l38-52h140l38 52z" fill="var(--slate)" />
      <path d="M270 90l38 52h-30l-30-52z" fill="var(--slate-d)" />
      <path d="M156 186v-48l44-56 44 56v48z" fill="var(--white)" />
      <path d="M150 144l50-66 50 66-7 5-43-56-43 56z" fill="var(--slate-d)" />
      <circle cx="200" cy="118" r="9" fill="var(--lit)" stroke="var(--frame)" strokeWidth="2" />
      <path d="M200 109v18M191 118h18" stroke="var(--frame)" strokeWidth="1.2" />
      <Panes x={176} y={142} cols={2} rows={1} w={20} h={30} dx={28} lit="11" bars="cross" />
      <Panes x={118} y={148} cols={1} rows={1} w={24} h={26} lit="0" bars="cross" />
      <Panes x={258} y={148} cols={1} rows={1} w={24} h={26} lit="1" bars="cross" />
      <Panes x={116} y={202} cols={2} rows={1} w={24} h={28} dx={32} lit="10" bars="cross" />
      <Panes x={228} y={202} cols={2} rows={1} w={24} h={28} dx={32} lit="11" bars="cross" />
      <path d="M188 200h24v36h-24z" fill="var(--leaf-d)" />
      <path d="M192 204h16v12h-16z" fill="var(--lit)" />
      <path d="M96 192l8-10h192l8 10z" fill="var(--slate)" />
      <path d="M96 192h208v5H96z" fill="var(--white)" />
      <path
        d="M100 197h5v39h-5zM166 197h5v39h-5zM229 197h5v39h-5zM295 197h5v39h-5z"
        fill="var(--white)"
      />
      <Rail x={105} y={222} w={62} h={14} />
      <Rail x={234} y={222} w={62} h={14} />
      <path d="M178 236h44v4h4v4h-52v-4h4z" fill="var(--stone)" />
    </g>
  );
}

/** A gable, a long wing and a garage. */
export function FamilyHouse() {
  return (
    <g>
      <path d="M120 78h16v40h-16z" fill="var(--brick)" />
      <path d="M190 158h122v78H190z" fill="var(--zinc)" />
      <path d="M190 172h122M190 186h122M190 200h122" stroke="var(--shadow)" opacity=".5" />
      <path d="M178 162l22-36h108l20 36z" fill="var(--tile)" />
      <path d="M228 160v-18l16-16 16 16v18z" fill="var(--white)" />
      <path d="M222 146l22-24 22 24-4 4-18-19-18 19z" fill="var(--brick-d)" />
      <Panes x={236} y={140} cols={1} rows={1} w={16} h={16} lit="1" bars="cross" />
      <path d="M90 146h106v90H90z" fill="var(--white)" />
      <path d="M90 160h106M90 174h106M90 188h106M90 202h106" stroke="var(--shadow)" opacity=".6" />
      <path d="M90 150l53-60 53 60z" fill="var(--white)" />
      <path d="M80 152l63-74 63 74-8 6-55-64-55 64z" fill="var(--tile)" />
      <Panes x={131} y={116} cols={1} rows={1} w={24} h={22} lit="0" bars="cross" />
      <Panes x={104} y={152} cols={2} rows={1} w={24} h={26} dx={54} lit="10" bars="cross" />
      <Panes x={104} y={196} cols={1} rows={1} w={32} h={26} lit="1" bars="cross" />
      <path d="M154 192h26v44h-26z" fill="var(--tile)" />
      <path d="M158 197h18v12h-18z" fill="var(--lit)" />
      <path d="M148 186h38l-5-9h-28z" fill="var(--slate)" />
      <path d="M226 190h72v46h-72z" fill="var(--white)" />
      <path d="M226 201h72M226 212h72M226 223h72M250 190v46M274 190v46" stroke="var(--shadow)" />
      <Panes x={232} y={193} cols={3} rows={1} w={12} h={6} dx={24} lit="1" bars="none" />
      <path d="M202 184h14v20h-14z" fill="var(--lit)" stroke="var(--frame)" strokeWidth="1.6" />
    </g>
  );
}

/** A low thatched house behind a fence. */
export function Cottage() {
  const pickets = Array.from(
    { length: 23 },
    (_, index) => `M${84 + index * 10} 236v-16l3-4 3 4v16z`,
  );
  return (
    <g>
      <path d="M246 78h20v44h-20z" fill="var(--stone-d)" />
      <path d="M243 74h26v6h-26z" fill="var(--stone)" />
      <path d="M108 166h184v70H108z" fill="var(--cream)" />
      <path d="M286 184h46v52h-46z" fill="var(--white)" />
      <path d="M282 188l8-16h38l10 16z" fill="var(--slate)" />
      <Panes x={294} y={196} cols={3} rows={1} w={9} h={32} dx={12} lit="1" bars="cross" />
      <path
        d="M90 176q8-62 56-68 54-7 108 0 48 6 56 68-12-8-24-5-6-20-23-20t-24 18q-20-4-39 0-7-18-24-18t-23 20q-12-3-63 5z"
        fill="var(--thatch)"
      />
      <path d="M118 124q82-20 164 0" fill="none" stroke="var(--thatch-d)" strokeWidth="4" />
      <path d="M140 108q60-8 120 0l4-7q-64-9-128 0z" fill="var(--thatch-d)" />
      <Panes x={164} y={162} cols={1} rows={1} w={24} h={20} lit="1" bars="cross" />
      <Panes x={252} y={164} cols={1} rows={1} w={24} h={18} lit="1" bars="cross" />
      <Panes x={122} y={190} cols={1} rows={1} w={30} h={26} lit="1" bars="cross" />
      <Panes x={240} y={194} cols={1} rows={1} w={30} h={24} lit="0" bars="cross" />
      <path d="M186 236v-34q13-12 26 0v34z" fill="var(--leaf-d)" />
      <path d="M178 200q21-24 42 0l-4 2q-17-18-34 0z" fill="var(--timber-d)" />
      <g fill="var(--leaf)">
        <circle cx="222" cy="206" r="7" />
        <circle cx="226" cy="194" r="6" />
        <circle cx="223" cy="218" r="8" />
        <circle cx="228" cy="230" r="9" />
      </g>
      <g fill="var(--bloom)">
        <circle cx="221" cy="203" r="2" />
        <circle cx="227" cy="195" r="2" />
        <circle cx="225" cy="214" r="2" />
        <circle cx="230" cy="224" r="2" />
        <circle cx="220" cy="226" r="2" />
      </g>
      <path d={`M84 224h230v3H84zM84 231h230v3H84z${pickets.join("")}`} fill="var(--white)" />
      <path d="M186 216h28v20h-28z" fill="var(--path)" />
    </g>
  );
}

/** Slabs of timber and glass, the upper one reaching out. */
export function ModernHouse() {
  return (
    <g>
      <path d="M84 184h172v52H84z" fill="var(--stone)" />
      <path
        d="M84 198h40M84 212h40M84 226h40M98 184v14M112 198v14M94 212v14"
        stroke="var(--stone-d)"
      />
      <Panes x={130} y={192} cols={4} rows={1} w={27} h={44} dx={29} lit="1101" bars="none" />
      <path d="M78 178h186v7H78z" fill="var(--white)" />
      <path d="M152 98h84v34h-84z" fill="var(--slate)" />
      <Panes x={160} y={104} cols={3} rows={1} w={21} h={24} dx={24} lit="011" bars="none" />
      <path d="M144 92h100v7H144z" fill="var(--white)" />
      <path d="M126 132h216v48H126z" fill="var(--timber)" />
      <path
        d="M126 140h74M126 148h74M126 156h74M126 164h74M126 172h74"
        stroke="var(--timber-d)"
        opacity=".7"
      />
      <Panes x={204} y={137} cols={4} rows={1} w={32} h={39} dx={34} lit="1110" bars="none" />
      <Panes x={140} y={148} cols={2} rows={1} w={16} h={18} dx={26} lit="01" bars="none" />
      <path d="M118 126h232v7H118zM118 178h232v6H118z" fill="var(--white)" />
      <path d="M326 184h5v52h-5zM290 184h5v52h-5z" fill="var(--iron)" />
      <path d="M264 184h78v5h-78z" fill="var(--shadow)" opacity=".6" />
      <Rail x={246} y={115} w={96} h={11} />
      <path d="M264 228h84v8h-84z" fill="var(--water)" />
      <path d="M270 231h30M308 233h28" stroke="var(--frame)" opacity=".6" />
    </g>
  );
}
