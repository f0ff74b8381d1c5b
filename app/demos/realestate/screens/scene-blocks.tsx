import { Panes, Planter, Rail } from "./scene-parts.tsx";
import styles from "./scene.module.css";

/** A mansard block around a lantern-lit gateway. */
export function CourtBlock() {
  return (
    <g>
      <path d="M72 118l12-40h232l12 40z" fill="var(--slate)" />
      <path d="M72 118l12-40h20l-8 40z" fill="var(--slate-d)" />
      <path
        d="M104 116v-24q9-9 18 0v24zM166 116v-24q9-9 18 0v24zM216 116v-24q9-9 18 0v24zM278 116v-24q9-9 18 0v24z"
        fill="var(--cream)"
      />
      <Panes x={108} y={96} cols={2} rows={1} w={10} h={16} dx={62} lit="10" />
      <Panes x={220} y={96} cols={2} rows={1} w={10} h={16} dx={62} lit="11" />
      <path d="M76 118h248v118H76z" fill="var(--cream)" />
      <path d="M70 113h260v8H70z" fill="var(--cream-d)" />
      <path d="M76 158h248M76 198h248" stroke="var(--cream-d)" strokeWidth="3" />
      <Panes x={92} y={128} cols={6} rows={1} w={18} h={25} dx={39.6} lit="101101" />
      <Panes x={92} y={166} cols={2} rows={1} w={18} h={27} dx={39.6} lit="01" />
      <Panes x={250} y={166} cols={2} rows={1} w={18} h={27} dx={39.6} lit="11" />
      <Panes x={92} y={206} cols={2} rows={1} w={22} h={24} dx={39} lit="11" bars="cross" />
      <Panes x={250} y={206} cols={2} rows={1} w={22} h={24} dx={39} lit="01" bars="cross" />
      <Rail x={86} y={147} w={70} />
      <Rail x={244} y={147} w={70} />
      <Rail x={86} y={187} w={70} />
      <Rail x={244} y={187} w={70} />
      <path d="M164 236v-46a36 36 0 0 1 72 0v46z" fill="var(--cream-d)" />
      <path d="M172 236v-46a28 28 0 0 1 56 0v46z" fill="var(--deep)" />
      <path d="M180 236v-26h40v26z" fill="var(--leaf-d)" opacity=".8" />
      <circle className={styles.glow} cx="200" cy="190" r="38" fill="url(#re-glow)" />
      <path
        d="M200 162v16M194 178h12l-2 14h-8z"
        fill="var(--lit)"
        stroke="var(--iron)"
        strokeWidth="1.5"
      />
    </g>
  );
}

/** Five floors over a café on the water. */
export function QuayBlock() {
  const balcony = (x: number, y: number) => (
    <g key={`${x}-${y}`}>
      <path d={`M${x} ${y}h52v4h-52z`} fill="var(--white)" />
      <path d={`M${x} ${y - 12}h52v12h-52z`} fill="var(--glass)" opacity=".55" />
      <path d={`M${x} ${y - 12}h52`} stroke="var(--iron)" strokeWidth="1.5" />
    </g>
  );
  return (
    <g>
      <path d="M98 82h204v154H98z" fill="var(--white)" />
      <path d="M98 82h68v154H98zM234 112h68v124h-68z" fill="var(--timber)" />
      <path
        d="M104 82v120M112 82v120M120 82v120M144 82v120M152 82v120M160 82v120M240 112v90M248 112v90M288 112v90M296 112v90"
        stroke="var(--timber-d)"
        opacity=".55"
      />
      <path d="M92 76h216v7H92z" fill="var(--slate)" />
      <path d="M178 62h46v14h-46z" fill="var(--zinc)" />
      <Panes x={118} y={92} cols={1} rows={4} w={28} h={20} dy={30} lit="1011" bars="none" />
      <Panes
        x={178}
        y={92}
        cols={2}
        rows={4}
        w={20}
        h={20}
        dx={26}
        dy={30}
        lit="01101101"
        bars="none"
      />
      <Panes x={256} y={92} cols={1} rows={4} w={28} h={20} dy={30} lit="0110" bars="none" />
      {[
        [106, 114],
        [246, 144],
        [106, 174],
        [246, 114],
        [174, 144],
        [246, 204],
        [106, 204],
      ].map(([x = 0, y = 0]) => balcony(x, y))}
      <path d="M98 206h204v30H98z" fill="var(--slate)" />
      <Panes x={106} y={212} cols={6} rows={1} w={26} h={22} dx={32} lit="1111" bars="none" />
      <path d="M98 204h92l6 12H92z" fill="var(--tile)" />
      <path
        d="M110 204h14l-1 12h-16zM138 204h14l1 12h-16zM166 204h14l3 12h-15z"
        fill="var(--white)"
      />
    </g>
  );
}

/** Every floor a step back, every step a terrace. */
export function StepBlock() {
  const floors = [
    { y: 84, w: 110 },
    { y: 122, w: 160 },
    { y: 160, w: 208 },
    { y: 198, w: 256 },
  ];
  return (
    <g>
      {floors.map(({ y, w }) => (
        <g key={y}>
          <path d={`M72 ${y}h${w}v38h${-w}z`} fill="var(--white)" />
          <path d={`M68 ${y - 4}h${w + 8}v5h${-w - 8}z`} fill="var(--cream-d)" />
          <Panes
            x={84}
            y={y + 9}
            cols={Math.floor((w - 20) / 30)}
            rows={1}
            w={21}
            h={24}
            dx={30}
            lit="10110"
            bars="none"
          />
          <path d={`M72 ${y + 34}h${w}v4h${-w}z`} fill="var(--shadow)" opacity=".45" />
        </g>
      ))}
      <Planter x={184} y={120} w={42} />
      <Planter x={234} y={158} w={42} />
      <Planter x={282} y={196} w={42} />
      <Rail x={184} y={108} w={49} h={10} />
      <Rail x={234} y={146} w={49} h={10} />
      <Rail x={282} y={184} w={49} h={10} />
      <path
        d="M212 92v28M212 92q-20 2-22 12h44q-2-10-22-12z"
        fill="var(--tile)"
        stroke="var(--timber-d)"
      />
      <path
        d="M306 168v28M306 168q-18 2-20 11h40q-2-9-20-11z"
        fill="var(--cream)"
        stroke="var(--timber-d)"
      />
    </g>
  );
}

/** Brick with deep balconies over a little park. */
export function ParkBlock() {
  const floors = [90, 120, 150, 180];
  return (
    <g>
      <path d="M110 84h180v152H110z" fill="var(--brick)" />
      <path d="M110 84h40v152h-40z" fill="var(--brick-d)" opacity=".5" />
      <path d="M104 78h192v8H104z" fill="var(--cream)" />
      <Planter x={120} y={76} w={160} />
      <path d="M182 206h36v30h-36z" fill="var(--cream)" />
      <Panes x={187} y={210} cols={2} rows={1} w={12} h={26} dx={14} lit="1" bars="none" />
      <path d="M174 200h52v7h-52z" fill="var(--slate)" />
      {floors.map((y, index) => (
        <g key={y}>
          <Panes
            x={122}
            y={y + 4}
            cols={2}
            rows={1}
            w={22}
            h={19}
            dx={34}
            lit={index % 2 ? "10" : "01"}
            bars="none"
          />
          <Panes
            x={190}
            y={y + 2}
            cols={1}
            rows={1}
            w={20}
            h={22}
            lit={index === 1 ? "1" : "0"}
            bars="cross"
          />
          <Panes
            x={222}
            y={y + 4}
            cols={2}
            rows={1}
            w={22}
            h={19}
            dx={34}
            lit={index % 2 ? "11" : "10"}
            bars="none"
          />
          <path d={`M116 ${y + 24}h66v4h-66zM216 ${y + 24}h66v4h-66z`} fill="var(--cream)" />
          <Rail x={117} y={y + 14} w={63} h={10} />
          <Rail x={217} y={y + 14} w={63} h={10} />
        </g>
      ))}
      <Panes x={122} y={212} cols={2} rows={1} w={22} h={20} dx={30} lit="01" bars="cross" />
      <Panes x={226} y={212} cols={2} rows={1} w={22} h={20} dx={30} lit="10" bars="cross" />
    </g>
  );
}

/** The old foundry: a saw-tooth roof and one great arched window. */
export function Foundry() {
  return (
    <g>
      <path d="M300 50h18v100h-18z" fill="var(--brick-d)" />
      <path d="M297 46h24v7h-24zM299 68h20v4h-20z" fill="var(--brick)" />
      {[84, 142, 200, 258].map((x) => (
        <g key={x}>
          <path d={`M${x} 122l42-34v34z`} fill="var(--slate)" />
          <path
            d={`M${x + 42} 88h16v34h-16z`}
            fill="var(--lit)"
            stroke="var(--slate-d)"
            strokeWidth="2"
          />
          <path d={`M${x + 50} 88v34M${x + 42} 105h16`} stroke="var(--slate-d)" />
        </g>
      ))}
      <path d="M84 120h232v116H84z" fill="var(--brick)" />
      <path d="M84 120h232v7H84z" fill="var(--brick-d)" />
      <path
        d="M146 127h8v109h-8zM246 127h8v109h-8zM84 127h8v109h-8zM308 127h8v109h-8z"
        fill="var(--brick-d)"
        opacity=".7"
      />
      <path d="M158 222v-44a42 42 0 0 1 84 0v44z" fill="var(--cream)" />
      <path d="M163 218v-40a37 37 0 0 1 74 0v40z" fill="var(--lit)" />
      <path
        d="M163 178h74M163 198h74M181.5 146v72M200 141v77M218.5 146v72M168 160h64"
        stroke="var(--slate-d)"
        strokeWidth="2"
      />
      <path
        d="M186 218v-20h28"
        fill="none"
        stroke="var(--timber-d)"
        strokeWidth="3"
        opacity=".55"
      />
      <Panes x={101} y={142} cols={2} rows={1} w={15} h={30} dx={23} lit="01" bars="cross" />
      <Panes x={262} y={142} cols={2} rows={1} w={15} h={30} dx={23} lit="10" bars="cross" />
      <Panes x={262} y={190} cols={2} rows={1} w={15} h={26} dx={23} lit="11" bars="cross" />
      <path d="M104 190h34v46h-34z" fill="var(--leaf-d)" />
      <path d="M121 190v46M104 206h34" stroke="var(--deep)" />
      <path d="M98 182h46v6H98z" fill="var(--slate-d)" />
    </g>
  );
}

/** The old mint: columns, a pediment, and glass over all of it. */
export function MintHall() {
  return (
    <g>
      <path d="M124 92l18-26h116l18 26z" fill="var(--lit)" stroke="var(--zinc)" strokeWidth="2.5" />
      <path
        d="M148 66l-10 26M172 66l-5 26M200 66v26M228 66l5 26M252 66l10 26M134 79h132"
        stroke="var(--zinc)"
        strokeWidth="1.5"
      />
      <path d="M84 132h232v104H84z" fill="var(--stone)" />
      <path d="M70 128l130-42 130 42v9H70z" fill="var(--stone-d)" />
      <path d="M98 126l102-32 102 32z" fill="var(--stone)" />
      <circle
        cx="200"
        cy="114"
        r="8"
        fill="var(--glass)"
        stroke="var(--stone-d)"
        strokeWidth="2.5"
      />
      <Panes x={112} y={150} cols={5} rows={1} w={18} h={30} dx={39.5} lit="01011" bars="cross" />
      <Panes x={112} y={194} cols={2} rows={1} w={18} h={28} dx={39.5} lit="10" bars="cross" />
      <Panes x={230.5} y={194} cols={2} rows={1} w={18} h={28} dx={39.5} lit="01" bars="cross" />
      <path d="M188 236v-36q12-12 24 0v36z" fill="var(--timber-d)" />
      <path d="M200 195v41" stroke="var(--deep)" />
      {[94, 133.5, 173, 212.5, 252, 291.5].map((x) => (
        <path key={x} d={`M${x} 137h16v5h-2v84h2v5h-16v-5h2v-84h-2z`} fill="var(--cream)" />
      ))}
      <path d="M78 228h244v4h6v4H72v-4h6z" fill="var(--stone-d)" />
    </g>
  );
}
