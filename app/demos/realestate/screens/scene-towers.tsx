import { Panes, Planter, Rail } from "./scene-parts.tsx";
import styles from "./scene.module.css";

/** A tower whose roof has the wings of a gull. */
export function GullwingTower() {
  return (
    <g>
      <path d="M138 118h124v118H138z" fill="var(--zinc)" />
      <path d="M138 118h30v118h-30z" fill="var(--slate)" opacity=".35" />
      <Panes
        x={146}
        y={128}
        cols={6}
        rows={6}
        w={14}
        h={11}
        dx={19}
        dy={17.5}
        lit="0110010011010"
        bars="none"
      />
      <path d="M150 90h100v28H150z" fill="var(--lit)" stroke="var(--frame)" strokeWidth="2" />
      <path d="M170 90v28M190 90v28M210 90v28M230 90v28" stroke="var(--frame)" strokeWidth="1.5" />
      <circle className={styles.glow} cx="200" cy="104" r="70" fill="url(#re-glow)" opacity=".6" />
      <path d="M118 118h164v6H118z" fill="var(--white)" />
      <Rail x={119} y={106} w={30} h={12} />
      <Rail x={251} y={106} w={30} h={12} />
      <Planter x={122} y={117} w={22} />
      <Planter x={256} y={117} w={22} />
      <path d="M104 84q52-38 96-2 44-36 96 2-50-20-96 11-46-31-96-11z" fill="var(--white)" />
      <path
        d="M104 84q50-20 96 11 46-31 96-11-48-12-96 18-48-30-96-18z"
        fill="var(--slate)"
        opacity=".55"
      />
      <path d="M108 206h184v30H108z" fill="var(--stone)" />
      <path d="M104 200h192v7H104z" fill="var(--white)" />
      <Panes x={116} y={213} cols={6} rows={1} w={22} h={23} dx={29.2} lit="1" bars="none" />
    </g>
  );
}

/** A tower with a light at its top. */
export function BeaconTower() {
  return (
    <g>
      <path d="M198 26h4v34h-4z" fill="var(--iron)" />
      <circle className={styles.glow} cx="200" cy="30" r="46" fill="url(#re-glow)" />
      <circle cx="200" cy="28" r="5" fill="var(--lit)" />
      <path d="M184 60l16-14 16 14z" fill="var(--slate)" />
      <path d="M162 60h76v34h-76z" fill="var(--lit)" stroke="var(--frame)" strokeWidth="2" />
      <path d="M177 60v34M192 60v34M208 60v34M223 60v34" stroke="var(--frame)" strokeWidth="1.5" />
      <path d="M158 56h84v6h-84z" fill="var(--white)" />
      <path d="M142 94h116v142H142z" fill="var(--cream)" />
      <path d="M142 94h28v142h-28z" fill="var(--cream-d)" />
      <path d="M136 92h128v6H136z" fill="var(--white)" />
      <Rail x={137} y={81} w={24} />
      <Rail x={239} y={81} w={24} />
      <Planter x={139} y={91} w={22} />
      <Planter x={240} y={91} w={22} />
      <Panes
        x={151}
        y={106}
        cols={5}
        rows={5}
        w={14}
        h={16}
        dx={21}
        dy={22}
        lit="1010011010110"
        bars="none"
      />
      <path
        d="M170 98v120M191 98v120M212 98v120M233 98v120"
        stroke="var(--white)"
        strokeWidth="2"
        opacity=".7"
      />
      <path d="M132 218h136v18H132z" fill="var(--slate)" />
      <Panes x={140} y={221} cols={5} rows={1} w={20} h={15} dx={25} lit="1" bars="none" />
    </g>
  );
}

/** A glass tower that steps back twice, a garden on every step. */
export function SkylineTower() {
  return (
    <g>
      <path d="M126 150h148v86H126z" fill="var(--slate)" />
      <path d="M146 104h108v46H146z" fill="var(--zinc)" />
      <path d="M166 66h68v38h-68z" fill="var(--slate)" />
      <path d="M188 48h24v18h-24z" fill="var(--zinc)" />
      <Panes
        x={172}
        y={72}
        cols={3}
        rows={2}
        w={16}
        h={12}
        dx={20}
        dy={16}
        lit="110101"
        bars="none"
      />
      <Panes
        x={152}
        y={110}
        cols={5}
        rows={2}
        w={16}
        h={15}
        dx={20.5}
        dy={19}
        lit="0111011010"
        bars="none"
      />
      <Panes
        x={133}
        y={158}
        cols={6}
        rows={4}
        w={18}
        h={13}
        dx={23.2}
        dy={18}
        lit="01001011010"
        bars="none"
      />
      <path d="M120 147h160v5H120zM140 101h120v5H140zM160 63h80v5h-80z" fill="var(--white)" />
      <Planter x={122} y={146} w={22} />
      <Planter x={256} y={146} w={22} />
      <Planter x={142} y={100} w={22} />
      <Planter x={236} y={100} w={22} />
      <path d="M130 146v-18M270 146v-20" stroke="var(--timber-d)" strokeWidth="2" />
      <g fill="var(--leaf-d)">
        <circle cx="130" cy="126" r="8" />
        <circle cx="270" cy="124" r="9" />
      </g>
      <Rail x={214} y={52} w={26} />
    </g>
  );
}
